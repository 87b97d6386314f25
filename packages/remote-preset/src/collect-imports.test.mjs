import { readFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { buildFolder, createFolder, removeFolders } from "./testing/fixture.mjs";
import { ReleasePlugin } from "./release-plugin.mjs";

afterEach(removeFolders);

const exports = { ui: { Button: ["b"], Table: ["t", "o"], Unused: ["u"] }, lib: { a: [], b: [] } };

/**
 * Builds modules that use the shared modules `ui`, `lib` and `other`. Returns what their release says about it.
 * @param {Record<string, string>} files
 */
async function collect(files) {
  const folder = createFolder({
    "package.json": `{ "version": "1.0.0", "sideEffects": false }`,
    "src/page.tsx": "",
    ...files,
  });
  const shared = ["ui", "lib", "other"].map((name) => [name, { import: false }]);
  const loadSurface = async () => ({ exports, deprecations: {} });
  const errors = await buildFolder(folder, {
    entry: { remoteEntry: "./main.js" },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: Object.fromEntries(shared) }),
      new ReleasePlugin({ name: "mfe-test", descriptor: { routes: [] }, sources: [], loadSurface }),
    ],
  });
  expect(errors).toEqual([]);
  return JSON.parse(readFileSync(path.join(folder, "dist/release.json"), "utf8")).imports;
}

test("named, renamed, namespace, re-exported and lazily loaded imports count; unused ones and other modules don't", async () => {
  const imports = await collect({
    "main.js": `
      import { Button as Knob, Unused } from "ui";
      import * as lib from "lib";
      import other from "other";
      import { Again } from "./again.js";
      console.log(Knob, lib.b, other, Again);
      import("./page.js");`,
    "again.js": `export { Fancy as Again, Unused as Never } from "ui";`,
    "page.js": `import { Table } from "ui"; console.log(Table);`,
  });
  expect(imports).toEqual({ lib: { b: [] }, ui: { Button: ["b"], Fancy: [], Table: ["t", "o"] } });
});

test("a module that is used as a whole counts with all its exports", async () => {
  const imports = await collect({ "main.js": `import * as ui from "ui"; console.log(ui[location.hash]);` });
  expect(imports).toEqual({ ui: exports.ui });
});
