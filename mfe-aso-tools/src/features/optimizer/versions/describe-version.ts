import type { Optimization } from "@listwise/contracts/tools";
import { formatDate, formatDateTime } from "@listwise/shared-ui";

const NAME_CHARACTERS = 40;

/** Returns the label of a version, or the start of its text. Both come with the time of the score, as neither is unique. */
export function getVersionName({ label, kind, texts, createdAt }: Optimization): string {
  const text = (kind === "title" ? texts.name : texts.description)?.trim() ?? "";
  const characters = Array.from(text);
  const start =
    characters.length > NAME_CHARACTERS
      ? `${characters
          .slice(0, NAME_CHARACTERS - 1)
          .join("")
          .trimEnd()}…`
      : text;
  return [label ?? start, formatDateTime(createdAt)].filter(Boolean).join(", ");
}

/** Returns when a version was in the store, as far as the checks of the listing saw it. */
export function describeLive({ since, until }: NonNullable<Optimization["live"]>): string {
  if (until !== null) {
    return since === null
      ? `Live until ${formatDate(until)}`
      : `Live ${formatDate(since)} – ${formatDate(until)}`;
  }
  return since === null ? "Live" : `Live since ${formatDate(since)}`;
}
