import { diagnose } from "./diagnose";
import { asLoadError, LoadError } from "./load-error";

/** The address of the chunk that a bundle's own loader could not load, if that is what was thrown. */
function chunkOf(cause: unknown): string | null {
  if (!(cause instanceof Error) || cause.name !== "ChunkLoadError") return null;
  const request: unknown = Reflect.get(cause, "request");
  return typeof request === "string" ? request : "";
}

/** Whether a bundle could not load one of its own parts. */
export function isChunkError(cause: unknown): boolean {
  return chunkOf(cause) !== null;
}

/** Whether the part that did not load is the shell's: a deploy may have taken it away under this page. */
export function isShellChunk(cause: unknown): boolean {
  return /\/releases\/shell\//.test(chunkOf(cause) ?? "");
}

/** Any thrown value as a {@link LoadError}; of a chunk that did not load, the reason is found out. */
export async function explain(cause: unknown): Promise<LoadError> {
  const chunk = chunkOf(cause);
  if (chunk === null) return asLoadError(cause);
  const message = cause instanceof Error ? cause.message : "";
  if (message.includes("refused: ")) return new LoadError("INTEGRITY", message, cause);
  return chunk ? diagnose(chunk) : new LoadError("NETWORK", message, cause);
}
