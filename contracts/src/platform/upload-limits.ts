import { z } from "../zod";
import { ReleaseSchema } from "./remotes";

/*
 * Limits of what one upload holds, chosen by us: several times what our largest release has. The gate compares what releases
 * name with each other, and every browser gets each remote.json. Releases in the store are read without these limits.
 */
const MAX_FILES = 500;
const MAX_ROUTES = 200;
const MAX_ENTRIES = 100;
const MAX_CALLS = 1_000;
/** Characters of `release.json` as the build writes it. */
const MAX_RELEASE_LENGTH = 1_000_000;
/** Characters of the remote's descriptor in it, without line breaks. */
const MAX_DESCRIPTOR_LENGTH = 64_000;
const MAX_TEXT_LENGTH = 2_000;

const format = (count: number) => count.toLocaleString("en");

function countEntries(value: unknown): number {
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

/** Returns a schema of a list or record that counts its entries and reads none of them. */
function atMost(max: number, noun: string, holder = "release.json names") {
  const describe = (count: number) =>
    `${holder} ${format(count)} ${noun}; at most ${format(max)} are allowed.`;
  const isWithin = (value: unknown) => countEntries(value) <= max;
  return z
    .unknown()
    .check(z.refine(isWithin, { error: ({ input }: { input?: unknown }) => describe(countEntries(input)) }));
}

const PageLimits = z.object({ preload: atMost(MAX_ENTRIES, "files to preload for one page") });
const DescriptorLimits = z
  .object({
    routes: atMost(MAX_ROUTES, "routes"),
    navigation: atMost(MAX_ENTRIES, "navigation entries"),
    permissions: atMost(MAX_ENTRIES, "permissions"),
    widgets: atMost(MAX_ENTRIES, "widgets"),
  })
  .check(
    z.refine(
      (lists) => JSON.stringify(lists).length <= MAX_DESCRIPTOR_LENGTH,
      `The descriptor in release.json is longer than the ${format(MAX_DESCRIPTOR_LENGTH)} characters allowed.`,
    ),
  );
const UsesLimits = z.object({
  endpoints: atMost(MAX_CALLS, "calls"),
  events: atMost(MAX_ENTRIES, "events"),
});
const ReleaseLimits = z.object({
  integrity: atMost(MAX_FILES, "files with a hash"),
  preload: atMost(MAX_ENTRIES, "files to preload"),
  descriptor: z.optional(DescriptorLimits),
  pages: z.optional(z.pipe(atMost(MAX_ROUTES, "pages"), z.record(z.string(), PageLimits))),
  shared: z.optional(atMost(MAX_ENTRIES, "shared libraries")),
  provides: z.optional(atMost(MAX_ENTRIES, "libraries")),
  uses: z.optional(UsesLimits),
});
const FilesLimit = atMost(MAX_FILES, "files", "The upload has");

/** Returns the sentence that refuses a release for its length or that of a text in it; `null` if both are within the limits. */
function findOversize(release: unknown): string | null {
  if (typeof release !== "object" || release === null) return null;
  const tooLong = `release.json is longer than the ${format(MAX_RELEASE_LENGTH)} characters allowed.`;
  // Line breaks and indents multiply the length of nested parts, so the text without them is measured first.
  if (JSON.stringify(release).length > MAX_RELEASE_LENGTH) return tooLong;
  let longest = 0;
  const measure = (key: string, value: unknown) => {
    longest = Math.max(longest, key.length, typeof value === "string" ? value.length : 0);
    return value;
  };
  if (JSON.stringify(release, measure, 2).length > MAX_RELEASE_LENGTH) return tooLong;
  if (longest > MAX_TEXT_LENGTH) {
    return `release.json holds a text of ${format(longest)} characters; at most ${format(MAX_TEXT_LENGTH)} are allowed.`;
  }
  return null;
}

/**
 * `release.json` of an upload: a {@link ReleaseSchema} within the limits. They are checked before its parts are read one by
 * one, because millions of parts would hold up the server.
 */
export const UploadedReleaseSchema = z.pipe(
  z.transform((release: z.input<typeof ReleaseSchema>, { issues }) => {
    const { error } = z.safeParse(ReleaseLimits, release);
    // Parts of a wrong type are left to the schema of releases, which names them.
    const overLimit = error?.issues.find(({ code }) => code === "custom");
    const message = overLimit?.message ?? findOversize(release);
    if (message !== null) issues.push({ code: "custom", message, input: release });
    return release;
  }),
  ReleaseSchema,
);

/** Files of an upload by name, in base64, within the limit of their number. */
export const UploadedFilesSchema = z.pipe(
  z.transform((files: Record<string, string>, { issues }) => {
    const message = z.safeParse(FilesLimit, files).error?.issues[0]?.message;
    if (message !== undefined) issues.push({ code: "custom", message, input: files });
    return files;
  }),
  z.record(z.string(), z.string()),
);
