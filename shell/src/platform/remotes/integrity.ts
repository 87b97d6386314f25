import { z } from "@listwise/contracts";
import { LoadError } from "./load-error";
import { trustScript } from "./trusted-script";

/** A script that may be loaded: where from, the address as the browser's sink takes it, and its hash. */
export interface ApprovedScript {
  address: string;
  trusted: string;
  integrity: string;
}

interface ReleaseFolder {
  hashes: Readonly<Record<string, string>>;
  /** Grows with each try, so that no cache answers with the failure of the one before. */
  attempt: number;
}

const folders = new Map<string, ReleaseFolder>();
const openOrigins = new Set<string>();

/** The folder of an address, with its slash at the end and without query. */
export function folderOf(address: string): string {
  return new URL(".", new URL(address, window.location.origin)).href;
}

/** Makes the hashes of a release known. Its scripts load from `folder` and from nowhere else. */
export function registerRelease(folder: string, hashes: Readonly<Record<string, string>>, attempt = 0): void {
  folders.set(folder, { hashes, attempt });
}

/** Lets scripts of a development server load without hashes. Only the development override calls this. */
export function openOrigin(origin: string): void {
  openOrigins.add(origin);
}

/** Origins that releases may come from: this site's, those the page names, and opened development servers. */
export function isKnownOrigin(origin: string): boolean {
  const named = document.querySelector('meta[name="listwise-origins"]')?.getAttribute("content") ?? "";
  return origin === window.location.origin || openOrigins.has(origin) || named.split(" ").includes(origin);
}

/** Answers for a script that is about to be loaded, or throws: a missing hash is a refusal, never a warning. */
export function approveScript(url: string): ApprovedScript {
  const address = new URL(url, window.location.origin);
  if (openOrigins.has(address.origin)) return { address: url, trusted: trustScript(url), integrity: "" };
  if (!isKnownOrigin(address.origin))
    throw new LoadError("FOREIGN_ORIGIN", `${address.origin} is not a place that releases come from`);
  address.search = "";
  const release = folders.get(folderOf(address.href));
  const integrity = release?.hashes[address.pathname.slice(address.pathname.lastIndexOf("/") + 1)];
  if (!release || !integrity)
    throw new LoadError("INTEGRITY", `no integrity is known for ${address.pathname}`);
  if (release.attempt > 0) address.searchParams.set("try", String(release.attempt));
  return { address: address.href, trusted: trustScript(address.href), integrity };
}

/** Reads the hashes of the shell's own chunks from the page and puts the table where every bundle's loader finds it. */
export function installIntegrity(): void {
  Reflect.set(globalThis, Symbol.for("listwise.integrity.v1"), approveScript);
  const table = document.getElementById("listwise-integrity");
  const entry = document.currentScript;
  if (!table || !(entry instanceof HTMLScriptElement)) return;
  const hashes = z.record(z.string(), z.string()).parse(JSON.parse(table.textContent));
  registerRelease(folderOf(entry.src), hashes);
}
