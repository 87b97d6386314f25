import type { AppSummary } from "@listwise/contracts/apps";
import { formatCompact } from "@listwise/shared-ui";

/** Returns "4.5 ★ (1.2K)"; `null` without a known rating. */
export function formatRating({ rating, ratingCount }: AppSummary): string | null {
  if (rating === null) return null;
  return `${rating.toFixed(1)} ★${ratingCount === null ? "" : ` (${formatCompact(ratingCount)})`}`;
}
