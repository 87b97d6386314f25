import { REPORT_SECTIONS, type ReportDocument } from "@listwise/contracts/client-reports";
import { EXPORT_TABLES } from "@listwise/contracts/exports";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import { getFontFamilies } from "./fonts";
import { formatDate, formatPeriod } from "./format-values";
import type { PrintModel } from "./print-model";
import { PRINT_SECTION } from "./print-sections";

function describeSources({ source, createdAt, period }: ReportDocument): string[] {
  const { label, dataDate, checkedAt } = source;
  return [
    `Listings, ranks and reviews: ${label}${dataDate === null ? "" : `, data of ${formatDate(dataDate)}`}.`,
    checkedAt === null
      ? "No rank has been checked yet."
      : `Last rank check: ${formatDate(checkedAt)}. A rank counts until the next check.`,
    "Visibility is the share of the possible taps from the keyword list that the app's ranks bring. The average rank is the mean over ranked keywords only. Share of visibility compares apps over the same keywords.",
    `“>200” means not in the top 200; “–” means unknown. All days are UTC.`,
    ...(period.isShortened ? ["The plan has less history, so the period starts later than chosen."] : []),
    `Created with ${PRODUCT_NAME} on ${formatDate(createdAt)}.`,
  ];
}

/** Returns a report in the words of its reader, with the charts as SVG by file name. */
export function createPrintModel(document: ReportDocument): {
  model: PrintModel;
  charts: Map<string, string>;
} {
  const charts = new Map<string, string>();
  const { title, app, country, countryName, period, createdAt, logo, sections } = document;
  const store = EXPORT_TABLES.summary.columns.platform.labels[app.platform];
  const model: PrintModel = {
    fonts: getFontFamilies(country),
    product: PRODUCT_NAME,
    title,
    appName: app.name,
    byline: [app.developer ?? "", `${store}, ${countryName}`].filter(Boolean),
    period: formatPeriod(period),
    createdOn: formatDate(createdAt),
    hasIcon: app.icon !== null,
    hasLogo: logo !== null,
    sections: sections.map((section) => ({
      title: REPORT_SECTIONS[section].title,
      blocks: PRINT_SECTION[section](document, charts),
    })),
    sources: describeSources(document),
  };
  return { model, charts };
}
