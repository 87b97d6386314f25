import { FIELDS, type Field, type FieldKey, type ListingPlatform, type ListingTexts } from "./fields";
import { createImport, ImportError, type ImportResult } from "./import-result";
import { STORES } from "../stores";
import { toConnectCode, toPlayCode } from "./locales";
import { omitEmpty } from "./progress";

const byFile = new Map<string, FieldKey>(FIELDS.map((field) => [`${field.file}.txt`, field.key]));
const byPlayFile = new Map<string, FieldKey>(
  FIELDS.flatMap(({ key, playFile }) => (playFile === null ? [] : [[`${playFile}.txt`, key]])),
);
/** Release notes of one version; `default.txt` is for those without their own. */
const CHANGELOG = /^(?:default|\d{1,12})\.txt$/;

/**
 * Returns the files of fastlane by path, to be unpacked into its folder: of `deliver` for the App Store, of `supply` for
 * Google Play. Empty texts are skipped, because an empty file would clear the live text.
 */
export function toFastlane(texts: ListingTexts, platform: ListingPlatform): Map<string, string> {
  const { folder } = STORES[platform].fastlane;
  const toFile = { ios: ({ file }: Field) => file, android: ({ playFile }: Field) => playFile }[platform];
  const toCode = { ios: toConnectCode, android: toPlayCode }[platform];
  return new Map(
    Object.entries(omitEmpty(texts)).flatMap(([code, own]) =>
      FIELDS.flatMap((field): [string, string][] => {
        const [text, name] = [own[field.key], toFile(field)];
        return text === undefined || name === null ? [] : [[`${folder}/${toCode(code)}/${name}.txt`, text]];
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

function parsePath(path: string): { code: string; field: FieldKey; file: string } | null {
  const parts = path.split("/");
  if (parts.some((part) => part === "" || part === "." || part === ".." || part.includes("\\"))) return null;
  if (parts.length > 8) return null;
  const [code, folder, file] = parts.slice(-3);
  if (code !== undefined && folder === "changelogs" && file !== undefined && CHANGELOG.test(file)) {
    return { code, field: "releaseNotes", file };
  }
  const [last, name] = parts.slice(-2);
  const field = name === undefined ? undefined : (byFile.get(name) ?? byPlayFile.get(name));
  return last !== undefined && name !== undefined && field ? { code: last, field, file: name } : null;
}

/** Orders release notes so that the newest version is last, and `default.txt` after all of them. */
const compareFiles = (one: string, other: string) =>
  one.localeCompare(other, "en", { numeric: true, sensitivity: "base" });

/**
 * Parses the files of an archive of `deliver` or `supply`; a trailing line break is not part of the text.
 * @throws ImportError if no file is a fastlane text file
 */
export function parseFastlane(files: ReadonlyMap<string, string>): ImportResult {
  const result = createImport();
  let found = 0;
  for (const [path, text] of [...files].sort(([one], [other]) => compareFiles(one, other))) {
    const parts = parsePath(path);
    const written = text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      .replace(/\n$/, "");
    if (parts && result.add(parts.code, parts.field, written)) found += 1;
    else result.ignore(path);
  }
  if (found === 0) {
    throw new ImportError("The archive has no metadata/<language>/<field>.txt files of deliver or supply.");
  }
  return result.done();
}
