import { endpoint } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import { fetchResponse } from "./call";

const TIMEOUT_MS = 120_000;

/**
 * Downloads a file under this site's `/api` with the access token. Incomplete downloads fail.
 * @throws ApiError like any call
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
  const { response, signal: whole } = await fetchResponse(file, { query, signal, timeoutMs: TIMEOUT_MS });
  const blob = await response.blob();
  whole.throwIfAborted();
  return blob;
}
