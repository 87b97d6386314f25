import { z } from "@listwise/contracts/zod";
import type { RemoteRuntime } from "../remote-runtime";
import { isKnownOrigin } from "../registry/origins";
import { LoadError } from "./load-error";
import { trustScript } from "./trusted-script";

/** A script that may be loaded: its URL, the URL as a TrustedScriptURL, and its hash. */
export interface ApprovedScript {
  address: string;
  trusted: string;
  integrity: string;
}

/** Returns the absolute folder URL of a file, with a trailing slash and without query. */
export function getFolder(address: string): string {
  return new URL(".", new URL(address, window.location.origin)).href;
}

/**
 * Returns the trusted URL and hash of a script.
 * @throws LoadError `FOREIGN_ORIGIN`, or `INTEGRITY` if there is no hash
 */
export function approveScript(runtime: RemoteRuntime, url: string): ApprovedScript {
  const address = new URL(url, window.location.origin);
  if (runtime.allowedOrigins.has(address.origin))
    return { address: url, trusted: trustScript(url), integrity: "" };
  if (!isKnownOrigin(runtime, address.origin))
    throw new LoadError("FOREIGN_ORIGIN", `${address.origin} is not an allowed origin of releases`);
  address.search = "";
  const release = runtime.releases.get(getFolder(address.href));
  const integrity = release?.hashes[address.pathname.slice(address.pathname.lastIndexOf("/") + 1)];
  if (!release || !integrity)
    throw new LoadError("INTEGRITY", `there is no integrity hash for ${address.pathname}`);
  if (release.attempt > 0) address.searchParams.set("try", String(release.attempt));
  return { address: address.href, trusted: trustScript(address.href), integrity };
}

/** Registers the hashes of the shell's own chunks and exposes `approveScript` to the loaders of all bundles. */
export function installIntegrity(runtime: RemoteRuntime): void {
  Reflect.set(globalThis, Symbol.for("listwise.integrity.v1"), (url: string) => approveScript(runtime, url));
  const table = document.getElementById("listwise-integrity");
  const entry = document.currentScript;
  if (!table || !(entry instanceof HTMLScriptElement)) return;
  const hashes = z.record(z.string(), z.string()).parse(JSON.parse(table.textContent));
  runtime.releases.set(getFolder(entry.src), { hashes, attempt: 0 });
}
