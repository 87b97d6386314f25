import { once } from "node:events";
import { createRequire } from "node:module";
import { PassThrough, type Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { stripControlChars, type CsvValue } from "@listwise/aso-core/csv";
import PDFDocument from "pdfkit";
import { describeTable, getCell, listTables, type ExportPlan, type KeyedColumn } from "../export-plan";

const FONT = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const MARGIN = 40;
const LINES_PER_TURN = 20;
const NOTE =
  "□ marks characters that this document's font does not support. It covers Latin, Greek, Cyrillic, Armenian and " +
  "Georgian. All other export formats contain the complete text.";

const UNSUPPORTED_CHARS =
  /(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}|[\u{10000}-\u{10ffff}\u3000-\u303f\uff00-\uffef])+/gu;

/** Renders a PDF as a stream: each page is sent once it is full. */
export function toPdf(plan: ExportPlan): Readable {
  const doc = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin: MARGIN,
    font: FONT,
    info: { Title: replaceUnsupported(plan.appName), Creator: "Listwise", CreationDate: plan.at },
  });
  const out = new PassThrough();
  doc.on("error", (error: Error) => out.destroy(error));
  doc.pipe(out);
  write(doc, out, plan).then(
    () => doc.end(),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

type Doc = PDFKit.PDFDocument;

async function write(doc: Doc, out: PassThrough, plan: ExportPlan): Promise<void> {
  doc.fontSize(18).text(replaceUnsupported(plan.appName));
  let lines = 0;
  for (const part of listTables(plan)) {
    const { title, layout, columns } = describeTable(part.name);
    doc.moveDown().fontSize(13).text(title).fontSize(8).moveDown(0.5);
    const isTable = layout === "table" && columns.every(({ type }) => type !== "prose");
    const shown = columns.filter(({ detail }) => !detail);
    const write = isTable ? tableRow : paragraph;
    if (isTable)
      tableRow(
        doc,
        shown,
        shown.map(({ header }) => header),
      );
    for await (const row of part.rows(part.total)) {
      write(
        doc,
        shown,
        shown.map((column) => formatCell(column, getCell(column, row))),
      );
      // Layout is slow, so yield to the event loop and flush the finished pages.
      if (++lines % LINES_PER_TURN === 0) await turn();
      if (out.writableNeedDrain) await Promise.race([once(out, "drain"), once(out, "close")]);
      if (out.destroyed) return;
    }
  }
  doc.moveDown().fontSize(7).text(NOTE, MARGIN);
}

function paragraph(doc: Doc, columns: readonly KeyedColumn[], cells: readonly string[]): void {
  for (const [index, { header }] of columns.entries()) {
    if (cells[index]) doc.text(`${header}: ${cells[index]}`, MARGIN);
  }
  doc.moveDown(0.7);
}

/** Returns the width of a column in relation to the others; its header fits (chosen by us). */
function getWeight({ header, type, width = type === "dateTime" ? 17 : 11 }: KeyedColumn): number {
  return Math.max(width, header.length);
}

function tableRow(doc: Doc, columns: readonly KeyedColumn[], cells: readonly string[]): void {
  const total = columns.reduce((sum, column) => sum + getWeight(column), 0);
  const height = doc.currentLineHeight(true) + 3;
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const { y } = doc;
  let x = MARGIN;
  for (const [index, column] of columns.entries()) {
    const width = ((doc.page.width - 2 * MARGIN) * getWeight(column)) / total;
    const text = (cells[index] || "–").replace(/\s+/g, " ");
    doc.text(text, x, y, { width: width - 4, height, ellipsis: true, lineBreak: false });
    x += width;
  }
  doc.x = MARGIN;
  doc.y = y + height;
}

/** Formats a cell for reading: times to the minute, so that they fit the column. Unknown values are empty. */
function formatCell({ type }: KeyedColumn, cell: CsvValue): string {
  if (cell === null) return "";
  return replaceUnsupported(type === "dateTime" ? String(cell).slice(0, 16).replace("T", " ") : String(cell));
}

function replaceUnsupported(text: string): string {
  return stripControlChars(text).replace(UNSUPPORTED_CHARS, "□");
}
