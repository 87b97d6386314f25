// Builds a remote for two majors of React into a folder, and a page that provides the older one: `node build-two-majors.mjs <folder>`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { createRemote } from "@listwise/remote-preset";
import { compile } from "./compile.mjs";
import { federationRuntimeAliases } from "./federation-runtime.mjs";
import { root } from "./packages.mjs";
import { writeSharedSurface } from "./shared-surface.mjs";

const [folder = ""] = process.argv.slice(2);
const fromTests = createRequire(path.join(root, "e2e/package.json"));
const fromPreset = createRequire(path.join(root, "packages/remote-preset/package.json"));

/**
 * @param {NodeJS.Require} from
 * @param {string} name
 */
const findManifest = (from, name) => from.resolve(`${name}/package.json`);

/**
 * @param {NodeJS.Require} from
 * @param {string} name
 * @returns {Promise<string>}
 */
const readVersion = async (from, name) =>
  JSON.parse(await readFile(findManifest(from, name), "utf8")).version;

const older = await readVersion(fromTests, "react-18");
const newer = await readVersion(fromPreset, "react");
// Open above, because the tests give the site a still newer version.
const range = `^${older} || >=${newer}`;
const route = { path: "/two-majors", guard: "user", titleKey: "seo.title.two_majors", title: "Two majors" };

/** @type {Record<string, string>} */
const remote = {
  "package.json": JSON.stringify({
    name: "mfe-two-majors",
    version: "1.0.0",
    peerDependencies: { react: range, "react-dom": range },
  }),
  "remote.json": JSON.stringify({
    name: "mfe-two-majors",
    owner: "@listwise/platform",
    contract: 1,
    routes: [route],
    navigation: [],
    widgets: [],
  }),
  "src/lifecycles.tsx": `
    import * as React from "react";
    import ReactDOMClient from "react-dom/client";
    import singleSpaReact from "single-spa-react";
    function Root() {
      const [count, setCount] = React.useState(0);
      return <button onClick={() => setCount(count + 1)}>React {React.version}, {count} clicks</button>;
    }
    export const { bootstrap, mount, unmount } = singleSpaReact({
      React, ReactDOMClient, rootComponent: Root, errorBoundary: () => null,
    });`,
};
for (const [name, text] of Object.entries(remote)) {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}
await writeSharedSurface();
await compile(await createRemote(folder)());

/** The part of the shell that the remote needs, with the older React. */
const page = `
  import "./src/host/delivery/federation/provide-federation-runtime.mjs";
  const libraries = {
    "react": require("react"),
    "react/jsx-runtime": require("react/jsx-runtime"),
    "react-dom": require("react-dom"),
    "react-dom/client": require("react-dom/client"),
    "single-spa-react": require("single-spa-react"),
  };
  globalThis[Symbol.for("listwise.integrity.v1")] = (address) => ({ address, trusted: address, integrity: "" });
  globalThis.mountRemote = async (release, domElement) => {
    const scope = Object.fromEntries(Object.entries(libraries).map(([name, lib]) => {
      const version = name.startsWith("single-spa") ? release.shared[name].slice(1) : "${older}";
      const shareConfig = { singleton: true, requiredVersion: "^" + version };
      const entry = { version, lib: () => lib, get: async () => () => lib, loaded: true, from: "page", useIn: [],
        scope: ["default"], strategy: "loaded-first", shareConfig };
      return [name, { [version]: entry }];
    }));
    const script = Object.assign(document.createElement("script"), { src: "/" + release.entry });
    await new Promise((resolve, reject) => {
      Object.assign(script, { onload: resolve, onerror: reject });
      document.head.append(script);
    });
    await globalThis.mfe_two_majors.init(scope);
    const { bootstrap, mount } = (await globalThis.mfe_two_majors.get("./lifecycles"))();
    const props = { name: "two-majors", domElement };
    for (const step of [bootstrap, mount].flat()) await step(props);
  };`;
await build({
  stdin: { contents: page, resolveDir: path.join(root, "shell") },
  bundle: true,
  outfile: path.join(folder, "page.js"),
  format: "iife",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
  alias: {
    react: path.dirname(findManifest(fromTests, "react-18")),
    "react-dom": path.dirname(findManifest(fromTests, "react-dom-18")),
    "federation-bundler-runtime": federationRuntimeAliases["federation-bundler-runtime$"] ?? "",
    "federation-container-entry": federationRuntimeAliases["federation-container-entry$"] ?? "",
  },
});
const { entry } = JSON.parse(await readFile(path.join(folder, "dist/release.json"), "utf8"));
console.log(entry);
