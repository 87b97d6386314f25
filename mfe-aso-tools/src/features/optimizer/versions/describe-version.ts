import type { Optimization } from "@listwise/contracts/tools";
import { formatDate, formatDateTime } from "@listwise/shared-ui";

/** Returns the label of a version, or the time of its score. */
export function getVersionName({ label, createdAt }: Pick<Optimization, "label" | "createdAt">): string {
  return label ?? formatDateTime(createdAt);
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
