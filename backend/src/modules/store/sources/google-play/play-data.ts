import { assertComplete } from "../live/assert-complete";
import { parseJson } from "../live/parse-json";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";

const BLOCK_START = "AF_initDataCallback(";
const DATA_START = "data:";
const DATA_END = ", sideChannel: {}});</script>";
const KEY = /key: ?'(ds:\d{1,3})'/;
/** Text before the JSON of a call, so that it can't run as a script. */
const GUARD = ")]}'";

/** Steps into nested lists and objects; a negative number counts from the end of a list. */
export type Path = readonly (number | string)[];

/** Returns the value at a path, or `undefined` if nothing is there. */
export function getAt(value: unknown, ...path: Path): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return typeof step === "number" ? inner.at(step) : undefined;
    return typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined;
  }, value);
}

/**
 * Returns the data of a page by key, such as `ds:5`.
 * @throws UnexpectedResponse if the page is truncated or has none
 */
export function readPageData(text: string): ReadonlyMap<string, unknown> {
  const blocks = assertComplete(text).split(BLOCK_START).slice(1);
  const data = new Map<string, unknown>();
  for (const block of blocks) {
    const [, key] = KEY.exec(block.slice(0, 200)) ?? [];
    const [start, end] = [block.indexOf(DATA_START), block.indexOf(DATA_END)];
    if (key !== undefined && start >= 0 && end > start)
      data.set(key, parseJson(block.slice(start + DATA_START.length, end)));
  }
  if (data.size === 0) throw new UnexpectedResponse("the page contains no data");
  return data;
}

/** Returns the form of a remote call, as the store's own pages send it. */
export function buildCall(name: string, parameters: unknown): Record<string, string> {
  return { "f.req": JSON.stringify([[[name, JSON.stringify(parameters), null, "generic"]]]) };
}

/** Returns a function that reads the answer of a remote call; it is `null` if the store has nothing. */
export function readCall<T>(name: string, read: (answer: unknown) => T): Read<T> {
  return (text) => {
    if (!text.startsWith(GUARD)) throw new UnexpectedResponse("not the answer of a call");
    const parsed = parseJson(text.slice(GUARD.length));
    const envelopes: unknown[] = Array.isArray(parsed) ? parsed : [];
    const own = envelopes.find((one) => getAt(one, 0) === "wrb.fr" && getAt(one, 1) === name);
    if (own === undefined) throw new UnexpectedResponse(`it doesn't answer ${name}`);
    const answer = getAt(own, 2);
    if (answer === null) return read(null);
    if (typeof answer !== "string") throw new UnexpectedResponse(`the answer of ${name} isn't text`);
    return read(parseJson(answer));
  };
}
