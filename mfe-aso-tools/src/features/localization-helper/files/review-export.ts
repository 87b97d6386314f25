import {
  computeLiveDifferences,
  findExportCases,
  getExportPlatform,
  getStoreFields,
  omitCases,
  omitEmpty,
  type ExportCase,
  type ExportFormat,
  type ListingPlatform,
  type ListingTexts,
  type LiveDifference,
} from "@listwise/aso-core/localization";
import type { EditorState } from "../editor.store";

/** Texts that an export contains, and those that it leaves out. */
export interface ExportReview {
  /** Texts with problems; none of them is exported. */
  leftOut: ExportCase[];
  /** Texts with problems that the user chose to export anyway. */
  included: ExportCase[];
  /** Texts of the file. */
  texts: ListingTexts;
  count: number;
  languages: number;
  differences: LiveDifference[];
  /** True if no listing was loaded to compare with. */
  isUncompared: boolean;
}

/** Returns the texts of the languages that the store has. */
function pickTexts(texts: ListingTexts, codes: readonly string[], platform: ListingPlatform): ListingTexts {
  const fields = getStoreFields(platform);
  return omitEmpty(
    Object.fromEntries(
      codes.map((code) => [code, Object.fromEntries(fields.map(({ key }) => [key, texts[code]?.[key]]))]),
    ),
  );
}

const countTexts = (texts: ListingTexts) =>
  Object.values(texts).reduce((sum, own) => sum + Object.keys(own).length, 0);

/** Reviews an export of some languages. `allows` includes texts with problems, except placeholders. */
export function reviewExport(
  state: EditorState,
  {
    format,
    codes,
    chosen,
    allows,
  }: { format: ExportFormat; codes: readonly string[]; chosen: ListingPlatform; allows: boolean },
): ExportReview {
  const { unreviewed, glossary, live, baseLocale } = state;
  const platform = getExportPlatform(format, chosen);
  const all = pickTexts(state.texts, codes, platform);
  const cases = findExportCases({ texts: all, unreviewed, glossary }, platform);
  const isPlaceholder = ({ rule }: ExportCase) => rule === "placeholder";
  const leftOut = allows ? cases.filter(isPlaceholder) : cases;
  const texts = omitCases(all, leftOut);
  const included = allows ? cases.filter((one) => texts[one.locale]?.[one.field] !== undefined) : [];
  return {
    leftOut,
    included,
    texts,
    count: countTexts(texts),
    languages: Object.keys(texts).length,
    differences: computeLiveDifferences(texts, live, live[baseLocale], baseLocale),
    isUncompared: Object.keys(live).length === 0,
  };
}
