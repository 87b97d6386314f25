import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadContracts } from "./contracts.mjs";
import { listFiles, root } from "./packages.mjs";

const CALL = /\b(\w+Endpoints)\.(\w+)/g;
const EMIT = /\bbus\.emit\(([^;]*?)[,)]\s*(?:\{|\w)/g;
const HEAR = /\b(?:bus\.on|useBusEvent)\(\s*"([a-z:-]+)"/g;
const EVENT_NAME = /"([a-z]+:[a-z-]+)"/g;

async function readSources(packages) {
  const texts = [];
  for (const name of packages) {
    for await (const file of listFiles(path.join(root, name, "src"))) {
      if (/\.tsx?$/.test(file)) texts.push(await readFile(file, "utf8"));
    }
  }
  return texts.join("\n");
}

const sortKeys = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns snapshots of the calls and events that the sources of these packages name, as the contracts describe them. */
export async function collectUses(packages) {
  const contracts = await loadContracts();
  const source = await readSources(packages);
  const endpoints = {};
  for (const [, group, name] of source.matchAll(CALL)) {
    const endpoint = contracts[group]?.[name];
    if (endpoint) {
      endpoints[contracts.getEndpointName(endpoint)] = contracts.snapshotEndpoint(endpoint, "caller");
    }
  }
  const events = {};
  const note = (name, end) => {
    const schema = contracts.AppEventSchemas[name];
    if (!schema) return;
    events[name] ??= { emits: false, hears: false, payload: contracts.snapshotPayload(schema) };
    events[name][end] = true;
  };
  for (const [, name] of source.matchAll(HEAR)) note(name, "hears");
  for (const [call] of source.matchAll(EMIT)) {
    for (const [, name] of call.matchAll(EVENT_NAME)) note(name, "emits");
  }
  return { endpoints: sortKeys(endpoints), events: sortKeys(events) };
}
