import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadContracts, loadDomains } from "./contracts.mjs";
import { findCalls } from "./find-calls.mjs";
import { listFiles } from "./source-files.mjs";

const EMIT = /\bbus\.emit\(([^;]*?)[,)]\s*(?:\{|\w)/g;
const HEAR = /\b(?:bus\.on|useBusEvent)\(\s*"([a-z:-]+)"/g;
const EVENT_NAME = /"([a-z]+:[a-z-]+)"/g;

/**
 * @param {unknown} object
 * @param {string} key
 * @returns {unknown}
 */
const getMember = (object, key) =>
  typeof object === "object" && object !== null
    ? Object.getOwnPropertyDescriptor(object, key)?.value
    : undefined;

/**
 * @param {unknown} value
 * @returns {value is import("@listwise/contracts/api").Endpoint}
 */
const isEndpoint = (value) =>
  typeof getMember(value, "method") === "string" && typeof getMember(value, "path") === "string";

/**
 * @template {object} T
 * @param {T} object
 * @param {PropertyKey} key
 * @returns {key is keyof T}
 */
const isKey = (object, key) => Object.hasOwn(object, key);

/** @param {string} folder */
async function readSources(folder) {
  const files = [];
  for await (const file of listFiles(path.join(folder, "src"))) {
    if (/\.tsx?$/.test(file)) files.push({ file, source: await readFile(file, "utf8") });
  }
  return files;
}

/**
 * @template T
 * @param {Record<string, T>} record
 * @returns {Record<string, T>}
 */
const sortKeys = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Returns snapshots of the calls and events that the sources of the packages in these folders name, as the contracts
 * describe them.
 * @param {string[]} folders
 */
export async function collectUses(folders) {
  const contracts = await loadContracts();
  /** @type {Record<string, unknown>} */
  const endpoints = {};
  let source = "";
  for (const folder of folders) {
    const files = await readSources(folder);
    const text = files.map((one) => one.source).join("\n");
    const domains = await loadDomains(text, folder);
    for (const { group, name } of (await Promise.all(files.map(findCalls))).flat()) {
      const all = getMember(domains, group);
      for (const endpoint of name === null ? Object.values(all ?? {}) : [getMember(all, name)]) {
        if (isEndpoint(endpoint)) {
          endpoints[contracts.getEndpointName(endpoint)] = contracts.snapshotEndpoint(endpoint, "caller");
        }
      }
    }
    source += `\n${text}`;
  }
  const { AppEventSchemas: schemas, snapshotPayload } = contracts;
  /** @type {Record<string, { emits: boolean, hears: boolean, payload: unknown }>} */
  const events = {};
  /**
   * @param {string} name
   * @param {"emits" | "hears"} end
   */
  const note = (name, end) => {
    if (!isKey(schemas, name)) return;
    const event = (events[name] ??= { emits: false, hears: false, payload: snapshotPayload(schemas[name]) });
    event[end] = true;
  };
  for (const [, name = ""] of source.matchAll(HEAR)) note(name, "hears");
  for (const [call] of source.matchAll(EMIT)) {
    for (const [, name = ""] of call.matchAll(EVENT_NAME)) note(name, "emits");
  }
  return { endpoints: sortKeys(endpoints), events: sortKeys(events) };
}
