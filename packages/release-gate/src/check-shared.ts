import type { GateFinding } from "@listwise/contracts/releases";
import type { Release } from "@listwise/contracts/remotes";
import { satisfies } from "semver";
import { error, formatList, formatRelease } from "./findings";

/** A remote that doesn't accept the version of a library that a shell provides. */
interface Mismatch {
  remote: Release;
  library: string;
  range: string;
  /** `undefined` if the shell doesn't provide the library at all. */
  version: string | undefined;
}

/** Returns the package of a request: `react/jsx-runtime` and `react` are one copy of React. */
const getPackageName = (request: string) =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

/** Finds what a remote needs and a shell doesn't provide, once per package and range. */
function findMismatches(remote: Release, { provides }: Release): Mismatch[] {
  if (!provides) return [];
  const found = new Map<string, Mismatch>();
  for (const [request, range] of Object.entries(remote.shared ?? {})) {
    const version = Object.hasOwn(provides, request) ? provides[request] : undefined;
    if (version !== undefined && satisfies(version, range)) continue;
    const library = version === undefined ? request : getPackageName(request);
    const key = JSON.stringify([library, range, version]);
    found.set(key, { remote, library, range, version });
  }
  return [...found.values()];
}

/** Checks that a shell provides the shared libraries that a remote needs. */
export function checkSharedOfRemote(remote: Release, shell: Release): GateFinding[] {
  const [name, host] = [formatRelease(remote), formatRelease(shell)];
  return findMismatches(remote, shell).map(({ library, range, version }) =>
    error(
      "shared",
      version === undefined
        ? `${name} needs ${library}, which ${host} doesn't provide.`
        : `${name} needs ${library} ${range}, but ${host} provides ${version}. Build it for a range that contains this version.`,
    ),
  );
}

/** Checks that all live remotes accept the shared libraries of a shell. Each library names the remotes that don't. */
export function checkSharedOfShell(remotes: readonly Release[], shell: Release): GateFinding[] {
  const groups = new Map<string, [Mismatch, ...Mismatch[]]>();
  for (const mismatch of remotes.flatMap((remote) => findMismatches(remote, shell))) {
    const key = JSON.stringify([mismatch.library, mismatch.version]);
    const group = groups.get(key);
    if (group) group.push(mismatch);
    else groups.set(key, [mismatch]);
  }
  const host = formatRelease(shell);
  return [...groups.values()].map((group) => {
    const [{ library, version }] = group;
    const names = formatList(group.map(({ remote, range }) => `${formatRelease(remote)} (${range})`));
    const verb = group.length === 1 ? "doesn't" : "don't";
    return error(
      "shared",
      version === undefined
        ? `${host} doesn't provide ${library}, which ${names} ${group.length === 1 ? "needs" : "need"}.`
        : `${host} provides ${library} ${version}, which ${names} ${verb} accept. Publish versions that accept it first.`,
    );
  });
}
