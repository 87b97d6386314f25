import type { AppSummary } from "@listwise/contracts/apps";
import { formatCompact } from "@listwise/shared-ui";

/** Returns "4.5 ★ (1.2K)"; `null` without a known rating or with no ratings yet. */
export function formatRating({ rating, ratingCount }: AppSummary): string | null {
  if (rating === null || ratingCount === 0) return null;
  return `${rating.toFixed(1)} ★${ratingCount === null ? "" : ` (${formatCompact(ratingCount)})`}`;
}
