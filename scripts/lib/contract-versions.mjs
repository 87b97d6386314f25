// Versions of the published domains of packages/contracts. They are derived from the changes.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { contracts, getDomainPackage, readDomains } from "./contract-domains.mjs";
import { root } from "./packages.mjs";
import { loadSurfaceTools } from "./shared-surface.mjs";

/** @import { DomainState } from "../../packages/release-gate/src/surface/index.ts" */
/** @import { Domain } from "./contract-domains.mjs" */
/** @typedef {Record<string, { version: string, content: string }>} Versions the version and a hash of each domain */

const RECORD = ".changeset/contracts.json";
/** Version of a domain that is not in the record yet. */
export const FIRST_VERSION = "1.0.0";

/**
 * Returns the range in which one domain accepts another: from the minor version that it was built with.
 * @param {string} version
 */
export const getDomainRange = (version) => `^${version.replace(/\d+$/, "0")}`;

/**
 * @param {string} version
 * @param {"major" | "minor" | "patch"} bump
 */
function increment(version, bump) {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * Reads the versions of all published domains.
 * @returns {Promise<Versions>}
 */
export async function readDomainVersions() {
  const file = path.join(root, RECORD);
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

/**
 * Returns a hash of everything that the package of a domain contains: its sources, and the versions of other domains.
 * @param {Domain} domain
 * @param {Versions} versions
 */
async function hashDomain({ sources, imports }, versions) {
  const hash = createHash("sha256");
  for (const file of sources) hash.update(path.relative(contracts, file)).update(await readFile(file));
  for (const name of imports)
    hash.update(name).update(getDomainRange(versions[name]?.version ?? FIRST_VERSION));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Loads the types and values that domains export.
 * @param {Record<string, string>} entries
 * @returns {Promise<Record<string, DomainState>>}
 */
async function loadStates(entries) {
  const { computeSurface } = await loadSurfaceTools();
  const { exports } = computeSurface(entries, { withTypes: true });
  const names = Object.keys(entries);
  const contents = names.map((name, at) => `export * as d${at} from ${JSON.stringify(entries[name])};`);
  const { outputFiles } = await build({
    stdin: { contents: contents.join("\n"), resolveDir: contracts },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    logLevel: "warning",
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  const values = await import(`data:text/javascript;base64,${source}`);
  return Object.fromEntries(
    names.map((name, at) => [name, { types: exports[name] ?? {}, values: values[`d${at}`] }]),
  );
}

/**
 * Runs `work` with the folder of packages/contracts as it was when the versions were last written. It imports aso-core as it
 * was then, too: an export that has been removed since is still there.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
async function withLastVersion(work) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: root, maxBuffer: 100_000_000 });
  const commit = git("log", "-1", "--format=%H", "--", RECORD).toString().trim();
  // Inside the packages, so that their imports find the same libraries.
  const folder = path.join(contracts, ".cache/last-version");
  const asoCore = path.join(root, "packages/aso-core/.cache/last-version");
  /** @type {(to: string, ...sources: string[]) => Promise<void>} */
  const extract = async (to, ...sources) => {
    await mkdir(to, { recursive: true });
    const input = git("archive", commit, ...sources);
    execFileSync("tar", ["-x", "-C", to, "--strip-components=2"], { input });
  };
  try {
    await extract(folder, "packages/contracts/src");
    await extract(asoCore, "packages/aso-core/src", "packages/aso-core/package.json");
    const scope = path.join(folder, "node_modules/@listwise");
    await mkdir(scope, { recursive: true });
    await symlink(asoCore, path.join(scope, "aso-core"), "dir");
    return await work(folder);
  } finally {
    for (const copy of [folder, asoCore]) await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Writes new versions for the domains that have changed since they were last written.
 * @throws if a domain has changed and the history of the repository is missing
 */
export async function updateDomainVersions() {
  const recorded = await readDomainVersions();
  const domains = await readDomains();
  /** @type {Versions} */
  const versions = {};
  /** @type {Promise<{ before: Record<string, DomainState>, after: Record<string, DomainState> }> | undefined} */
  let states;
  const { compareDomains } = await loadSurfaceTools();
  for (const domain of domains) {
    const last = recorded[domain.name];
    const content = await hashDomain(domain, versions);
    if (!last || last.content === content) {
      versions[domain.name] = last ?? { version: FIRST_VERSION, content };
      continue;
    }
    states ??= loadBothStates(domains.filter(({ name }) => recorded[name]));
    const { before, after } = await states;
    const [old, now] = [before[domain.name], after[domain.name]];
    if (!old || !now) throw new Error(`${domain.name} is in ${RECORD}, but its last version has no sources.`);
    const { bump, reasons } = compareDomains(old, now);
    versions[domain.name] = { version: increment(last.version, bump), content };
    console.log(`${getDomainPackage(domain.name)} ${versions[domain.name]?.version} (${bump})`);
    for (const reason of reasons) console.log(`  ${reason}`);
  }
  const sorted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(path.join(root, RECORD), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** @param {Domain[]} domains */
const loadBothStates = (domains) =>
  withLastVersion(async (folder) => {
    const now = domains.map(({ name, entry }) => [name, entry]);
    const last = domains
      .map(({ name, entry }) => [name, path.join(folder, path.relative(contracts, entry))])
      .filter(([, entry = ""]) => existsSync(entry));
    return {
      before: await loadStates(Object.fromEntries(last)),
      after: await loadStates(Object.fromEntries(now)),
    };
  });
