import { z } from "@listwise/contracts";
import { LoadError } from "./load-error";
import { trustScript } from "./trusted-script";

/** A script that may be loaded: its URL, the URL as a TrustedScriptURL, and its hash. */
export interface ApprovedScript {
  address: string;
  trusted: string;
  integrity: string;
}

interface ReleaseFolder {
  hashes: Readonly<Record<string, string>>;
  /** Number of earlier attempts, added to the URL to bypass caches. */
  attempt: number;
}

const folders = new Map<string, ReleaseFolder>();
const allowedOrigins = new Set<string>();

/** Returns the absolute folder URL of a file, with a trailing slash and without query. */
export function getFolder(address: string): string {
  return new URL(".", new URL(address, window.location.origin)).href;
}

/** Registers the hashes of a release. Its scripts load only from `folder`. */
export function registerRelease(folder: string, hashes: Readonly<Record<string, string>>, attempt = 0): void {
  folders.set(folder, { hashes, attempt });
}

/** Allows scripts of a development server without hashes. Only development overrides call this. */
export function allowOrigin(origin: string): void {
  allowedOrigins.add(origin);
}

/**
 * Returns true for origins that may serve releases: this site, those that the page lists, and allowed
 * development servers.
 */
export function isKnownOrigin(origin: string): boolean {
  const named = document.querySelector('meta[name="listwise-origins"]')?.getAttribute("content") ?? "";
  return origin === window.location.origin || allowedOrigins.has(origin) || named.split(" ").includes(origin);
}

/**
 * Returns the trusted URL and hash of a script.
 * @throws LoadError `FOREIGN_ORIGIN`, or `INTEGRITY` if there is no hash
 */
export function approveScript(url: string): ApprovedScript {
  const address = new URL(url, window.location.origin);
  if (allowedOrigins.has(address.origin)) return { address: url, trusted: trustScript(url), integrity: "" };
  if (!isKnownOrigin(address.origin))
    throw new LoadError("FOREIGN_ORIGIN", `${address.origin} is not an allowed origin of releases`);
  address.search = "";
  const release = folders.get(getFolder(address.href));
  const integrity = release?.hashes[address.pathname.slice(address.pathname.lastIndexOf("/") + 1)];
  if (!release || !integrity)
    throw new LoadError("INTEGRITY", `there is no integrity hash for ${address.pathname}`);
  if (release.attempt > 0) address.searchParams.set("try", String(release.attempt));
  return { address: address.href, trusted: trustScript(address.href), integrity };
}

/** Registers the hashes of the shell's own chunks and exposes `approveScript` to the loaders of all bundles. */
export function installIntegrity(): void {
  Reflect.set(globalThis, Symbol.for("listwise.integrity.v1"), approveScript);
  const table = document.getElementById("listwise-integrity");
  const entry = document.currentScript;
  if (!table || !(entry instanceof HTMLScriptElement)) return;
  const hashes = z.record(z.string(), z.string()).parse(JSON.parse(table.textContent));
  registerRelease(getFolder(entry.src), hashes);
}
