import type { AppSummary } from "@listwise/contracts/apps";
import {
  FIELDS,
  ImportError,
  MAX_IMPORT_BYTES,
  parseFastlane,
  parseListingCsv,
  parseStoreHelper,
  toListingCsv,
  toStoreHelper,
  type ImportResult,
} from "@listwise/aso-core/localization";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import { log } from "@listwise/shared-auth";
import { downloadCsv, downloadFile, toast } from "@listwise/shared-ui";
import { useRef } from "react";
import { setTexts, type Change, type Editor } from "../editor.store";

export type FileFormat = "storehelper" | "fastlane" | "csv";

const messages = {
  storehelper: {
    imported: "StoreHelper data imported successfully",
    exported: "Data exported to StoreHelper format",
    exportFailed: "Failed to export to StoreHelper format",
    importFailed: "Failed to import StoreHelper data. Please check the file format.",
  },
  fastlane: {
    imported: "fastlane texts imported successfully",
    exported: "Data exported to fastlane format",
    exportFailed: "Failed to export to fastlane format",
    importFailed: "Failed to import fastlane texts. Please check the file format.",
  },
  csv: {
    imported: "CSV imported successfully",
    exported: "Data exported to CSV",
    exportFailed: "Failed to export to CSV",
    importFailed: "Failed to import the CSV. Please check the file format.",
  },
};

/** Ignores repeated export clicks for one second after a file was written. */
const EXPORT_THROTTLE_MS = 1_000;

async function readImport(format: FileFormat, file: File): Promise<ImportResult> {
  if (file.size > MAX_IMPORT_BYTES) throw new ImportError("The file is larger than 5 MB.");
  if (format === "csv") return parseListingCsv(await file.text());
  if (format === "storehelper") return parseStoreHelper(await file.text());
  const { readArchive } = await import("./archive");
  return parseFastlane(readArchive(new Uint8Array(await file.arrayBuffer())));
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

export function useFiles(app: AppSummary | undefined, editor: Editor) {
  const written = useRef<Partial<Record<FileFormat, number>>>({});

  async function importFile(format: FileFormat, file: File) {
    if (!app) return toast.error("No app selected");
    try {
      const imported = await readImport(format, file);
      const changes = Object.entries(imported.texts).flatMap(([locale, own]) =>
        FIELDS.flatMap(({ key }): Change[] => (own[key] ? [[locale, key, own[key]]] : [])),
      );
      const changed = setTexts(editor, changes);
      return toast.success(messages[format].imported, {
        description: describeImport(imported, changed),
        duration: 8_000,
      });
    } catch (problem) {
      if (!(problem instanceof ImportError)) log.warn("import failed", problem);
      const description = problem instanceof ImportError ? problem.message : "Couldn't read the file.";
      return toast.error(messages[format].importFailed, { description });
    }
  }

  async function exportFile(format: FileFormat) {
    if (!app) return toast.error("No app selected");
    const now = performance.now();
    if (now - (written.current[format] ?? -EXPORT_THROTTLE_MS) < EXPORT_THROTTLE_MS) return undefined;
    written.current[format] = now;
    try {
      const { texts } = editor.getState();
      if (format === "csv") downloadCsv("localizations", toListingCsv(texts));
      else if (format === "storehelper") {
        const json = toStoreHelper(app, texts, new Date());
        downloadFile("storehelper", "json", new Blob([json], { type: "application/json" }));
      } else {
        const { writeArchive } = await import("./archive");
        downloadFile("fastlane", "zip", writeArchive(texts));
      }
      return toast.success(messages[format].exported);
    } catch (problem) {
      log.warn("export failed", problem);
      return toast.error(messages[format].exportFailed);
    }
  }

  return { importFile, exportFile };
}
