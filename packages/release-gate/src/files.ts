import type { GateFinding } from "@listwise/contracts/releases";
import type { Budget, Release } from "@listwise/contracts/remotes";
import { error } from "./findings";

/** Measured file of a candidate. */
export interface MeasuredFile {
  /** `sha384-…` hash of the content. */
  hash: string;
  /** Gzipped size in bytes. */
  gzipped: number;
}

/** Default budgets in gzipped bytes. The shell provides shared modules that load with the first page that uses them. */
const DEFAULT_BUDGETS: Readonly<Record<"remote" | "shell", Budget>> = {
  remote: { entry: 8_000, total: 250_000 },
  shell: { entry: 240_000, total: 520_000 },
};

/** Allowed file extensions; none of them opens as a page of the site. Source maps are stored elsewhere. */
const EXTENSIONS = /\.(m?js|css|json|txt|woff2?|avif|gif|ico|jpe?g|png|svg|webp)$/;
const FILE_NAME = /^\w[\w.-]{0,149}$/;
const COMPRESSED = /\.(br|gz)$/;
const NEEDS_HASH = /\.(m?js|css)$/;
const SHELL_FILES = new Set(["index.html"]);

/**
 * Returns true if a release may contain the file and serve it: no folders, no hidden files, no files written by the
 * release repository itself, and a listed lowercase extension.
 */
export function isReleaseFile(name: string): boolean {
  return FILE_NAME.test(name) && EXTENSIONS.test(name) && name !== "release.json";
}

/**
 * Returns true if a release may contain the file: an allowed kind, the shell's page, or a compressed version of either.
 */
function isAllowed(release: string, name: string): boolean {
  const plain = name.replace(COMPRESSED, "");
  return SHELL_FILES.has(plain) ? release === "shell" : isReleaseFile(plain);
}

/** Checks that file names are allowed, scripts and styles have matching hashes, and all referenced files exist. */
export function checkFiles(release: Release, files: Readonly<Record<string, MeasuredFile>>): GateFinding[] {
  const has = (name: string) => Object.hasOwn(files, name);
  const found: GateFinding[] = [];
  for (const [name, { hash }] of Object.entries(files)) {
    const known = Object.hasOwn(release.integrity, name) ? release.integrity[name] : undefined;
    if (!isAllowed(release.name, name)) {
      found.push(error("files", `${JSON.stringify(name)} is not allowed in a release. Rebuild the package.`));
    } else if (known === undefined && NEEDS_HASH.test(name)) {
      found.push(error("integrity", `${name} has no hash in release.json. Rebuild the package.`));
    } else if (known !== undefined && known !== hash) {
      found.push(
        error(
          "integrity",
          `${name} differs from the built file: its hash doesn't match. Rebuild the package.`,
        ),
      );
    }
  }
  const ofPages = Object.values(release.pages ?? {}).flatMap(({ preload }) => preload);
  const named = [release.entry, ...release.preload, ...ofPages, ...Object.keys(release.integrity)];
  for (const name of new Set(named)) {
    if (!has(name))
      found.push(error("files", `${name} is listed in release.json but missing. Rebuild the package.`));
  }
  if (!NEEDS_HASH.test(release.entry)) {
    found.push(error("files", `The entry ${release.entry} is not a script. Rebuild the package.`));
  }
  return found;
}

/** Formats a size in bytes. */
export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the size budget that a release proposes in its `remote.json`, or else the default. */
export function getBudget({ name, descriptor }: Release): Budget {
  return descriptor?.budget ?? getDefaultBudget(name);
}

/** Returns the size budget of releases that neither propose another one nor have got one from the platform. */
export const getDefaultBudget = (name: string) => DEFAULT_BUDGETS[name === "shell" ? "shell" : "remote"];

/** Returns the gzipped bytes of the entry, and of all scripts and styles together. */
export function computeSizes(release: Release, files: Readonly<Record<string, MeasuredFile>>): Budget {
  const scripts = Object.entries(files).filter(([name]) => NEEDS_HASH.test(name));
  const total = scripts.reduce((sum, [, { gzipped }]) => sum + gzipped, 0);
  return { entry: files[release.entry]?.gzipped ?? 0, total };
}

/** Checks the size of the scripts against the budget. */
export function checkSizes(
  release: Release,
  files: Readonly<Record<string, MeasuredFile>>,
  budget: Budget,
): GateFinding[] {
  const { entry, total } = computeSizes(release, files);
  const over = (what: string, bytes: number, limit: number) =>
    bytes <= limit
      ? []
      : [
          error(
            "size",
            `${what} ${formatKilobytes(bytes)} gzipped; the limit is ${formatKilobytes(limit)}. Reduce the size, or ask an administrator for a larger budget.`,
          ),
        ];
  return [
    ...over(`The entry ${release.entry} is`, entry, budget.entry),
    ...over("All scripts together are", total, budget.total),
  ];
}
