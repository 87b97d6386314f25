import type { ListingChange, ListingField } from "@listwise/contracts/analytics";
import { CHANGED_FIELDS } from "./changed-fields";

/** Changes of a UTC day, in the order of the apps. */
export interface HistoryDay {
  /** `YYYY-MM-DD` */
  day: string;
  changes: readonly (readonly ListingChange[])[];
}

const byField = (a: ListingChange, b: ListingChange) =>
  CHANGED_FIELDS.indexOf(a.field) - CHANGED_FIELDS.indexOf(b.field);

/** Returns the days with changes of a field, or of any with `null`, newest first. */
export function groupByDay(
  histories: readonly (readonly ListingChange[])[],
  field: ListingField | null,
): HistoryDay[] {
  const days = new Map<string, ListingChange[][]>();
  for (const [index, changes] of histories.entries()) {
    for (const change of changes) {
      if (field !== null && change.field !== field) continue;
      const day = change.at.slice(0, 10);
      const columns = days.get(day) ?? histories.map(() => []);
      days.set(day, columns);
      columns[index]?.push(change);
    }
  }
  return [...days]
    .map(([day, changes]) => ({ day, changes: changes.map((one) => one.toSorted(byField)) }))
    .sort((a, b) => b.day.localeCompare(a.day));
}

/** Counts the changes of each field. */
export function countByField(histories: readonly (readonly ListingChange[])[]): Map<ListingField, number> {
  const counts = new Map<ListingField, number>();
  for (const { field } of histories.flat()) counts.set(field, (counts.get(field) ?? 0) + 1);
  return counts;
}
