export { capitalize } from "./capitalize";
export { formatCount, pluralize } from "./format-count";
export { formatFileName } from "./format-file-name";
export { formatPercent, formatTenth, roundToTenth } from "./format-figure";
export { explainFullList, type ListUse } from "./limit-texts";
export { getLetterIcon, type LetterIcon } from "./letter-icon";
export { computeReadingMinutes } from "./reading-time";
export { extractSearchWords, replaceInvalidChars, splitSearchWords } from "./search-words";
export { segmentText } from "./segment-text";
export {
  describeResults,
  explainEmpty,
  explainImport,
  explainMissing,
  explainUncovered,
  formatMissing,
  getSourceName,
  isCovered,
  type DataSource,
  type ImportState,
} from "./source-texts";
export { createForeignScriptTest, putForeignScriptsLast } from "./storefront-script";
export { truncate } from "./truncate";
export { describeDataSafety, describePurchases } from "./listing-declarations";
