import { stripControlChars, type CsvValue } from "@listwise/aso-core/csv";
import type { ExportColumnType } from "@listwise/contracts/exports";
import { describeTable, getCell, type ExportPart, type KeyedColumn } from "../export-plan";
import { getHeaderStyle, getValueStyle, LABEL_STYLE } from "./xlsx-styles";

/** Maximum number of characters in a cell, as Excel defines it. */
const MAX_CELL_LENGTH = 32_767;
const DAY_MS = 86_400_000;
/** Excel's number of 1 January 1970; it counts days. */
const EPOCH_DAY = 25_569;
const HEADER_HEIGHT_POINTS = 32;
const LINE_HEIGHT_POINTS = 15;
/** Letters of a text in the width of a digit, in which columns are measured. */
const LETTERS_PER_DIGIT = 1.1;
/** Maximum height of a row, as Excel defines it. */
const MAX_HEIGHT_POINTS = 409;
/** Width of a filter button in characters. */
const BUTTON_WIDTH = 4;
const RECORD_COLUMNS = [
  { header: "Field", type: "text" },
  { header: "Value", type: "text" },
] as const;
const LABEL_WIDTH = 28;
const RECORD_WIDTH = 100;

const TYPE_WIDTHS: Readonly<Record<ExportColumnType, number>> = {
  text: 22,
  prose: 70,
  country: 10,
  id: 12,
  integer: 11,
  decimal: 11,
  price: 11,
  percent: 11,
  date: 12,
  dateTime: 17,
  boolean: 11,
};

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for a cell. Excel would read `_x0041_` as a character, so its underscore is written as one. */
function escapeText(text: string): string {
  return stripControlChars(text.slice(0, MAX_CELL_LENGTH))
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/\r/g, "&#13;");
}

/** Formats a cell. A text is marked as one, so it never runs as a formula. */
function formatCell(value: CsvValue, address: string, style: number): string {
  if (value === null || value === "") return "";
  const start = `<c r="${address}" s="${style}"`;
  if (typeof value === "number") return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeText(String(value))}</t></is></c>`;
}

/** Returns the value as Excel counts: days since 1900 for times, shares of one for percentages. */
function toExcelValue({ type }: KeyedColumn, value: CsvValue): CsvValue {
  if (type === "percent" && typeof value === "number") return value / 100;
  if ((type === "date" || type === "dateTime") && typeof value === "string")
    return Date.parse(value) / DAY_MS + EPOCH_DAY;
  return value;
}

// Columns are named by one letter, because no table has more than 26.
const getLetter = (index: number) => String.fromCharCode(65 + index);

function formatHeader(columns: readonly Pick<KeyedColumn, "header" | "type">[]): string {
  const cells = columns.map(({ header, type }, index) =>
    formatCell(header, `${getLetter(index)}1`, getHeaderStyle(type)),
  );
  return `<row r="1" ht="${HEADER_HEIGHT_POINTS}" customHeight="1">${cells.join("")}</row>`;
}

/** Characters that take the width of two: East Asian scripts and emoji. */
const WIDE_CHARS = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f300}-\u{1faff}]/gu;

/**
 * Returns the attribute for the height of a row with a text that wraps, because not all programs compute it when they
 * open a file. It is an estimate that the program replaces once the row is edited.
 */
function formatHeight(text: CsvValue, width: number): string {
  if (typeof text !== "string") return "";
  const lines = text.split("\n").map((line) => {
    const length = line.length + (line.match(WIDE_CHARS)?.length ?? 0);
    return Math.max(1, Math.ceil(length / (width * LETTERS_PER_DIGIT)));
  });
  const height = lines.reduce((sum, count) => sum + count, 0) * LINE_HEIGHT_POINTS;
  return height > LINE_HEIGHT_POINTS ? ` ht="${Math.min(height, MAX_HEIGHT_POINTS)}"` : "";
}

/** Returns the letters of the longer line if the header is broken into two, which is what its row has room for. */
function measureHeader(header: string): number {
  const breaks = [...header.matchAll(/ /g)].map(({ index }) => Math.max(index, header.length - index - 1));
  return Math.min(header.length, ...breaks);
}

const computeWidth = ({ header, type, width }: KeyedColumn): number =>
  Math.max(width ?? TYPE_WIDTHS[type], measureHeader(header) + BUTTON_WIDTH);

/** Freezes the header row, fits printed pages to the width of the sheet, and sets the widths of the columns. */
function formatStart(namespace: string, widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `<worksheet xmlns="${namespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join("")}</cols><sheetData>`
  );
}

const PAGE = '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

/** Streams a table with a filter on each column. */
async function* streamTable(part: ExportPart, namespace: string, onEnd: (area: string) => void) {
  const { columns } = describeTable(part);
  const styles = columns.map(({ type }) => getValueStyle(type, "table"));
  const prose = columns.find(({ type }) => type === "prose");
  yield formatStart(namespace, columns.map(computeWidth)) + formatHeader(columns);
  let number = 1;
  for await (const row of part.rows(part.total)) {
    number += 1;
    const cells = columns.map((column, index) =>
      formatCell(
        toExcelValue(column, getCell(column, row)),
        `${getLetter(index)}${number}`,
        styles[index] ?? 0,
      ),
    );
    const height = prose ? formatHeight(getCell(prose, row), computeWidth(prose)) : "";
    yield `<row r="${number}"${height}>${cells.join("")}</row>`;
  }
  const last = getLetter(columns.length - 1);
  onEnd(`$A$1:$${last}$${number}`);
  const area = `A1:${last}${number}`;
  // A rank as shown is a text on purpose, so Excel should not warn about it.
  const quiet = `<ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1"/></ignoredErrors>`;
  yield `</sheetData><autoFilter ref="${area}"/>${PAGE}${quiet}</worksheet>`;
}

/** Streams a record with a row for each of its values. */
async function* streamRecord(part: ExportPart, namespace: string) {
  yield formatStart(namespace, [LABEL_WIDTH, RECORD_WIDTH]) + formatHeader(RECORD_COLUMNS);
  for await (const row of part.rows(1)) {
    for (const [index, column] of describeTable(part).columns.entries()) {
      const number = index + 2;
      const value = toExcelValue(column, getCell(column, row));
      yield (
        `<row r="${number}"${formatHeight(value, RECORD_WIDTH)}>${formatCell(column.header, `A${number}`, LABEL_STYLE)}` +
        `${formatCell(value, `B${number}`, getValueStyle(column.type, "record"))}</row>`
      );
    }
  }
  yield `</sheetData>${PAGE}</worksheet>`;
}

/**
 * Streams a worksheet. It is written by hand because the available libraries keep all rows in memory. `onEnd` gets the
 * area of a table with a filter.
 */
export function streamSheet(
  part: ExportPart,
  namespace: string,
  onEnd: (area: string) => void,
): AsyncGenerator<string> {
  const { layout } = describeTable(part);
  return layout === "table" ? streamTable(part, namespace, onEnd) : streamRecord(part, namespace);
}
