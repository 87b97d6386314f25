import { readFileSync } from "node:fs";
import path from "node:path";
import { buildFolder, createFolder, removeFolders } from "./testing/fixture.mjs";
import { MinifyPlugin } from "./minify-plugin.mjs";

afterEach(removeFolders);

test("scripts are minified and compile early, and their maps still lead to the sources", async () => {
  const folder = createFolder({
    "main.js": `/*! A license. */\nconst someLongName = (value) => value + 1;\nconsole.log(someLongName(Date.now()), someLongName(2));`,
  });
  const minimize = { minimize: true, minimizer: [new MinifyPlugin()] };
  expect(
    await buildFolder(folder, { entry: "./main.js", devtool: "source-map", optimization: minimize }),
  ).toEqual([]);
  const code = readFileSync(path.join(folder, "dist/main.js"), "utf8");
  expect(code).not.toMatch(/someLongName|license/);
  expect(code.length).toBeLessThan(150);
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  /** @type {{ sources: string[], sourcesContent: string[] }} */
  const map = JSON.parse(readFileSync(path.join(folder, "dist/main.js.map"), "utf8"));
  expect(map.sources).toContainEqual(expect.stringMatching(/main\.js$/));
  expect(map.sourcesContent.join()).toContain("someLongName");
});
