// Loads the contracts and the release gate for tools. In this repository they are TypeScript, so they are bundled first.
import { build } from "esbuild";

/** @typedef {typeof import("@listwise/contracts/events") & typeof import("@listwise/contracts/remotes") & typeof import("@listwise/contracts/releases") & typeof import("@listwise/release-gate")} Contracts */

/** Modules that the tools themselves use. */
const TOOLS = [
  "@listwise/contracts/events",
  "@listwise/contracts/releases",
  "@listwise/contracts/remotes",
  "@listwise/release-gate",
];

/** @type {Promise<Contracts> | undefined} */
let loading;

/**
 * Bundles modules as they are installed for a folder, and imports the result.
 * @param {readonly string[]} requests
 * @param {string} folder
 */
async function load(requests, folder) {
  const { outputFiles } = await build({
    stdin: {
      contents: requests.map((request) => `export * from ${JSON.stringify(request)};`).join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    logLevel: "warning",
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  return import(`data:text/javascript;base64,${source}`);
}

/** Loads the modules of the contracts that the tools use, and `@listwise/release-gate`, once per process. */
export function loadContracts() {
  loading ??= load(TOOLS, import.meta.dirname);
  return loading;
}

/**
 * Loads the domains of the contracts that sources import, in the versions that are installed for their folder.
 * @param {string} source
 * @param {string} folder
 * @returns {Promise<Record<string, unknown>>}
 */
export async function loadDomains(source, folder) {
  const requests = new Set(
    [...source.matchAll(/"(@listwise\/contracts[/-][\w-]+)"/g)].map(([, one = ""]) => one),
  );
  return requests.size > 0 ? load([...requests].sort(), folder) : {};
}
