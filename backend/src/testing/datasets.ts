import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns an app in the format of Apple's lookup, with these fields. */
export function anItunesApp(fields: { trackId: number; trackName: string } & Record<string, unknown>) {
  return {
    kind: "software",
    primaryGenreName: "Weather",
    userRatingCount: 10,
    averageUserRating: 4.5,
    ...fields,
  };
}

/** Returns a line of a data set about an app on Google Play, with these fields. */
export function aPlayApp(fields: { appId: string; title: string } & Record<string, unknown>) {
  return { platform: "android", genre: "Weather", ratings: 10, score: 4.5, free: true, ...fields };
}

/** Writes a data set with these lines, converting objects to JSON, and returns its path. The test run removes it. */
export async function aDataset(lines: readonly (object | string)[]): Promise<string> {
  const path = join(
    await mkdtemp(join(process.env.LISTWISE_TEST_FOLDER ?? tmpdir(), "dataset-")),
    "apps.jsonl",
  );
  await writeFile(
    path,
    lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  );
  return path;
}
