import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Attachment, ExportPlan } from "../export-plan";
import { partToCsv } from "./csv";
import { createZipStream } from "./create-zip-stream";

async function* readAttachment(attachment: Attachment): AsyncGenerator<Buffer> {
  yield await attachment.read();
}

/** Creates an archive with a CSV file for each part, and the screenshots. No file name comes from the data. */
export function toZip({ parts, screenshots }: ExportPlan): Readable {
  return createZipStream(new ZipFile(), [
    ...parts.map((part) => ({ path: `${part.name}/${part.name}.csv`, open: () => partToCsv(part) })),
    ...screenshots.map((shot) => ({
      path: `screenshots/${shot.name}`,
      open: () => Readable.from(readAttachment(shot)),
    })),
  ]);
}
