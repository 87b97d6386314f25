import {
  FIELDS,
  ImportError,
  MAX_IMPORT_BYTES,
  parseConnect,
  parseFastlane,
  parseListingCsv,
  parseListingRows,
  parseStoreHelper,
  type ImportResult,
} from "@listwise/aso-core/localization";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import { log } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { setTexts } from "../edit-content";
import type { Change, Editor } from "../editor.store";
import { IMPORTS, type ImportFormat } from "./formats";

async function readImport(format: ImportFormat, file: File): Promise<ImportResult> {
  if (file.size > MAX_IMPORT_BYTES) throw new ImportError("The file is larger than 5 MB.");
  switch (format) {
    case "storehelper":
      return parseStoreHelper(await file.text());
    case "connect":
      return parseConnect(await file.text());
    case "csv":
      return parseListingCsv(await file.text());
    case "xlsx": {
      const { readListingWorkbook } = await import("./workbook");
      return parseListingRows(await readListingWorkbook(await file.arrayBuffer()));
    }
    default: {
      const { readArchive } = await import("./archive");
      return parseFastlane(readArchive(new Uint8Array(await file.arrayBuffer())));
    }
  }
}

function describeImport({ unknownLocales, ignored }: ImportResult, changed: number): string {
  const kept = `Unknown ${pluralize(unknownLocales.length, "locale")} kept: ${unknownLocales.join(", ")}.`;
  return [
    `${formatCount(changed, "text")} changed.`,
    ...(unknownLocales.length > 0 ? [kept] : []),
    ...(ignored.length > 0
      ? [`Skipped: ${ignored.slice(0, 5).join(", ")}${ignored.length > 5 ? " …" : ""}.`]
      : []),
  ].join(" ");
}

/** Returns a function that imports a file as one step that can be undone. */
export function useImport(editor: Editor) {
  return async (format: ImportFormat, file: File) => {
    try {
      const imported = await readImport(format, file);
      const changes = Object.entries(imported.texts).flatMap(([locale, own]) =>
        FIELDS.flatMap(({ key }): Change[] => (own[key] ? [[locale, key, own[key]]] : [])),
      );
      const changed = setTexts(editor, changes, `import of ${formatCount(changes.length, "text")}`);
      return toast.success(IMPORTS[format].done, {
        description: describeImport(imported, changed),
        duration: 8_000,
      });
    } catch (problem) {
      if (!(problem instanceof ImportError)) log.warn("import failed", problem);
      const description = problem instanceof ImportError ? problem.message : "Couldn't read the file.";
      return toast.error(IMPORTS[format].failed, { description });
    }
  };
}
