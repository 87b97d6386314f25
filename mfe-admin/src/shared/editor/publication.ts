import { formatDateTime, type Tone } from "@listwise/shared-ui";

export type PublicationState = "draft" | "scheduled" | "published";

export const stateNames: Record<PublicationState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

export const stateTones: Record<PublicationState, Tone> = {
  draft: "neutral",
  scheduled: "info",
  published: "success",
};

/** Returns the publication state; a published item with a future date is scheduled. */
export function getPublicationState(
  { status, publishedAt }: { status: string; publishedAt: string | null },
  now = Date.now(),
): PublicationState {
  if (status !== "PUBLISHED") return "draft";
  return publishedAt !== null && Date.parse(publishedAt) > now ? "scheduled" : "published";
}

/** Formats the fields of the form for display. */
export const publicationFormatters = {
  status: (status: string) => (status === "PUBLISHED" ? stateNames.published : stateNames.draft),
  publishedAt: (local: string) =>
    Number.isNaN(Date.parse(local)) ? local : formatDateTime(new Date(local).toISOString()),
};
