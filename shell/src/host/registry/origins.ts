import type { RemoteRuntime } from "../remote-runtime";

/** Allows scripts of a development server without hashes. Only development overrides call this. */
export function allowOrigin({ allowedOrigins }: RemoteRuntime, origin: string): void {
  allowedOrigins.add(origin);
}

/**
 * Returns true for origins that may serve releases: this site, those that the page lists, and allowed
 * development servers.
 */
export function isKnownOrigin({ allowedOrigins }: RemoteRuntime, origin: string): boolean {
  const named = document.querySelector('meta[name="listwise-origins"]')?.getAttribute("content") ?? "";
  return origin === window.location.origin || allowedOrigins.has(origin) || named.split(" ").includes(origin);
}

interface StoredVersion {
  entry: string;
  integrity: Readonly<Record<string, string>>;
}

/** Returns true if a stored version comes from an allowed origin and has a hash for its entry. */
export function isLoadable(runtime: RemoteRuntime, { entry, integrity }: StoredVersion): boolean {
  if (!URL.canParse(entry, window.location.origin)) return false;
  const { origin, pathname } = new URL(entry, window.location.origin);
  return (
    isKnownOrigin(runtime, origin) && Object.hasOwn(integrity, pathname.slice(pathname.lastIndexOf("/") + 1))
  );
}
