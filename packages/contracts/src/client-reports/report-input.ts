import { createRule } from "../api/create-rule";
import { DaySchema } from "../api/days";
import { IdSchema } from "../api/ids";
import { createNameSchema } from "../api/texts";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";

/** Sections of a report in their default order, with the words of the product. */
export const REPORT_SECTIONS = {
  summary: { title: "Summary", description: "Key figures and the most important moves." },
  visibility: { title: "Visibility and ranks", description: "Visibility and rank distribution by day." },
  movers: { title: "Movers", description: "Keywords with the largest rank changes." },
  keywords: { title: "Keywords", description: "All keywords with their ranks and figures." },
  competitors: {
    title: "Competitors",
    description: "Share of visibility and listing changes of competitors.",
  },
  reviews: { title: "Reviews", description: "Ratings, topics and reviews of the period." },
  listingChanges: { title: "Listing changes", description: "Changes to the app's store listing." },
} as const;

/** Section of a report. */
export const ReportSectionSchema = z.enum([
  "summary",
  "visibility",
  "movers",
  "keywords",
  "competitors",
  "reviews",
  "listingChanges",
]);

/** Parsed {@link ReportSectionSchema}. */
export type ReportSection = z.infer<typeof ReportSectionSchema>;

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

/**
 * Period of a report in UTC days. The first three end on the day of the report; `month` is the last complete calendar
 * month. `custom` always covers the same days.
 */
export const ReportPeriodSchema = z
  .object({
    kind: z.enum(["last7", "last30", "last90", "month", "custom"]),
    from: z.optional(DaySchema),
    to: z.optional(DaySchema),
  })
  .check(
    createRule(
      ({ kind, from, to }) => kind !== "custom" || (from !== undefined && to !== undefined),
      "Enter the first and the last day.",
      ["from"],
    ),
    createRule(
      ({ from, to }) => from === undefined || to === undefined || from < to,
      "Choose a last day after the first one.",
      ["to"],
    ),
  );

/** Parsed {@link ReportPeriodSchema}. */
export type ReportPeriod = z.infer<typeof ReportPeriodSchema>;

/** Largest size of a logo in bytes; chosen by us. */
export const MAX_LOGO_BYTES = 200_000;

const LOGO_PREFIX = "data:image/png;base64,";
const LOGO = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const MAX_LOGO_LENGTH = LOGO_PREFIX.length + Math.ceil(MAX_LOGO_BYTES / 3) * 4;

/** Logo as a data URL of a PNG, JPEG or WebP image. The server stores it as a PNG. */
export const ReportLogoSchema = z
  .string()
  .check(
    z.maxLength(MAX_LOGO_LENGTH, "Choose an image of at most 200 KB."),
    z.regex(LOGO, "Choose a PNG, JPEG or WebP image."),
  );

/** Maximum number of competitors in a report; chosen by us. */
export const MAX_REPORT_COMPETITORS = 25;

/**
 * Contents of a report. `competitorIds` is `null` for all competitors of the app. Notes are internal, so the charts only
 * mark them with `includeNotes`. `includeLinked` adds the same sections about the linked app in the other store.
 */
export const ReportInputSchema = z.object({
  appId: IdSchema,
  country: CountrySchema,
  title: createNameSchema("Enter a title.", 120),
  logo: z.nullable(ReportLogoSchema),
  sections: z
    .array(ReportSectionSchema)
    .check(
      z.minLength(1, "Choose at least one section."),
      createRule(areUnique, "Choose each section once."),
    ),
  period: ReportPeriodSchema,
  competitorIds: z.nullable(z.array(IdSchema).check(z.maxLength(MAX_REPORT_COMPETITORS))),
  includeNotes: z._default(z.boolean(), false),
  includeLinked: z._default(z.boolean(), false),
});

/** Input of {@link ReportInputSchema}. */
export type ReportInput = z.input<typeof ReportInputSchema>;

/** Maximum number of recipients of a report. */
export const MAX_RECIPIENTS = 10;

/** Email addresses that get a report, each once. */
export const RecipientsSchema = z
  .array(
    z.string().check(z.trim(), z.toLowerCase(), z.email("Enter a valid email address."), z.maxLength(254)),
  )
  .check(
    z.maxLength(MAX_RECIPIENTS, `Enter at most ${MAX_RECIPIENTS} addresses.`),
    createRule(areUnique, "Enter each address once."),
  );

/**
 * Schedule on which a report is sent, at 06:00 UTC. `day` is the day of the week (0 = Sunday) or of the month (1–28, so that every
 * month has it).
 */
export const ScheduleInputSchema = z
  .object({
    frequency: z.enum(["weekly", "monthly"]),
    day: z.number().check(z.int(), z.gte(0), z.lte(28)),
    recipients: RecipientsSchema.check(z.minLength(1, "Enter at least one address.")),
    isPaused: z._default(z.boolean(), false),
  })
  .check(
    createRule(({ frequency, day }) => (frequency === "weekly" ? day <= 6 : day >= 1), "Choose a day.", [
      "day",
    ]),
  );

/** Input of {@link ScheduleInputSchema}. */
export type ScheduleInput = z.input<typeof ScheduleInputSchema>;
