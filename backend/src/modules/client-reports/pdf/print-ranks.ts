import {
  describeChangesSince,
  describeHiddenKeywords,
  findLaterDay,
  formatReportDate,
  REPORT_TEXTS,
  type ReportDocument,
} from "@listwise/contracts/client-reports";
import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { Mover } from "@listwise/contracts/portfolio";
import { formatNumber, formatRank, formatRankChange, toCell } from "./format-values";
import { left, note, right, type Print } from "./print-blocks";
import type { PrintBlock } from "./print-model";

/** Prints with which day changes compare, if it is after the start of the period. */
export function printChangesSince(document: ReportDocument): PrintBlock[] {
  const text = describeChangesSince(document, formatReportDate);
  return text === null ? [] : [note(text)];
}

/** Formats an earlier rank, with its day if changes of other figures compare with an earlier one. */
function formatBefore(rank: number | null, since: string | null | undefined, document: ReportDocument) {
  const day = findLaterDay(since, document);
  return toCell(formatRank(rank) + (day === null ? "" : ` (${formatReportDate(day)})`));
}

function printMoverTable(title: string, movers: readonly Mover[], document: ReportDocument): PrintBlock {
  if (movers.length === 0) return note(`No keyword moved ${title.toLowerCase()}.`);
  return {
    kind: "table",
    title,
    columns: [
      left(KEYWORD_COLUMNS.keyword.header),
      ...[REPORT_TEXTS.before, REPORT_TEXTS.now, KEYWORD_COLUMNS.change.header].map(right),
    ],
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
    printMoverTable(REPORT_TEXTS.up, movers.up, document),
    printMoverTable(REPORT_TEXTS.down, movers.down, document),
  ];
};

/** Prints the keyword table. */
export const printKeywords: Print = (document) => {
  const { keywords } = document;
  if (!keywords) return [];
  const { rows } = keywords;
  if (keywords.total === 0) return [note(REPORT_TEXTS.noKeywords)];
  const { popularity, difficulty, chance, rank, change } = KEYWORD_COLUMNS;
  const columns = [
    left(KEYWORD_COLUMNS.keyword.header),
    ...[popularity, difficulty, chance].map(({ header }) => right(header)),
    ...[REPORT_TEXTS.before, rank.header, change.header].map(right),
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
  const hidden = describeHiddenKeywords(keywords);
  return [...printChangesSince(document), table, ...(hidden === null ? [] : [note(hidden)])];
};
