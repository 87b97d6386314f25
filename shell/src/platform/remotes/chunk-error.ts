import { diagnose } from "./diagnose";
import { asLoadError, LoadError } from "./load-error";

/** Returns the URL of the chunk that failed to load, or `null` for any other error. */
function chunkOf(cause: unknown): string | null {
  if (!(cause instanceof Error) || cause.name !== "ChunkLoadError") return null;
  const request: unknown = Reflect.get(cause, "request");
  return typeof request === "string" ? request : "";
}

/** Returns true if a bundle could not load one of its chunks. */
export function isChunkError(cause: unknown): boolean {
  return chunkOf(cause) !== null;
}

/** Returns true if the chunk belongs to the shell; a deploy may have removed it. */
export function isShellChunk(cause: unknown): boolean {
  return /\/releases\/shell\//.test(chunkOf(cause) ?? "");
}

/** Converts any thrown value to a {@link LoadError}; determines the reason for a missing chunk. */
export async function explain(cause: unknown): Promise<LoadError> {
  const chunk = chunkOf(cause);
  if (chunk === null) return asLoadError(cause);
  const message = cause instanceof Error ? cause.message : "";
  if (message.includes("refused: ")) return new LoadError("INTEGRITY", message, cause);
  return chunk ? diagnose(chunk) : new LoadError("NETWORK", message, cause);
}
