import type { GateFinding } from "../../api/releases";
import type { Budget, Release } from "../remotes";

/** A file of a candidate, measured by who has it at hand. */
export interface MeasuredFile {
  /** `sha384-…` of its content. */
  hash: string;
  /** Bytes, gzipped. */
  gzipped: number;
}

/** Budgets of releases that name none, in bytes, gzipped. */
export const DEFAULT_BUDGETS: Readonly<Record<"remote" | "shell", Budget>> = {
  remote: { entry: 8_000, total: 250_000 },
  shell: { entry: 240_000, total: 450_000 },
};

/** Endings of the files a release may have: nothing here is opened as a page of the site. */
const ENDINGS = /\.(m?js|css|json|map|txt|woff2?|avif|gif|ico|jpe?g|png|svg|webp)$/;
const PLAIN = /^\w[\w.-]{0,149}$/;
const COMPRESSED = /\.(br|gz)$/;
const NEEDS_HASH = /\.(m?js|css)$/;
const OWN = new Set(["index.html"]);

/**
 * Returns whether a file may be in a release and be served from it: no folders, nothing hidden, nothing the store writes
 * itself, and an ending of the list, in small letters.
 */
export function isReleaseFile(name: string): boolean {
  return PLAIN.test(name) && ENDINGS.test(name) && name !== "release.json";
}

/** Returns whether a release may have this file: of a known kind or the shell's page, or one of these compressed. */
function isAllowed(release: string, name: string): boolean {
  const plain = name.replace(COMPRESSED, "");
  return OWN.has(plain) ? release === "shell" : isReleaseFile(plain);
}

const error = (rule: string, message: string): GateFinding => ({ level: "error", rule, message });

/** Every file named plainly, hashed and there; the hashes true; what the release points at, there. */
export function checkFiles(release: Release, files: Readonly<Record<string, MeasuredFile>>): GateFinding[] {
  const has = (name: string) => Object.hasOwn(files, name);
  const found: GateFinding[] = [];
  for (const [name, { hash }] of Object.entries(files)) {
    const known = Object.hasOwn(release.integrity, name) ? release.integrity[name] : undefined;
    if (!isAllowed(release.name, name)) {
      found.push(error("files", `${JSON.stringify(name)} may not be in a release: build the package anew.`));
    } else if (known === undefined && NEEDS_HASH.test(name)) {
      found.push(error("integrity", `${name} has no hash in release.json. Build the package anew.`));
    } else if (known !== undefined && known !== hash) {
      found.push(
        error("integrity", `${name} is not the file that was built: its hash differs. Build it anew.`),
      );
    }
  }
  const ofPages = Object.values(release.pages ?? {}).flatMap(({ preload }) => preload);
  const named = [release.entry, ...release.preload, ...ofPages, ...Object.keys(release.integrity)];
  for (const name of new Set(named)) {
    if (!has(name))
      found.push(error("files", `${name} is named in release.json and missing. Build it anew.`));
  }
  if (!NEEDS_HASH.test(release.entry)) {
    found.push(error("files", `The entry ${release.entry} is no script. Build the package anew.`));
  }
  return found;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The scripts' weight against the budget of `remote.json`, else the one all share. */
export function checkSizes(release: Release, files: Readonly<Record<string, MeasuredFile>>): GateFinding[] {
  const budget = release.descriptor?.budget ?? DEFAULT_BUDGETS[release.name === "shell" ? "shell" : "remote"];
  const scripts = Object.entries(files).filter(([name]) => NEEDS_HASH.test(name));
  const total = scripts.reduce((sum, [, { gzipped }]) => sum + gzipped, 0);
  const entry = files[release.entry]?.gzipped ?? 0;
  const over = (what: string, bytes: number, limit: number) =>
    bytes <= limit
      ? []
      : [
          error(
            "size",
            `${what} ${kilobytes(bytes)} gzipped, ${kilobytes(limit)} are allowed. Make it smaller, or agree on a budget in remote.json.`,
          ),
        ];
  return [
    ...over(`The entry ${release.entry} has`, entry, budget.entry),
    ...over("All scripts together have", total, budget.total),
  ];
}
