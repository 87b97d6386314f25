import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadContracts, loadDomains } from "./contracts.mjs";
import { listFiles } from "./source-files.mjs";

const CALL = /\b(\w+Endpoints)\.(\w+)/g;
/** `const { search, follow: track } = appsEndpoints` */
const DESTRUCTURED = /\{([^{}]*)\}\s*=\s*(\w+Endpoints)\b/g;
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
  const texts = [];
  for await (const file of listFiles(path.join(folder, "src"))) {
    if (/\.tsx?$/.test(file)) texts.push(await readFile(file, "utf8"));
  }
  return texts.join("\n");
}

/**
 * @template T
 * @param {Record<string, T>} record
 * @returns {Record<string, T>}
 */
const sortKeys = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Yields the endpoints that a source names.
 * @param {string} source
 */
function* findCalls(source) {
  for (const [, group = "", name = ""] of source.matchAll(CALL)) yield { group, name };
  for (const [, names = "", group = ""] of source.matchAll(DESTRUCTURED)) {
    for (const one of names.split(",")) yield { group, name: one.split(":")[0]?.trim() ?? "" };
  }
}

/**
 * Returns snapshots of the calls and events that the sources of the packages in these folders name, as the contracts
 * describe them.
 * @param {string[]} folders
 */
export async function collectUses(folders) {
  const contracts = await loadContracts();
  const sources = await Promise.all(folders.map(readSources));
  /** @type {Record<string, unknown>} */
  const endpoints = {};
  for (const [at, source] of sources.entries()) {
    const domains = await loadDomains(source, folders[at] ?? "");
    for (const { group, name } of findCalls(source)) {
      const endpoint = getMember(getMember(domains, group), name);
      if (isEndpoint(endpoint)) {
        endpoints[contracts.getEndpointName(endpoint)] = contracts.snapshotEndpoint(endpoint, "caller");
      }
    }
  }
  const source = sources.join("\n");
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
