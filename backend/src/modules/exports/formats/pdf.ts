import { once } from "node:events";
import { createRequire } from "node:module";
import { PassThrough, type Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { NOT_RANKED } from "@listwise/contracts/store";
import { stripControlChars, type CsvValue } from "@listwise/aso-core/csv";
import PDFDocument from "pdfkit";
import type { ExportPart, ExportPlan } from "../export-plan";

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

async function write(
  doc: Doc,
  out: PassThrough,
  { appName, order, at, parts, truncated }: ExportPlan,
): Promise<void> {
  doc.fontSize(18).text(replaceUnsupported(appName));
  const cut = truncated ? " · truncated to your plan's limit" : "";
  doc.fontSize(9).text(`${order.country.toUpperCase()} · ${at.toISOString()}${cut}`);
  let lines = 0;
  for (const part of parts) {
    doc
      .moveDown()
      .fontSize(13)
      .text(part.name.charAt(0).toUpperCase() + part.name.slice(1))
      .fontSize(8)
      .moveDown(0.5);
    const line = part.prose ? paragraph : tableRow;
    if (!part.prose) tableRow(doc, part, part.columns);
    for await (const row of part.rows(part.total)) {
      line(doc, part, row);
      // Layout is slow, so yield to the event loop and flush the finished pages.
      if (++lines % LINES_PER_TURN === 0) await turn();
      if (out.writableNeedDrain) await Promise.race([once(out, "drain"), once(out, "close")]);
      if (out.destroyed) return;
    }
  }
  doc.moveDown().fontSize(7).text(NOTE, MARGIN);
}

function paragraph(doc: Doc, { columns }: ExportPart, row: readonly CsvValue[]): void {
  for (const [index, column] of columns.entries()) {
    const cell = row[index] ?? null;
    if (cell !== null && cell !== "") doc.text(`${column}: ${replaceUnsupported(String(cell))}`, MARGIN);
  }
  doc.moveDown(0.7);
}

function tableRow(doc: Doc, { columns }: ExportPart, row: readonly CsvValue[]): void {
  const width = (doc.page.width - 2 * MARGIN) / columns.length;
  const height = doc.currentLineHeight(true) + 3;
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const { y } = doc;
  for (const [index, cell] of row.entries()) {
    const text = replaceUnsupported(formatTableCell(columns[index], cell)).replace(/\s+/g, " ");
    doc.text(text, MARGIN + index * width, y, { width: width - 4, height, ellipsis: true, lineBreak: false });
  }
  doc.x = MARGIN;
  doc.y = y + height;
}

/** Formats a cell for reading: times to the minute, so that they fit the column, and unranked as ">200". */
function formatTableCell(column: string | undefined, cell: CsvValue): string {
  if (cell === null) return "–";
  if ((column === "rank" || column === "previousRank") && Number(cell) >= NOT_RANKED)
    return `>${NOT_RANKED - 1}`;
  return String(cell).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/, "$1 $2");
}

function replaceUnsupported(text: string): string {
  return stripControlChars(text).replace(UNSUPPORTED_CHARS, "□");
}
