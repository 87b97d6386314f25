import { memoizeLazy } from "@listwise/shared-ui";

const percent = memoizeLazy(
  () => new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 }),
);

/** Formats a share of accounts, such as "31%"; a dash if it is unknown or there are no accounts. */
export function formatShare(part: number | null | undefined, whole: number | null | undefined): string {
  return part === null || part === undefined || !whole ? "–" : percent().format(part / whole);
}
