import {
  countCharacters,
  EXPORT_FORMATS,
  getExportPlatform,
  getLocale,
  getStoreFields,
  isPlaceholder,
  parseConnect,
  parseFastlane,
  parseListingCsv,
  parseListingRows,
  parseStoreHelper,
  type ExportFormat,
  type ImportResult,
  type ListingPlatform,
  type ListingTexts,
  type LocaleTexts,
} from "@listwise/aso-core/localization";
import { PLATFORMS } from "@listwise/aso-core/stores";
import { readArchive } from "../../features/localization-helper/files/archive";
import { reviewExport } from "../../features/localization-helper/files/review-export";
import { readListingWorkbook } from "../../features/localization-helper/files/workbook";
import { writeExport } from "../../features/localization-helper/files/write-export";
import { createEditor, type EditorState } from "../../features/localization-helper/editor.store";
import { anApp } from "../../testing/builders";
import { readBytes, type ExportCase } from "./export-cases";

/** Texts up to their limits, with line breaks, quotes, formulas and several scripts. */
const ENGLISH: LocaleTexts = {
  name: "Trail Radar: Hiking Maps & GPS",
  subtitle: 'Offline maps, "quick" & precise',
  shortDescription: "Find a trail near you.",
  description: `Find every trail.\n\n=SUM(A1) is no formula. "Quoted", with commas.\n${"Long walks. ".repeat(300)}`,
  keywords:
    "outdoor,walk,route,compass,altitude,topo,summit,camp,peak,forest,mountain,bike,run,tracker,offline,gps",
  releaseNotes: "• Faster maps\n• Fewer crashes",
};
const TEXTS: ListingTexts = {
  "en-US": { ...ENGLISH, subtitle: "Offline maps, quick & precise" },
  "de-DE": {
    name: "Wanderkarten: Trail Radar",
    subtitle: "Jeder Weg, auch ohne Netz",
    keywords: "wandern,berg",
  },
  "ja-JP": { name: "登山地図トレイルレーダー", description: "すべての道が見つかります。👨‍👩‍👧" },
  "ar-SA": { name: "خرائط المشي", releaseNotes: "إصلاحات" },
  // Too long for the App Store, so that it must be left out.
  "fr-FR": { name: "Cartes de randonnée pour toute la famille", subtitle: "Tous les sentiers" },
  // Placeholders and machine translations that no one accepted must never be in a file.
  "it-IT": { name: "[it-IT] Trail Radar", subtitle: "Ogni sentiero" },
  "nl-NL": { name: "Wandelkaarten", subtitle: "Elk pad" },
};

const parsers: Readonly<Record<ExportFormat, (content: Blob) => Promise<ImportResult>>> = {
  storehelper: async (content) => parseStoreHelper(await content.text()),
  deliver: async (content) => parseFastlane(readArchive(await readBytes(content))),
  supply: async (content) => parseFastlane(readArchive(await readBytes(content))),
  connect: async (content) => parseConnect(await content.text()),
  csv: async (content) => parseListingCsv(await content.text()),
  xlsx: async (content) => parseListingRows(await readListingWorkbook(await content.arrayBuffer())),
};

const fileNames: Readonly<Record<ExportFormat, RegExp>> = {
  storehelper: /^storehelper-trail-radar-\d{4}-\d\d-\d\d\.json$/,
  deliver: /^fastlane-deliver-trail-radar-\d{4}-\d\d-\d\d\.zip$/,
  supply: /^fastlane-supply-trail-radar-\d{4}-\d\d-\d\d\.zip$/,
  connect: /^app-store-connect-trail-radar-\d{4}-\d\d-\d\d\.json$/,
  csv: /^localizations-trail-radar-\d{4}-\d\d-\d\d\.csv$/,
  xlsx: /^localizations-trail-radar-\d{4}-\d\d-\d\d\.xlsx$/,
};

const createState = (): EditorState => ({
  ...createEditor().getState(),
  texts: TEXTS,
  unreviewed: { "nl-NL": ["subtitle"] },
});

/** Checks every text with the limit of the store, and that nothing is in the file that must not be. */
function checkTexts(texts: ListingTexts, platform: ListingPlatform): void {
  const limits = new Map<string, number | null>(
    getStoreFields(platform).map(({ key, limits: own }) => [key, own[platform]]),
  );
  const written = Object.entries(texts).flatMap(([locale, own]) =>
    Object.entries(own).flatMap(([key, text]) => (text ? [{ locale, key, text }] : [])),
  );
  for (const { locale, key, text } of written) {
    expect(getLocale(locale)).toBeDefined();
    expect(countCharacters(text)).toBeLessThanOrEqual(limits.get(key) ?? 0);
    expect(isPlaceholder(text)).toBe(false);
    expect(Object.entries(TEXTS[locale] ?? {})).toContainEqual([key, text]);
  }
  expect(texts["en-US"]?.name).toBe(ENGLISH.name);
  expect(texts["fr-FR"]?.name ?? "").toBe("");
  expect(texts["it-IT"]?.name ?? "").toBe("");
  expect(texts["nl-NL"]?.subtitle ?? "").toBe("");
}

/** One export per format and store. */
export const LISTING_CASES: readonly ExportCase[] = EXPORT_FORMATS.flatMap((format) =>
  PLATFORMS.map((platform) => ({
    name: `Localization Helper: ${format} for ${platform}`,
    source: "localization-helper/files/write-export.ts",
    fileName: fileNames[format],
    async run() {
      const state = createState();
      const review = reviewExport(state, {
        format,
        codes: Object.keys(TEXTS),
        chosen: platform,
        allows: false,
      });
      await writeExport({ app: anApp(), format, platform, ...state, review });
    },
    async check(content: Blob) {
      const { texts, unknownLocales } = await parsers[format](content);
      expect(unknownLocales).toEqual([]);
      checkTexts(texts, getExportPlatform(format, platform));
    },
  })),
);
