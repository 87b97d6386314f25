import { getFieldName, type ListingChange } from "@listwise/contracts/analytics";
import type { Note } from "@listwise/contracts/app-notes";
import type { ChartMark } from "@listwise/shared-ui";

/** Fields whose values are too long for one line. */
const FIELDS_WITHOUT_VALUES = new Set<ListingChange["field"]>([
  "description",
  "icon",
  "screenshots",
  "dataSafety",
]);

export function formatChangeTitle({ field, platform }: ListingChange): string {
  return `${getFieldName(field, platform)} changed`;
}

/** Formats the values of a change; `null` for fields that are too long to show, such as descriptions. */
export function formatBeforeAndAfter({ field, before, after }: ListingChange): string | null {
  return FIELDS_WITHOUT_VALUES.has(field) ? null : `${before ?? "—"} → ${after ?? "—"}`;
}

const addName = (label: string, appName: string | undefined) => (appName ? `${label} (${appName})` : label);

/**
 * Returns the marks of listing changes and releases; `appName` tells whose, in a chart of several apps. Ratings change every
 * day and aren't marked.
 */
export function buildChartMarks(changes: readonly ListingChange[] = [], appName?: string): ChartMark[] {
  return changes
    .filter(({ field }) => field !== "rating")
    .map((change) => {
      const isRelease = change.field === "version";
      const label = isRelease ? `Version ${change.after ?? "unknown"}` : formatChangeTitle(change);
      return {
        at: change.at,
        kind: isRelease ? "release" : "change",
        label: addName(label, appName),
      };
    });
}

/** Returns the marks of notes; `appName` tells whose, in a chart of several apps. */
export function buildNoteMarks(notes: readonly Note[] = [], appName?: string): ChartMark[] {
  return notes.map(({ day, text }) => ({ at: day, kind: "note", label: addName(text, appName) }));
}
