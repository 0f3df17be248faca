"use strict";
const form = document.getElementById("filter");
const results = [...document.querySelectorAll("details")];
const none = document.getElementById("none");
function show() {
  const words = document.getElementById("words").value.toLowerCase().split(/\s+/).filter(Boolean);
  const statuses = new Set([...form.querySelectorAll("input:checked")].map((box) => box.value));
  let left = 0;
  for (const result of results) {
    const text = result.textContent.toLowerCase();
    result.hidden = !statuses.has(result.dataset.status) || !words.every((word) => text.includes(word));
    left += result.hidden ? 0 : 1;
  }
  none.hidden = left > 0;
}
if (form) {
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
}
