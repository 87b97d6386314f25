import { memoizeLazy } from "@listwise/shared-ui";

const shortDay = memoizeLazy(
  () => new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
);

/** Formats a UTC day as "Nov 20". */
export const formatDay = (day: string): string => (day === "" ? "" : shortDay().format(new Date(day)));
