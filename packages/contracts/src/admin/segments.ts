import { z } from "../zod";

/** Lengths of the business page's period in days. */
export const BUSINESS_DAYS = ["7", "30", "90"] as const;

/** One of {@link BUSINESS_DAYS}. */
export type BusinessDays = (typeof BUSINESS_DAYS)[number];

/** Steps of the activation funnel after the registration, in order. Each includes the ones before it. */
export const FUNNEL_STEPS = ["confirmed", "tracked", "own", "keywords", "returned"] as const;

/** Groups of accounts in a period. What each contains is defined in the backend's business module. */
export const PERIOD_SEGMENTS = [
  "accounts",
  "new",
  "active",
  "paying",
  "trying",
  "converted",
  "upgraded",
  "churned",
  "second-week",
  ...FUNNEL_STEPS,
] as const;

/** One of {@link PERIOD_SEGMENTS}. */
export type PeriodSegment = (typeof PERIOD_SEGMENTS)[number];

/** A group of accounts that a number of the business page counts. */
export type Segment =
  | { kind: "period"; name: PeriodSegment; days: number; isPrevious: boolean }
  | { kind: "cohort"; week: string; offset: number | null }
  | { kind: "near-limit"; feature: string | null };

const days = BUSINESS_DAYS.join("|");
const PATTERN = new RegExp(
  `^(?:(?<name>${PERIOD_SEGMENTS.join("|")}):(?<days>${days})(?<before>:before)?` +
    "|cohort:(?<week>\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))(?::(?<offset>\\d{1,2}))?" +
    "|near-limit(?::(?<feature>[a-z_]{1,100}))?)$",
);

/** A segment as text for an address, such as "active:30" or "cohort:2026-11-02:3". */
export const SegmentSchema = z
  .string()
  .check(z.regex(PATTERN, "Open the accounts from a figure of the business page."));

/** Formats a segment for an address. */
export function formatSegment(segment: Segment): string {
  if (segment.kind === "near-limit") return segment.feature ? `near-limit:${segment.feature}` : "near-limit";
  if (segment.kind === "cohort") {
    return `cohort:${segment.week}${segment.offset === null ? "" : `:${segment.offset}`}`;
  }
  return `${segment.name}:${segment.days}${segment.isPrevious ? ":before" : ""}`;
}

/** Parses a segment that {@link SegmentSchema} accepts. Returns `null` for any other text. */
export function parseSegment(text: string): Segment | null {
  const groups = PATTERN.exec(text)?.groups;
  if (!groups) return null;
  const { week, offset, feature, before } = groups;
  if (week) return { kind: "cohort", week, offset: offset === undefined ? null : Number(offset) };
  const name = PERIOD_SEGMENTS.find((one) => one === groups.name);
  if (!name) return { kind: "near-limit", feature: feature ?? null };
  return { kind: "period", name, days: Number(groups.days), isPrevious: before !== undefined };
}

const NAMES: Record<PeriodSegment, string> = {
  accounts: "All accounts",
  new: "Registered",
  active: "Active",
  paying: "Paying",
  trying: "In a free trial at the end",
  converted: "Registered and upgraded",
  upgraded: "On an upgraded plan at the start",
  churned: "Back on the default plan",
  "second-week": "In week 2 or later",
  confirmed: "Confirmed their email",
  tracked: "Tracked an app",
  own: "Marked their own app",
  keywords: "Added keywords",
  returned: "Came back in week 2",
};

/** Describes a segment in words, such as "Active, last 30 days". */
export function describeSegment(segment: Segment): string {
  if (segment.kind === "near-limit") {
    return `80% of a limit or more${segment.feature ? `: ${segment.feature.replaceAll("_", " ")}` : ""}`;
  }
  if (segment.kind === "cohort") {
    const cohort = `Registered in the week of ${segment.week}`;
    return segment.offset === null ? cohort : `${cohort}, active in week ${segment.offset}`;
  }
  const period = segment.isPrevious ? `${segment.days} days before that` : `last ${segment.days} days`;
  return `${NAMES[segment.name]}, ${period}`;
}
