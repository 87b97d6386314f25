import { formatCount } from "@listwise/aso-core/text";
import { describeChangesSince, findLaterDay, type ReportDocument } from "@listwise/contracts/client-reports";
import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { Mover } from "@listwise/contracts/portfolio";
import { formatDate, formatNumber, formatRank, formatRankChange, toCell } from "./format-values";
import { left, note, right, type Print } from "./print-blocks";
import type { PrintBlock } from "./print-model";

/** Prints with which day changes compare, if it is after the start of the period. */
export function printChangesSince(document: ReportDocument): PrintBlock[] {
  const text = describeChangesSince(document, formatDate);
  return text === null ? [] : [note(text)];
}

/** Formats an earlier rank, with its day if changes of other figures compare with an earlier one. */
function formatBefore(rank: number | null, since: string | null | undefined, document: ReportDocument) {
  const day = findLaterDay(since, document);
  return toCell(formatRank(rank) + (day === null ? "" : ` (${formatDate(day)})`));
}

function printMoverTable(title: string, movers: readonly Mover[], document: ReportDocument): PrintBlock {
  if (movers.length === 0) return note(`No keyword moved ${title.toLowerCase()}.`);
  return {
    kind: "table",
    title,
    columns: [left("Keyword"), right("Before"), right("Now"), right("Change")],
    rows: movers.map(({ keyword, before, since, now, results }) => [
      toCell(keyword),
      formatBefore(before, since, document),
      toCell(formatRank(now, results)),
      formatRankChange(before, now),
    ]),
  };
}

/** Prints the keywords with the largest moves. */
export const printMovers: Print = (document) => {
  const { movers } = document;
  if (!movers) return [];
  return [
    ...printChangesSince(document),
    printMoverTable("Up", movers.up, document),
    printMoverTable("Down", movers.down, document),
  ];
};

/** Prints the keyword table. */
export const printKeywords: Print = (document) => {
  const { keywords } = document;
  if (!keywords) return [];
  const { rows, total } = keywords;
  if (total === 0) return [note("There are no keywords on the app's list in this country.")];
  const { popularity, difficulty, chance, change } = KEYWORD_COLUMNS;
  const columns = [
    left(KEYWORD_COLUMNS.keyword.header),
    ...[popularity, difficulty, chance].map(({ header }) => right(header)),
    ...["Before", "Rank", change.header].map(right),
  ];
  const table: PrintBlock = {
    kind: "table",
    title: "",
    columns,
    rows: rows.map((row) => [
      toCell(row.keyword),
      ...[row.popularity, row.difficulty, row.chance].map((value) => toCell(formatNumber(value))),
      formatBefore(row.previousRank, row.since, document),
      toCell(formatRank(row.rank, row.results)),
      formatRankChange(row.previousRank, row.rank),
    ]),
  };
  const rest = total - rows.length;
  const more = rest > 0 ? [note(`${formatCount(rest, "more keyword")} not shown.`)] : [];
  return [...printChangesSince(document), table, ...more];
};
