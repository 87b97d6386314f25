import { FIGURES } from "@listwise/aso-core/figures";
import type { KeywordTableRow, MetricKey } from "@listwise/contracts/keywords";
import type { Column } from "@listwise/shared-ui/table";
import { renderFigure } from "./keyword-cells";

type FigureKey = MetricKey | "chance";

/** Returns the meaning, the range and the source of a figure. */
function explainFigure(key: FigureKey): string {
  const { definition, range, unit, source } = FIGURES[key];
  return `${definition} ${range} ${unit}. Source: ${source}`;
}

/** Returns the column of a figure; `advanced` is false if the plan lacks it. */
export function buildFigureColumn(key: FigureKey, advanced = true): Column<KeywordTableRow> {
  return {
    key,
    header: FIGURES[key].label,
    figure: key,
    help: advanced ? explainFigure(key) : `${explainFigure(key)} Your plan doesn't include it.`,
    align: "end",
    width: "5.5rem",
    value: (keyword) => keyword[key],
    cell: (keyword) => renderFigure(keyword[key]),
  };
}
