import { ImportError, isFastlanePath, MAX_IMPORT_BYTES } from "@listwise/aso-core/localization";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const MAX_FILES = 2_000;
const MAX_TEXT_FILE_BYTES = 200_000;

/**
 * Returns the texts of an archive by path. Skips all other entries, and limits the number of files and their size.
 *
 * @throws ImportError if it is no zip archive or has too many files
 */
export function readArchive(bytes: Uint8Array): Map<string, string> {
  let [files, size] = [0, 0];
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isFastlanePath(name)) return false;
        files += 1;
        size += originalSize;
        if (files > MAX_FILES || size > MAX_IMPORT_BYTES || originalSize > MAX_TEXT_FILE_BYTES) {
          throw new ImportError("The archive contains more files than a listing.");
        }
        return true;
      },
    });
    return new Map(Object.entries(unpacked).map(([path, content]) => [path, strFromU8(content)]));
  } catch (problem) {
    if (problem instanceof ImportError) throw problem;
    throw new ImportError("The file isn't a zip archive.");
  }
}

/** Returns a zip archive of texts by path. */
export function writeArchive(files: ReadonlyMap<string, string>): Blob {
  const entries = [...files].map(([path, text]) => [path, strToU8(text)] as const);
  const bytes = zipSync(Object.fromEntries(entries), { level: 6 });
  return new Blob([new Uint8Array(bytes)], { type: "application/zip" });
}
