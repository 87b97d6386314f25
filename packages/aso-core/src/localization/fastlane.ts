import { FIELDS, type FieldKey, type ListingTexts } from "./fields";
import { createImport, ImportError, type ImportResult } from "./import-result";
import { toConnectCode } from "./locales";
import { omitEmpty } from "./progress";

const byFile = new Map<string, FieldKey>(FIELDS.map((field) => [`${field.file}.txt`, field.key]));

/**
 * Returns the files of fastlane's `deliver` by path. Empty texts are skipped, because an empty file would clear the
 * live text.
 */
export function toFastlane(texts: ListingTexts): Map<string, string> {
  return new Map(
    Object.entries(omitEmpty(texts)).flatMap(([code, own]) =>
      FIELDS.flatMap(({ key, file }): [string, string][] => {
        const text = own[key];
        return text === undefined ? [] : [[`metadata/${toConnectCode(code)}/${file}.txt`, text]];
      }),
    ),
  );
}

/**
 * Returns true if an archive path is a fastlane text file. Only these are extracted; none can leave the target folder.
 */
export function isFastlanePath(path: string): boolean {
  return parsePath(path) !== null;
}

function parsePath(path: string): { code: string; field: FieldKey } | null {
  const parts = path.split("/");
  if (parts.some((part) => part === "" || part === "." || part === ".." || part.includes("\\"))) return null;
  const [code, file] = parts.slice(-2);
  const field = file === undefined ? undefined : byFile.get(file);
  return code !== undefined && field && parts.length <= 6 ? { code, field } : null;
}

/**
 * Parses the files of an archive; a trailing line break is not part of the text.
 * @throws ImportError if no file is a fastlane text file
 */
export function parseFastlane(files: ReadonlyMap<string, string>): ImportResult {
  const result = createImport();
  let found = 0;
  for (const [path, text] of files) {
    const parts = parsePath(path);
    const written = text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      .replace(/\n$/, "");
    if (parts && result.add(parts.code, parts.field, written)) found += 1;
    else result.ignore(path);
  }
  if (found === 0) throw new ImportError("The archive has no metadata/<language>/<field>.txt files.");
  return result.done();
}
