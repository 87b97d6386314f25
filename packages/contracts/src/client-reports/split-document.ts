import type { ReportDocument } from "./report-document";

/** Returns a document per app of a report: the app's own, and the one of the linked app if the report includes it. */
export function splitDocument(document: ReportDocument): ReportDocument[] {
  const { linked, ...own } = document;
  return linked ? [own, { ...own, ...linked }] : [own];
}
