import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createFolder, removeFolders } from "./testing/fixture.mjs";
import { getSharedModules } from "./shared-modules.mjs";

afterEach(removeFolders);

const require = createRequire(import.meta.url);
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(require.resolve("react/package.json"), "utf8"));

/** @param {Record<string, string>} peerDependencies */
const getShared = (peerDependencies) =>
  getSharedModules({
    host: false,
    dev: false,
    folder: createFolder({ "package.json": JSON.stringify({ peerDependencies }) }),
  });

test("a remote accepts the major version of a shared library that it was built with", () => {
  expect(getShared({}).react).toEqual({
    singleton: true,
    import: false,
    strictVersion: true,
    requiredVersion: `^${version}`,
  });
});

test("peer dependencies widen the range to two majors, for all modules of the package, and it still has no copy", () => {
  const range = `^${version} || ^20.0.0`;
  const shared = getShared({ react: range, "react-dom": range, "styled-components": "^6.0.0 || ^7.0.0" });
  for (const request of ["react", "react/jsx-runtime", "react-dom", "react-dom/client"])
    expect(shared[request]).toMatchObject({ requiredVersion: range, import: false, strictVersion: true });
  expect(shared["styled-components"]).toMatchObject({ requiredVersion: "^6.0.0 || ^7.0.0" });
});

test("a range without the version that a remote is built with fails the build", () => {
  expect(() => getShared({ react: "^18.3.1" })).toThrow(
    `package.json accepts react ^18.3.1 as a peer, but it is built and tested with ${version}`,
  );
});
