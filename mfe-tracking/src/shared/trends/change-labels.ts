import type { ListingChange } from "@listwise/contracts/analytics";
import type { ChartMark } from "@listwise/shared-ui";

const fields: Record<ListingChange["field"], string> = {
  name: "Name",
  subtitle: "Subtitle",
  description: "Description",
  price: "Price",
  version: "Version",
  icon: "Icon",
  screenshots: "Screenshots",
  rating: "Rating",
};
/** Fields whose values are too long for one line. */
const FIELDS_WITHOUT_VALUES = new Set<ListingChange["field"]>(["description", "icon", "screenshots"]);

export function formatChangeTitle({ field }: ListingChange): string {
  return `${fields[field]} changed`;
}

export function formatBeforeAndAfter({ field, before, after }: ListingChange): string | null {
  return FIELDS_WITHOUT_VALUES.has(field) ? null : `${before ?? "—"} → ${after ?? "—"}`;
}

export function buildChartMarks(changes: readonly ListingChange[] | undefined): ChartMark[] {
  return (changes ?? []).map((change) => ({ at: change.at, label: formatChangeTitle(change) }));
}
