import type { GateFinding } from "@listwise/contracts/releases";
import type { Deprecations, Release, Surface } from "@listwise/contracts/remotes";
import { confirm, error, formatList, formatRelease, warning } from "./findings";

/** An export of a shared module, and the live releases that use it. */
interface UsedExport {
  module: string;
  name: string;
  users: string[];
}

/** Returns the entry of an export, or `undefined`. Names come from uploads, so inherited properties don't count. */
export function getExport<T>(
  surface: Readonly<Record<string, Readonly<Record<string, T>>>> | undefined,
  module: string,
  name: string,
): T | undefined {
  const exports = surface && Object.hasOwn(surface, module) ? surface[module] : undefined;
  return exports && Object.hasOwn(exports, name) ? exports[name] : undefined;
}

/**
 * Returns true if code that was built against `built` works with `provided`: everything it relies on is the same, and
 * no optional part is missing. Parts may have been added.
 */
export function isCompatible(built: readonly string[], provided: readonly string[]): boolean {
  const [core, ...optional] = built;
  if (core === undefined || provided.length === 0) return true;
  return provided[0] === core && optional.every((part) => provided.includes(part));
}

/** Yields the exports of shared modules that a release uses or provides. */
export function* listExports(surface: Surface = {}) {
  for (const [module, exports] of Object.entries(surface)) {
    for (const [name, hashes] of Object.entries(exports)) yield { module, name, hashes };
  }
}

/** Selects the exports used by any of the remotes for which `isSelected` is true, with their users. */
function selectUsed(
  remotes: readonly Release[],
  isSelected: (module: string, name: string, built: readonly string[]) => boolean,
): UsedExport[] {
  const found = new Map<string, UsedExport>();
  for (const remote of remotes) {
    for (const { module, name, hashes } of listExports(remote.imports)) {
      if (!isSelected(module, name, hashes)) continue;
      const key = JSON.stringify([module, name]);
      const used = found.get(key) ?? { module, name, users: [] };
      used.users.push(formatRelease(remote));
      found.set(key, used);
    }
  }
  return [...found.values()];
}

const formatUsers = ({ users }: UsedExport) => `${formatList(users)} ${users.length === 1 ? "uses" : "use"}`;

/**
 * Compares the exports of shared modules that remotes use with those that a shell provides. A missing export is an
 * error, because it breaks the page. Changed types are a dangerous difference: they may be compatible, and if
 * they were an error, neither side could ever change one first.
 */
export function checkSurface(remotes: readonly Release[], shell: Release): GateFinding[] {
  const { exports, deprecations = {} } = shell;
  if (!exports) return [];
  const host = formatRelease(shell);
  const missing = selectUsed(remotes, (module, name) => getExport(exports, module, name) === undefined);
  const changed = selectUsed(remotes, (module, name, built) => {
    const provided = getExport(exports, module, name);
    return provided !== undefined && !isCompatible(built, provided);
  });
  const unknown = remotes.filter(({ imports }) => !imports);
  return [
    ...missing.map((used) =>
      error(
        "exports",
        `${host} doesn't provide ${used.name} of ${used.module}, which ${formatUsers(used)}. The shell must provide an export before remotes use it, and until no live remote does.`,
      ),
    ),
    ...changed.map((used) =>
      confirm(
        "exports",
        `${used.name} of ${used.module}, which ${formatUsers(used)}, has other types in ${host}. Check that they are compatible, or build both from the same commit and publish the shell first.`,
      ),
    ),
    ...unknown.map((remote) =>
      confirm(
        "exports",
        `${formatRelease(remote)} doesn't list the exports of shared modules that it uses, so they can't be compared with ${host}. Rebuild it.`,
      ),
    ),
    ...checkDeprecations(remotes, host, deprecations),
  ];
}

/**
 * Checks that a candidate shell lists its exports if live remotes list what they use: without them, the two are not
 * compared.
 */
export function checkListedExports(remotes: readonly Release[], { exports }: Release): GateFinding[] {
  const users = exports ? [] : remotes.filter(({ imports }) => imports);
  if (users.length === 0) return [];
  const message = `release.json doesn't list the exports of shared modules that the shell provides, so they can't be compared with those that ${formatList(users.map(formatRelease))} ${users.length === 1 ? "uses" : "use"}. Rebuild it.`;
  return [confirm("exports", message)];
}

function checkDeprecations(
  remotes: readonly Release[],
  host: string,
  deprecations: Deprecations,
): GateFinding[] {
  const used = selectUsed(remotes, (module, name) => getExport(deprecations, module, name) !== undefined);
  return used.map((one) => {
    const { removal, note } = getExport(deprecations, one.module, one.name) ?? { removal: "", note: "" };
    return warning(
      "deprecated",
      `${one.name} of ${one.module}, which ${formatUsers(one)}, may be removed from ${host} on ${removal}: ${note}`,
    );
  });
}

/** Checks that a shell removes no export before the date that its deprecation promised. */
export function checkRemovedExports(
  shell: Release,
  current: Release,
  remotes: readonly Release[],
  today: string,
): GateFinding[] {
  const used = new Set(
    selectUsed(remotes, () => true).map(({ module, name }) => JSON.stringify([module, name])),
  );
  const removed = [...listExports(current.exports)].filter(
    ({ module, name }) =>
      shell.exports &&
      getExport(shell.exports, module, name) === undefined &&
      // Exports in use are refused anyway.
      !used.has(JSON.stringify([module, name])),
  );
  return removed.flatMap(({ module, name }) => {
    const removal = getExport(current.deprecations, module, name)?.removal;
    if (removal !== undefined && removal <= today) return [];
    const promise = removal === undefined ? "was never deprecated" : `was promised until ${removal}`;
    return [
      confirm(
        "exports",
        `${name} of ${module} is removed. It ${promise}, so versions that are built or rolled back to may use it.`,
      ),
    ];
  });
}
