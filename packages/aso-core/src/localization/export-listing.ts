import { PLATFORMS, STORES } from "../stores";
import { toConnect } from "./connect";
import { toListingCsv, toListingRows } from "./csv";
import { toFastlane } from "./fastlane";
import type { FieldKey, Listing, ListingPlatform, ListingTexts } from "./fields";
import type { Finding } from "./lint";
import { findErrors } from "./lint-errors";
import { omitEmpty } from "./progress";
import { toStoreHelper, type ExportedApp } from "./store-helper";

/** Formats of listing files. */
export const EXPORT_FORMATS = ["storehelper", "deliver", "supply", "connect", "csv", "xlsx"] as const;

/** One of {@link EXPORT_FORMATS}. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const platforms: Partial<Record<ExportFormat, ListingPlatform>> = {
  connect: "ios",
  ...Object.fromEntries(PLATFORMS.map((platform) => [STORES[platform].fastlane.tool, platform])),
};

/** Returns the store whose limits a file must keep; files for no store keep those of the chosen one. */
export function getExportPlatform(format: ExportFormat, chosen: ListingPlatform): ListingPlatform {
  return platforms[format] ?? chosen;
}

/** A text that an export doesn't contain unless it is allowed explicitly; a placeholder is never allowed. */
export interface ExportCase {
  locale: string;
  field: FieldKey;
  rule: Finding["rule"];
  message: string;
}

/** Returns the texts with errors by language and field. */
export function findExportCases(
  { texts, unreviewed, glossary }: Omit<Listing, "baseLocale">,
  platform: ListingPlatform,
): ExportCase[] {
  return Object.entries(texts).flatMap(([locale, own]) =>
    findErrors(own, { platform, glossary, unreviewed: unreviewed[locale] }).map(
      ({ field, rule, message }) => ({
        locale,
        field,
        rule,
        message,
      }),
    ),
  );
}

/** Returns the texts without those of the cases. */
export function omitCases(texts: ListingTexts, cases: readonly ExportCase[]): ListingTexts {
  const next = { ...texts };
  for (const { locale, field } of cases) next[locale] = { ...next[locale], [field]: undefined };
  return omitEmpty(next);
}

/** Thrown by {@link exportListing} for texts that may not be exported. */
export class ExportRefusedError extends Error {
  constructor(readonly cases: readonly ExportCase[]) {
    super(`The export contains texts with problems: ${cases.map(({ message }) => message).join(" ")}`);
  }
}

/** Content of a file: text, the texts of an archive by path, or the rows of a workbook. */
export type ExportContent =
  | { kind: "text"; extension: "json" | "csv"; text: string }
  | { kind: "archive"; files: Map<string, string> }
  | { kind: "workbook"; rows: string[][] };

interface ExportOptions {
  app: ExportedApp;
  platform: ListingPlatform;
  exportedAt: Date;
  /** Cases that the user chose to export anyway. */
  allowed?: readonly ExportCase[];
}

const isSameCase = (one: ExportCase, other: ExportCase) =>
  one.locale === other.locale && one.field === other.field && one.rule === other.rule;

/**
 * Returns the content of an export.
 * @throws ExportRefusedError if a text has a problem that is not allowed explicitly, or is a placeholder
 */
export function exportListing(
  format: ExportFormat,
  listing: Omit<Listing, "baseLocale">,
  { app, platform, exportedAt, allowed = [] }: ExportOptions,
): ExportContent {
  const store = getExportPlatform(format, platform);
  const refused = findExportCases(listing, store).filter(
    (one) => one.rule === "placeholder" || !allowed.some((other) => isSameCase(one, other)),
  );
  if (refused.length > 0) throw new ExportRefusedError(refused);
  const { texts } = listing;
  switch (format) {
    case "storehelper":
      return { kind: "text", extension: "json", text: toStoreHelper(app, texts, exportedAt) };
    case "connect":
      return { kind: "text", extension: "json", text: toConnect(texts) };
    case "csv":
      return { kind: "text", extension: "csv", text: toListingCsv(texts) };
    case "xlsx":
      return { kind: "workbook", rows: toListingRows(texts) };
    default:
      return { kind: "archive", files: toFastlane(texts, store) };
  }
}
