import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { buildFolder, createFolder, removeFolders } from "./testing/fixture.mjs";
import { IntegrityPlugin } from "./integrity-plugin.mjs";

afterEach(removeFolders);

const FILES = {
  "main.js": `globalThis.load = () => import(/* webpackChunkName: "part" */ "./part.js");`,
  "part.js": `export const part = 1;`,
};

/**
 * Builds two chunks and loads the second one in a page with this integrity table. Returns the scripts that were added.
 * @param {(url: string) => object} approve
 */
async function loadChunk(approve) {
  const folder = createFolder(FILES);
  expect(await buildFolder(folder, { entry: "./main.js", plugins: [new IntegrityPlugin()] })).toEqual([]);
  /** @type {Record<string, unknown>[]} */
  const scripts = [];
  const page = vm.createContext({
    setTimeout: () => undefined,
    clearTimeout: () => undefined,
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (/** @type {Record<string, unknown>} */ script) => void scripts.push(script) },
    },
    [Symbol.for("listwise.integrity.v1")]: approve,
  });
  page.self = page;
  vm.runInContext(readFileSync(path.join(folder, "dist/main.js"), "utf8"), page);
  /** @type {Promise<unknown>} */
  const loading = vm.runInContext("load()", page);
  return { scripts, loading };
}

test("a chunk is loaded from the address and with the hash of the page's table", async () => {
  const approve = jest.fn(() => ({ address: "/approved.js", trusted: "/trusted.js", integrity: "sha384-x" }));
  const { scripts } = await loadChunk(approve);
  expect(approve).toHaveBeenCalledWith("/files/part.js");
  expect(scripts).toMatchObject([{ src: "/trusted.js", integrity: "sha384-x", crossOrigin: "anonymous" }]);
});

test("a chunk that the table refuses adds no script and rejects the import", async () => {
  const { scripts, loading } = await loadChunk(() => {
    throw new Error("no hash");
  });
  await expect(loading).rejects.toMatchObject({ message: expect.stringContaining("refused: no hash") });
  expect(scripts).toEqual([]);
});
