import { Readable } from "node:stream";
import { stripControlChars, toSafeCell, type CsvValue } from "@listwise/aso-core/csv";
import { ZipFile } from "yazl";
import type { ExportPart, ExportPlan } from "../export-plan";
import { createZipStream } from "./create-zip-stream";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Maximum number of characters in a cell, as Excel defines it. */
const MAX_CELL_LENGTH = 32_767;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function formatCell(cell: CsvValue, r: string): string {
  const value = toSafeCell(cell);
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c r="${r}"><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c r="${r}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const text = escape(stripControlChars(value.slice(0, MAX_CELL_LENGTH))).replace(/\r/g, "&#13;");
  return `<c r="${r}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

// Columns are named by one letter, because no part has more than 26.
function formatRow(cells: readonly CsvValue[], row: number): string {
  const written = cells.map((cell, column) => formatCell(cell, `${String.fromCharCode(65 + column)}${row}`));
  return `<row r="${row}">${written.join("")}</row>`;
}

const COLUMN_WIDTHS: Readonly<Record<string, number>> = {
  name: 40,
  keyword: 28,
  title: 28,
  text: 60,
  description: 60,
};

/** Freezes the header row and widens the columns of dates, keywords and texts. */
function formatLayout({ columns }: ExportPart): string {
  const widths = columns.map((column, index) => {
    const width = COLUMN_WIDTHS[column] ?? (/At$|day|date/i.test(column) ? 25 : 15);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const head = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `<sheetViews><sheetView workbookViewId="0">${head}</sheetView></sheetViews><cols>${widths.join("")}</cols>`;
}

/** Streams a worksheet. It is written by hand because the available libraries keep all rows in memory. */
async function* streamSheet(part: ExportPart): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}">${formatLayout(part)}<sheetData>${formatRow(part.columns, 1)}`;
  let number = 1;
  for await (const row of part.rows(part.total)) yield formatRow(row, ++number);
  yield "</sheetData></worksheet>";
}

export function toXlsx({ parts }: ExportPlan): Readable {
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(HEAD + text), path);
  const numbered = parts.map((part, index) => ({ part, n: index + 1 }));
  const each = (line: (n: number, name: string) => string) =>
    numbered.map(({ part, n }) => line(n, part.name)).join("");
  add(
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${OFFICE}.sheet.main+xml"/>` +
      each(
        (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${OFFICE}.worksheet+xml"/>`,
      ) +
      "</Types>",
  );
  add(
    "_rels/.rels",
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${each((n, name) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  );
  add(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
  );
  return createZipStream(
    zip,
    numbered.map(({ part, n }) => ({
      path: `xl/worksheets/sheet${n}.xml`,
      open: () => Readable.from(streamSheet(part), { objectMode: false }),
    })),
  );
}
