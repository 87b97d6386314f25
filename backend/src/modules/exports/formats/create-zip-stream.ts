import { PassThrough, type Readable } from "node:stream";
import type { ZipFile } from "yazl";

interface Entry {
  path: string;
  open(): Readable;
}

/** Streams an archive. Entries are opened one at a time; an error in one destroys the stream. */
export function createZipStream(zip: ZipFile, entries: readonly Entry[]): Readable {
  const out = new PassThrough();
  const open = new Set<Readable>();
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.path, (give) => {
      const stream = entry.open();
      open.add(stream);
      stream.on("error", fail).on("close", () => open.delete(stream));
      give(null, stream);
    });
  }
  out.on("close", () => {
    for (const stream of open) stream.destroy();
  });
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}
