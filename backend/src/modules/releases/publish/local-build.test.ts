import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ReleasePointersSchema, type ReleasePointers } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import { getProjectRoot } from "../../../infra/paths";
import { anUpload } from "../releases.fixtures";

const NAME = "mfe-content";
const script = pathToFileURL(join(getProjectRoot(), "scripts/lib/publish.mjs")).href;
const run = promisify(execFile);

let folder: string;
let store: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwise-build-"));
  store = join(folder, "releases");
});
afterEach(() => rm(folder, { recursive: true }));

/** Publishes builds one after the other, as `npm start` does. Returns whether each is live. */
async function publish(...versions: string[]): Promise<boolean[]> {
  const dists = await Promise.all(versions.map(build));
  const code = `
    const { publish } = await import(${JSON.stringify(script)});
    const done = [];
    for (const dist of ${JSON.stringify(dists)}) done.push((await publish(dist, ${JSON.stringify(store)})).live);
    console.log(JSON.stringify(done));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", code]);
  return z.parse(z.array(z.boolean()), JSON.parse(stdout));
}
async function build(version: string): Promise<string> {
  const dist = join(folder, "dist", version);
  const { release, files } = anUpload(NAME, version);
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, "release.json"), JSON.stringify(release));
  for (const [file, text] of Object.entries(files))
    await writeFile(join(dist, file), Buffer.from(text, "base64"));
  return dist;
}
const readLive = async () =>
  z.parse(ReleasePointersSchema, JSON.parse(await readFile(join(store, "live.json"), "utf8")));
const writeLive = (live: ReleasePointers) => writeFile(join(store, "live.json"), JSON.stringify(live));

test("a local build goes live immediately, and the flat pointer of older release repositories is migrated", async () => {
  await mkdir(store);
  await writeFile(join(store, "live.json"), JSON.stringify({ shell: "1.0.0-s", [NAME]: "0.9.0-z" }));
  expect(await publish("1.0.0-a")).toEqual([true]);
  const { releases, history } = await readLive();
  expect(releases).toMatchObject({
    shell: { stable: "1.0.0-s", enabled: true },
    [NAME]: { stable: "1.0.0-a", previous: ["0.9.0-z"], canary: null },
  });
  expect(history).toMatchObject([
    { actor: "local build", action: "promote", version: "1.0.0-a", percent: 100 },
  ]);
});

test("an earlier build becomes live again, unless the pointer was moved by someone else", async () => {
  expect(await publish("1.0.0-a", "1.1.0-b", "1.0.0-a")).toEqual([true, true, true]);
  const live = await readLive();
  expect(live.releases[NAME]).toMatchObject({ stable: "1.0.0-a", previous: ["1.1.0-b"] });
  const [event] = live.history;
  if (!event) throw new Error("There is no history.");
  const moved = { ...event, actor: "team token “CI”", version: "1.1.0-b" };
  await writeLive({
    ...live,
    releases: { [NAME]: { stable: "1.1.0-b", canary: null, previous: [], enabled: false } },
    history: [moved, ...live.history],
  });
  expect(await publish("1.0.0-a")).toEqual([false]);
  expect((await readLive()).releases[NAME]).toMatchObject({ stable: "1.1.0-b", enabled: false });
  expect(await publish("1.2.0-c")).toEqual([true]);
});

test("the newest five versions stay, those in the pointer, and those that were published otherwise", async () => {
  const published = "0.1.0-z";
  const team = join(store, NAME, published);
  await mkdir(team, { recursive: true });
  await writeFile(join(team, "release.json"), "{}");
  await utimes(join(team, "release.json"), 0, 0);
  const versions = ["1.0.0-a", "1.1.0-b", "1.2.0-c", "1.3.0-d", "1.4.0-e", "1.5.0-f", "1.6.0-g", "1.7.0-h"];
  await publish(...versions.slice(0, 7));
  for (const [at, version] of versions.slice(0, 7).entries()) {
    await utimes(join(store, NAME, version, "release.json"), at, at).catch(() => null); // It may already be gone.
  }
  await publish("1.7.0-h");
  expect((await readdir(join(store, NAME))).sort()).toEqual([published, ...versions.slice(2)]);
});
