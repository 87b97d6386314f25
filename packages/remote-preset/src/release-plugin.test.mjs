import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { buildFolder, createFolder, removeFolders } from "./testing/fixture.mjs";
import { ReleasePlugin } from "./release-plugin.mjs";

afterEach(removeFolders);

/**
 * Builds a remote whose module has this text. Returns its release and its errors.
 * @param {string} text
 * @param {string} [entry]
 * @param {object} [options]
 */
async function buildRemote(text, entry = "remoteEntry", options = {}) {
  const folder = createFolder({
    "main.js": `console.log(${JSON.stringify(text)}); import("./part.js");`,
    "part.js": "console.log('part');",
    "src/page.tsx": "",
    "package.json": JSON.stringify({ version: "1.2.3" }),
  });
  const errors = await buildFolder(folder, {
    entry: { [entry]: "./main.js" },
    plugins: [new ReleasePlugin({ name: "mfe-test", descriptor: { routes: [] }, sources: [], ...options })],
  }).catch((error) => [String(error)]);
  const read = (/** @type {string} */ file) => readFileSync(path.join(folder, "dist", file));
  return { read, errors };
}

test("a release names its entry and the hash of every script", async () => {
  const { read, errors } = await buildRemote("a");
  expect(errors).toEqual([]);
  /** @type {{ integrity: Record<string, string> }} */
  const release = JSON.parse(read("release.json").toString());
  expect(release).toMatchObject({ name: "mfe-test", entry: "remoteEntry.js", preload: ["remoteEntry.js"] });
  expect(Object.keys(release.integrity)).toHaveLength(2);
  for (const [file, hash] of Object.entries(release.integrity)) {
    expect(hash).toBe(`sha384-${createHash("sha384").update(read(file)).digest("base64")}`);
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
  }
});

test("equal builds have one version, and a change of the code gives another", async () => {
  const versions = [];
  for (const text of ["a", "a", "b"]) {
    /** @type {{ version: string }} */
    const { version } = JSON.parse((await buildRemote(text)).read("release.json").toString());
    versions.push(version);
  }
  expect(versions[0]).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});

test("a build without an entry script fails", async () => {
  const { errors } = await buildRemote("a", "main");
  expect(errors).toEqual([expect.stringContaining("mfe-test: the build has no entry script")]);
});

test("a remote lists the exports that it uses, and a shell those that it provides", async () => {
  const surface = {
    exports: { ui: { Button: ["b"] } },
    deprecations: { ui: { Button: { removal: "2027-02-01", note: "No." } } },
  };
  const loadSurface = async () => surface;
  const remote = await buildRemote("a", "remoteEntry", { loadSurface });
  expect(JSON.parse(remote.read("release.json").toString())).toMatchObject({ imports: {} });
  const shell = await buildRemote("a", "main", { name: "shell", descriptor: undefined, loadSurface });
  expect(JSON.parse(shell.read("release.json").toString())).toMatchObject(surface);
});
