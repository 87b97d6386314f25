// Loads the contracts and the release gate for tools. In this repository they are TypeScript, so they are bundled first.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { build } from "esbuild";

/** @typedef {typeof import("@listwise/contracts/events") & typeof import("@listwise/contracts/remotes") & typeof import("@listwise/release-gate")} Contracts */

/** @type {Promise<Contracts> | undefined} */
let loading;

/** @returns {Promise<Contracts>} */
async function load() {
  const manifest = createRequire(import.meta.url).resolve("@listwise/contracts/package.json");
  /** @type {{ exports: Record<string, unknown> }} */
  const { exports } = JSON.parse(readFileSync(manifest, "utf8"));
  const domains = Object.keys(exports).filter((name) => name !== "./package.json");
  const requests = domains.map((name) => `@listwise/contracts/${name.slice(2)}`);
  const contents = [...requests, "@listwise/release-gate"]
    .map((request) => `export * from ${JSON.stringify(request)};`)
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    logLevel: "warning",
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  return import(`data:text/javascript;base64,${source}`);
}

/** Loads the exports of `@listwise/contracts` and `@listwise/release-gate`, once per process. */
export function loadContracts() {
  loading ??= load();
  return loading;
}
