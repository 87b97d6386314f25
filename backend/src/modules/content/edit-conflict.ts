import { fail, type ApiFailure } from "../../platform/errors";

/** Somebody else was faster: what is stored now comes along, so that nothing is lost. */
export function changedMeanwhile(current: { updatedAt: string }): ApiFailure {
  const message = "Somebody changed this meanwhile. Compare it with the current version, then save again.";
  return fail("CONFLICT", message, { updatedAt: current.updatedAt, current });
}

/** When something becomes public: as told; else a draft never, and the rest now, unless it is public already. */
export function publicFrom(
  { status, publishedAt }: { status: "DRAFT" | "PUBLISHED"; publishedAt: string | null },
  before: string | null = null,
): Date | null {
  if (publishedAt !== null) return new Date(publishedAt);
  if (status === "DRAFT") return null;
  const now = new Date();
  return before !== null && new Date(before) <= now ? new Date(before) : now;
}
