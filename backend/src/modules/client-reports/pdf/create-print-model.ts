import { STORES } from "@listwise/aso-core/stores";
import {
  describeSources,
  formatReportDate,
  formatPeriod,
  listReportFigures,
  REPORT_SECTIONS,
  splitDocument,
  type ReportDocument,
} from "@listwise/contracts/client-reports";
import { EXPORT_TABLES } from "@listwise/contracts/exports";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import { getFontFamilies } from "./fonts";
import type { PrintModel } from "./print-model";
import { PRINT_SECTION } from "./print-sections";

/**
 * Returns a report in the words of its reader, with the charts as SVG by file name. `figuresUrl` is the address of the page
 * with all definitions.
 */
export function createPrintModel(
  document: ReportDocument,
  figuresUrl: string,
): {
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
    createdOn: formatReportDate(createdAt),
    hasIcon: app.icon !== null,
    hasLogo: logo !== null,
    parts: splitDocument(document).map((part) => ({
      title: document.linked ? `${STORES[part.app.platform].name}: ${part.app.name}` : "",
      sections: sections.map((section) => ({
        title: REPORT_SECTIONS[section].title,
        blocks: PRINT_SECTION[section](part, charts),
      })),
    })),
    figures: listReportFigures(sections).map(({ label, definition }) => ({ label, definition })),
    figuresUrl,
    sources: [
      ...describeSources(document),
      `Created with ${PRODUCT_NAME} on ${formatReportDate(createdAt)}.`,
    ],
  };
  return { model, charts };
}
