import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { satisfies } from "semver";

const require = createRequire(import.meta.url);
const lists = path.resolve(import.meta.dirname, "../shared");

/** Modules that all bundles of a page share, one copy each. The shell provides them; remotes contain none. */
const singletons = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "styled-components",
  "zustand",
  "single-spa",
  "single-spa-react",
  "@tanstack/react-query",
  "@listwise/shared-auth",
  "@listwise/shared-ui",
];
/** Shared modules that the shell provides in a chunk of their own, which loads with the first page that needs it. */
const lazySingletons = ["@listwise/shared-ui/form", "@listwise/shared-ui/table"];

/** Shared modules of this repository. */
export const ownModules = [...singletons, ...lazySingletons].filter((request) =>
  request.startsWith("@listwise/"),
);
const getPackageName = (/** @type {string} */ request) =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * Returns the range of a shared library that a remote works with. Of our own ones it needs at least the version that it was
 * built with; the gate compares every export that it uses, so a later major version may fit. Of other libraries it
 * accepts the major version that it was built with, or the range in the `peerDependencies` of its `package.json`.
 * @param {string} request
 * @param {string} version
 * @param {Record<string, string>} [accepted]
 * @throws if the range doesn't contain the version
 */
function getRange(request, version, accepted = {}) {
  if (ownModules.includes(request)) return `>=${version}`;
  const name = getPackageName(request);
  const range = accepted[name];
  if (range === undefined) return `^${version}`;
  if (satisfies(version, range)) return range;
  throw new Error(
    `package.json accepts ${name} ${range} as a peer, but it is built and tested with ${version}`,
  );
}

/**
 * Returns the peers that the package in a folder accepts.
 * @param {string} folder
 */
function readPeers(folder) {
  const file = path.join(folder, "package.json");
  if (!existsSync(file)) return {};
  /** @type {{ peerDependencies?: Record<string, string> }} */
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
  return peerDependencies;
}

/**
 * Returns true if a package is shared: the shell provides it, so that remotes contain none of it.
 * @param {string} name
 */
export const isShared = (name) => singletons.includes(name);

/**
 * Returns the `package.json` of a library as it is installed for a module, or `undefined`.
 * @param {NodeJS.Require} from
 * @param {string} request
 */
const findManifest = (from, request) =>
  (from.resolve.paths(request) ?? [])
    .map((folder) => path.join(folder, getPackageName(request), "package.json"))
    .find((file) => existsSync(file));

/**
 * Returns the version of a library that this preset was made for.
 * @param {string} request
 */
function readVersion(request) {
  const file = findManifest(require, request);
  if (!file) throw new Error(`${request} is shared but not installed`);
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}

const resolveLibrary = (/** @type {string} */ request) =>
  require.resolve(request).replace(/\.cjs(\.js)?$/, ".js");

/**
 * Libraries of which the shell provides only the listed names. Otherwise a shared library cannot be tree-shaken, because
 * a bundler does not know what remotes use. The build of a remote that uses another name fails; development builds share
 * the whole library. The gate compares the names, and open pages the version: when you add a name to zod's list, raise
 * its minor version here.
 */
export const sharedSubsets = [
  {
    request: "zod/mini",
    version: "1.2.0",
    list: path.join(lists, "zod.mjs"),
    getAliases: () => ({ "zod-itself$": resolveLibrary("zod/v4-mini") }),
  },
  {
    request: "@tanstack/react-query",
    version: readVersion("@tanstack/react-query"),
    list: path.join(lists, "react-query.mjs"),
    getAliases: () => ({ "react-query-itself$": resolveLibrary("@tanstack/react-query") }),
  },
  {
    request: "styled-components",
    version: readVersion("styled-components"),
    list: path.join(lists, "styled-components.mjs"),
    getAliases: () => ({
      "styled-components-itself$": path.join(
        path.dirname(resolveLibrary("styled-components")),
        "styled-components.browser.esm.js",
      ),
    }),
  },
];
/**
 * Returns the webpack aliases under which the lists import the whole libraries.
 * @returns {Record<string, string>}
 */
export const getLibraryAliases = () => Object.assign({}, ...sharedSubsets.map((one) => one.getAliases()));

/** @typedef {{ singleton: true, requiredVersion: string, import?: string | false, eager?: boolean, version?: string, strictVersion?: boolean }} SharedModule */

/**
 * @param {{ host: boolean, dev: boolean }} role
 * @param {Record<string, string>} accepted
 * @returns {Record<string, SharedModule>}
 */
function getSharedSubsets({ host, dev }, accepted) {
  if (dev) return {};
  return Object.fromEntries(
    sharedSubsets.map(({ request, version, list }) => {
      const here = host
        ? { import: list, eager: true, version }
        : { import: /** @type {const} */ (false), strictVersion: true };
      // The version of zod's list is ours, not that of the library.
      const range = isShared(request) ? getRange(request, version, accepted) : `^${version}`;
      return [request, { singleton: true, requiredVersion: range, ...here }];
    }),
  );
}

/**
 * Returns the `shared` option of module federation for the bundle in `folder`.
 * @param {{ host: boolean, dev: boolean, folder: string }} role
 * @returns {Record<string, SharedModule>}
 */
export function getSharedModules({ host, dev, folder }) {
  // Development builds use another JSX runtime, and a remote that runs alone needs its own copies: of the libraries that it
  // has installed.
  const requests = [...singletons, ...lazySingletons, ...(dev ? ["react/jsx-dev-runtime"] : [])];
  const from = createRequire(path.join(folder, "package.json"));
  const accepted = host ? {} : readPeers(folder);
  const available = host
    ? requests
    : requests.filter((request) => request !== "single-spa" && (!dev || findManifest(from, request)));
  /** @type {Record<string, SharedModule>} */
  const libraries = Object.fromEntries(
    available.map((request) => {
      const version = readVersion(request);
      const here = dev ? { version } : { import: /** @type {const} */ (false), strictVersion: true };
      const bundled = host ? { eager: !lazySingletons.includes(request), version } : here;
      return [
        request,
        {
          singleton: /** @type {const} */ (true),
          requiredVersion: getRange(request, version, accepted),
          ...bundled,
        },
      ];
    }),
  );
  return Object.assign(libraries, getSharedSubsets({ host, dev }, accepted));
}

/**
 * Returns, for each shared library, what `pick` returns for its options.
 * @param {Record<string, SharedModule>} shared
 * @param {(one: SharedModule) => string} pick
 * @returns {Record<string, string>}
 */
export function mapSharedModules(shared, pick) {
  return Object.fromEntries(Object.entries(shared).map(([request, one]) => [request, pick(one)]));
}
