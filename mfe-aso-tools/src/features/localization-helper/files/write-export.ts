import {
  exportListing,
  type ExportFormat,
  type Glossary,
  type ListingPlatform,
  type UnreviewedTexts,
} from "@listwise/aso-core/localization";
import { formatFileName } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import { downloadFile } from "@listwise/shared-ui";
import { EXPORTS } from "./formats";
import type { ExportReview } from "./review-export";

const types = { json: "application/json", csv: "text/csv;charset=utf-8" };

interface Export {
  app: AppSummary;
  format: ExportFormat;
  platform: ListingPlatform;
  unreviewed: UnreviewedTexts;
  glossary: Glossary;
  review: ExportReview;
}

/**
 * Writes and saves the file of a reviewed export.
 * @throws ExportRefusedError if a text has a problem that was not reviewed
 */
export async function writeExport({
  app,
  format,
  platform,
  unreviewed,
  glossary,
  review,
}: Export): Promise<void> {
  const content = exportListing(
    format,
    { texts: review.texts, unreviewed, glossary },
    { app, platform, exportedAt: new Date(), allowed: review.included },
  );
  const file = formatFileName(EXPORTS[format].file, app.name);
  if (content.kind === "text") {
    downloadFile(file, content.extension, new Blob([content.text], { type: types[content.extension] }));
  } else if (content.kind === "archive") {
    const { writeArchive } = await import("./archive");
    downloadFile(file, "zip", writeArchive(content.files));
  } else {
    const { writeListingWorkbook } = await import("./workbook");
    downloadFile(file, "xlsx", await writeListingWorkbook(content.rows));
  }
}
