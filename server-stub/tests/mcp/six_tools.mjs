// Runs the six tools with the official client, and prints what it saw: `API_KEY=... node six_tools.mjs URL MODE`.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const [, , url, mode] = process.argv;
const client = new Client(
  { name: "six-tools", version: "1.0.0" },
  { versionNegotiation: { mode: mode === "legacy" ? "legacy" : { pin: mode } } },
);
const headers = { Authorization: `Bearer ${process.env.API_KEY}` };
await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
const seen = { version: client.getNegotiatedProtocolVersion(), tools: [], results: {} };
for (const tool of (await client.listTools()).tools) seen.tools.push(tool.name);

async function call(name, args) {
  const result = await client.callTool({ name, arguments: args });
  seen.results[name] = { isError: result.isError ?? false, structured: result.structuredContent, text: result.content[0].text };
  return result.structuredContent;
}

const agent_id = "biller";
await call("genome_get", { agent_id });
const compiled = await call("genome_compile", { agent_id, task: { task_type: "invoice" } });
const report = '<genome_report>{"followed": ["short_sentences"]}</genome_report>';
await call("genome_finalize", { agent_id, compile_id: compiled.compile_id, text: `Done.\n${report}` });
await call("genome_record_outcome", { agent_id, result: "accepted", compile_id: compiled.compile_id });
await call("genome_export", { agent_id, provenance_mode: "none" });
await call("genome_erase", { subject: "person-17" });
const refused = await client.callTool({ name: "genome_get", arguments: { agent_id: "nobody" } });
seen.refused = { isError: refused.isError, problem: JSON.parse(refused.content[0].text) };
await client.close();
console.log(JSON.stringify(seen));
