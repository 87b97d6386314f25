import type { RemoteRuntime } from "../remote-runtime";
import { diagnoseScript } from "./diagnose";
import { toLoadError, LoadError } from "./load-error";

/** Returns the URL of the chunk that failed to load, or `null` for any other error. */
function getChunkUrl(cause: unknown): string | null {
  if (!(cause instanceof Error) || cause.name !== "ChunkLoadError") return null;
  const request: unknown = Reflect.get(cause, "request");
  return typeof request === "string" ? request : "";
}

/** Returns true if a bundle could not load one of its chunks. */
export function isChunkError(cause: unknown): boolean {
  return getChunkUrl(cause) !== null;
}

/** Returns true if the chunk belongs to the shell; a deploy may have removed it. */
export function isShellChunk(cause: unknown): boolean {
  return /\/releases\/shell\//.test(getChunkUrl(cause) ?? "");
}

/** Converts any thrown value to a {@link LoadError}; determines the reason for a missing chunk. */
export async function diagnoseError(runtime: RemoteRuntime, cause: unknown): Promise<LoadError> {
  const chunk = getChunkUrl(cause);
  if (chunk === null) return toLoadError(cause);
  const message = cause instanceof Error ? cause.message : "";
  if (message.includes("refused: ")) return new LoadError("INTEGRITY", message, cause);
  return chunk ? diagnoseScript(runtime, chunk) : new LoadError("NETWORK", message, cause);
}
