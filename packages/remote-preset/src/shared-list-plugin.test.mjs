import path from "node:path";
import { buildFolder, createFolder, removeFolders } from "./testing/fixture.mjs";
import { SharedListPlugin } from "./shared-list-plugin.mjs";

afterEach(removeFolders);

/**
 * Builds a module that uses a library of which the shell provides `list`. Returns the errors.
 * @param {{ request: string, code: string, list: string }} options
 */
function build({ request, code, list }) {
  const folder = createFolder({ "main.ts": code, "list.mjs": `export { ${list} } from "library-itself";` });
  return buildFolder(folder, {
    entry: "./main.ts",
    externals: { [request]: "library" },
    plugins: [new SharedListPlugin({ request, list: path.join(folder, "list.mjs") })],
  });
}

test("a name that the shell does not provide fails the build", async () => {
  const code = `import { useQuery, useSecret as secret } from "some-library";\nconsole.log(useQuery, secret);`;
  const request = "some-library";
  expect(await build({ request, code, list: "useQuery, useSecret" })).toEqual([]);
  expect(await build({ request, code, list: "useQuery" })).toEqual([
    expect.stringContaining("uses useSecret of some-library"),
  ]);
});

test("members of zod are checked by their names", async () => {
  const code = `import * as z from "zod/mini";\nconsole.log(z.string(), z.cuid());`;
  expect(await build({ request: "zod/mini", code, list: "string" })).toEqual([
    expect.stringContaining("uses cuid of zod/mini"),
  ]);
});
