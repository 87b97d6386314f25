import { Readable } from "node:stream";
import type { ExportPlan } from "../export-plan";

/** Renders the report of an export as PDF. */
export function toPdf({ renderPdf }: ExportPlan): Readable {
  return Readable.from(renderOnce(renderPdf));
}

async function* renderOnce(renderPdf: ExportPlan["renderPdf"]) {
  yield await renderPdf();
}
