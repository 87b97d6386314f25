import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Attachment, Plan } from "../plan";
import { partToCsv } from "./csv";
import { streamOf } from "./zip-stream";

async function* contentOf(attachment: Attachment): AsyncGenerator<Buffer> {
  yield await attachment.read();
}

/** Creates an archive with a CSV file for each part, and the screenshots. No file name comes from the data. */
export function toZip({ parts, screenshots }: Plan): Readable {
  return streamOf(new ZipFile(), [
    ...parts.map((part) => ({ path: `${part.name}/${part.name}.csv`, open: () => partToCsv(part) })),
    ...screenshots.map((shot) => ({
      path: `screenshots/${shot.name}`,
      open: () => Readable.from(contentOf(shot)),
    })),
  ]);
}
