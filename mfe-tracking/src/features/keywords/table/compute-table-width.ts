import type { KeywordTableRow } from "@listwise/contracts/keywords";
import type { Column } from "@listwise/shared-ui/table";

const KEYWORD_WIDTH_REM = 15;

/** Returns the width that the shown columns need, as CSS. */
export function computeTableWidth(
  columns: readonly Column<KeywordTableRow>[],
  hidden: readonly string[],
): string {
  const shown = columns.filter(({ key, cell }) => cell !== false && !hidden.includes(key));
  const widths = shown.map(({ width }) => (width ? Number.parseFloat(width) : KEYWORD_WIDTH_REM));
  return `${widths.reduce((sum, width) => sum + width, 0)}rem`;
}
