import { fail, type ApiFailure } from "../../../infra/http/errors";

/** Returns a CONFLICT error with the current version, for a change that was based on an older one. */
export function createConflictError(current: { updatedAt: string }): ApiFailure {
  const message =
    "Someone else changed this in the meantime. Compare it with the current version, then save again.";
  return fail("CONFLICT", message, { updatedAt: current.updatedAt, current });
}

/**
 * Returns the publication date: the given one, or `null` for a draft. Published content without a date keeps its previous
 * one if that has passed, or is published now.
 */
export function computePublishedAt(
  { status, publishedAt }: { status: "DRAFT" | "PUBLISHED"; publishedAt: string | null },
  before: string | null = null,
): Date | null {
  if (publishedAt !== null) return new Date(publishedAt);
  if (status === "DRAFT") return null;
  const now = new Date();
  return before !== null && new Date(before) <= now ? new Date(before) : now;
}
