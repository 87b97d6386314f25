import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { listTables, type Attachment, type ExportPlan } from "../export-plan";
import { partToCsv } from "./csv";
import { createZipStream } from "./create-zip-stream";

async function* readAttachment(attachment: Attachment): AsyncGenerator<Buffer> {
  yield await attachment.read();
}

/**
 * Creates an archive with the summary, a folder with a CSV file for each data type, and the screenshots. No file name
 * comes from the data.
 */
export function toZip(plan: ExportPlan): Readable {
  return createZipStream(new ZipFile(), [
    ...listTables(plan).map((part) => ({
      path: part.name === "summary" ? "summary.csv" : `${part.name}/${part.name}.csv`,
      open: () => partToCsv(part),
    })),
    ...plan.screenshots.map((shot) => ({
      path: `screenshots/${shot.name}`,
      open: () => Readable.from(readAttachment(shot)),
    })),
  ]);
}
