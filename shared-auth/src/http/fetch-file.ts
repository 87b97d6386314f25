import { endpoint, z } from "@listwise/contracts";
import { respond } from "./call";

const TIMEOUT_MS = 120_000;

/**
 * Fetches a file below this site's `/api` with the login. It comes whole or not at all: one that breaks off on the way
 * throws as any call does.
 */
export async function fetchFile(url: string, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  const file = endpoint({
    method: "GET",
    path: pathname.replace(/^\/api(?=\/)/, ""),
    access: "user",
    tag: "files",
    summary: "A file",
    response: z.unknown(),
  });
  const query = Object.fromEntries(searchParams);
  const { response, signal: whole } = await respond(file, { query, signal, timeoutMs: TIMEOUT_MS });
  const blob = await response.blob();
  whole.throwIfAborted();
  return blob;
}
