import type { FastifyRequest } from "fastify";
import { fail } from "../../../infra/http/errors";

/*
 * Limits of one upload, chosen by us: several times the size of our largest release. The gate compares entries of
 * releases with each other, and every browser loads each remote.json. Stored releases are read without these limits.
 */
const MAX_FILES = 500;
const MAX_ROUTES = 200;
const MAX_ENTRIES = 100;
const MAX_CALLS = 1_000;
/** Maximum length of `release.json` as the build writes it. */
const MAX_RELEASE_LENGTH = 1_000_000;
/** Maximum length of the remote's descriptor in it, without line breaks. */
const MAX_DESCRIPTOR_LENGTH = 64_000;
const MAX_TEXT_LENGTH = 2_000;

/** Lists and records of `release.json`: path, noun for messages, and maximum number of entries. */
const LISTS: readonly (readonly [path: readonly string[], noun: string, most: number])[] = [
  [["integrity"], "files with a hash", MAX_FILES],
  [["preload"], "files to preload", MAX_ENTRIES],
  [["pages"], "pages", MAX_ROUTES],
  [["shared"], "shared libraries", MAX_ENTRIES],
  [["provides"], "libraries", MAX_ENTRIES],
  [["exports"], "shared modules", MAX_ENTRIES],
  [["imports"], "shared modules", MAX_ENTRIES],
  [["uses", "endpoints"], "calls", MAX_CALLS],
  [["uses", "events"], "events", MAX_ENTRIES],
  [["descriptor", "routes"], "routes", MAX_ROUTES],
  [["descriptor", "navigation"], "navigation entries", MAX_ENTRIES],
  [["descriptor", "permissions"], "permissions", MAX_ENTRIES],
  [["descriptor", "widgets"], "widgets", MAX_ENTRIES],
];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const read = (value: unknown, key: string): unknown =>
  isObject(value) ? Reflect.get(value, key) : undefined;
const countEntries = (value: unknown): number => (isObject(value) ? Object.keys(value).length : 0);
const measure = (value: unknown): number => JSON.stringify(value ?? null).length;
const format = (count: number) => count.toLocaleString("en");
const tooMany = (count: number, noun: string, most: number, holder = "release.json has") =>
  count > most ? `${holder} ${format(count)} ${noun}; the limit is ${format(most)}.` : null;

/**
 * Hook for bodies with `release` and `files`: counts their entries before any of them is read, because millions of
 * entries would block the server.
 *
 * @throws VALIDATION_FAILED with the exceeded limit
 */
export async function refuseOversize({ body }: FastifyRequest): Promise<void> {
  const release = read(body, "release");
  const problem =
    tooMany(countEntries(read(body, "files")), "files", MAX_FILES, "The upload has") ??
    findLongList(release) ??
    findLongText(release);
  if (problem !== null) throw fail("VALIDATION_FAILED", problem);
}

function findLongList(release: unknown): string | null {
  for (const [path, noun, most] of LISTS) {
    const problem = tooMany(countEntries(path.reduce(read, release)), noun, most);
    if (problem !== null) return problem;
  }
  const pages = read(release, "pages");
  for (const page of isObject(pages) ? Object.values(pages) : []) {
    const problem = tooMany(
      countEntries(read(page, "preload")),
      "files to preload for one page",
      MAX_ENTRIES,
    );
    if (problem !== null) return problem;
  }
  return null;
}

function findLongText(release: unknown): string | null {
  const tooLong = `release.json is longer than ${format(MAX_RELEASE_LENGTH)} characters.`;
  // Line breaks and indentation multiply the length of nested parts, so the text without them is measured first.
  if (measure(release) > MAX_RELEASE_LENGTH) return tooLong;
  if (measure(read(release, "descriptor")) > MAX_DESCRIPTOR_LENGTH) {
    return `The descriptor in release.json is longer than ${format(MAX_DESCRIPTOR_LENGTH)} characters.`;
  }
  let longest = 0;
  const text = JSON.stringify(
    release ?? null,
    (key, value: unknown) => {
      longest = Math.max(longest, key.length, typeof value === "string" ? value.length : 0);
      return value;
    },
    2,
  );
  if (text.length > MAX_RELEASE_LENGTH) return tooLong;
  if (longest <= MAX_TEXT_LENGTH) return null;
  return `release.json contains a text of ${format(longest)} characters; the limit is ${format(MAX_TEXT_LENGTH)}.`;
}
