/** Numbers as text: as ECMAScript writes them, and as Python does. */

import { NO_CANONICAL_FORM } from "../spec/agf.js";

/** Returns a number as RFC 8785 writes it, which is as ECMAScript does. */
export function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(NO_CANONICAL_FORM.number);
  return String(value);
}

/** Returns a number with `.0` behind integral values, as a gene's strength is written. */
export function withFraction(value: number): string {
  const text = String(value);
  if (value === 0) return "0.0";
  return text.includes(".") || text.includes("e") ? text : `${text}.0`;
}

/** Returns a number as Python's `repr` gives it for a float. */
export function pythonFloat(value: number): string {
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const [mantissa, power] = value.toExponential().split("e") as [string, string];
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    return `${mantissa}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  }
  const sign = value < 0 ? "-" : "";
  const digits = mantissa.replace(/[-.]/g, "");
  const point = exponent + 1;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  if (digits.length <= point) return `${sign}${digits.padEnd(point, "0")}.0`;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
