import { FIELDS, type FieldKey, type ListingTexts } from "./fields";
import { createImport, ImportProblem, type Imported } from "./import-result";
import { toConnectCode } from "./locales";
import { withoutEmpty } from "./progress";

const byFile = new Map<string, FieldKey>(FIELDS.map((field) => [`${field.file}.txt`, field.key]));

/** The files of fastlane's `deliver` by path. Empty texts have none: an empty file would clear the live text. */
export function toFastlane(texts: ListingTexts): Map<string, string> {
  return new Map(
    Object.entries(withoutEmpty(texts)).flatMap(([code, own]) =>
      FIELDS.flatMap(({ key, file }): [string, string][] => {
        const text = own[key];
        return text === undefined ? [] : [[`metadata/${toConnectCode(code)}/${file}.txt`, text]];
      }),
    ),
  );
}

/** Whether a path of an archive is one of fastlane's texts; only these are unpacked, and none leaves its folder. */
export function isFastlanePath(path: string): boolean {
  return partsOf(path) !== null;
}

function partsOf(path: string): { code: string; field: FieldKey } | null {
  const parts = path.split("/");
  if (parts.some((part) => part === "" || part === "." || part === ".." || part.includes("\\"))) return null;
  const [code, file] = parts.slice(-2);
  const field = file === undefined ? undefined : byFile.get(file);
  return code !== undefined && field && parts.length <= 6 ? { code, field } : null;
}

/** Reads the files of an archive; a file's last line break is not part of its text. Throws {@link ImportProblem}. */
export function readFastlane(files: ReadonlyMap<string, string>): Imported {
  const result = createImport();
  let found = 0;
  for (const [path, text] of files) {
    const parts = partsOf(path);
    const written = text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      .replace(/\n$/, "");
    if (parts && result.add(parts.code, parts.field, written)) found += 1;
    else result.ignore(path);
  }
  if (found === 0) throw new ImportProblem("The archive holds no metadata/<language>/<field>.txt.");
  return result.done();
}
