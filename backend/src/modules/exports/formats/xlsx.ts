import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { describeTable, listTables, type ExportPart, type ExportPlan } from "../export-plan";
import { createZipStream } from "./create-zip-stream";
import { streamSheet } from "./xlsx-sheet";
import { formatStyles } from "./xlsx-styles";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface Sheet {
  part: ExportPart;
  number: number;
  title: string;
  /** Area with a filter; known once the sheet has been written. */
  filtered?: string;
}

async function* prepend(content: AsyncIterable<string>): AsyncGenerator<string> {
  yield HEAD;
  yield* content;
}

function formatContentTypes(sheets: readonly Sheet[]): string {
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${OFFICE}.${type}+xml"/>`;
  return (
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>${override("workbook.xml", "sheet.main")}${override("styles.xml", "styles")}` +
    `${sheets.map(({ number }) => override(`worksheets/sheet${number}.xml`, "worksheet")).join("")}</Types>`
  );
}

function formatRelations(relations: readonly { type: string; target: string }[]): string {
  const lines = relations.map(
    ({ type, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${lines.join("")}</Relationships>`;
}

/** Names the sheets. Printed pages repeat the header row; Excel also wants the name of each filtered area. */
function formatWorkbook(sheets: readonly Sheet[]): string {
  const list = sheets.map(
    ({ number, title }) => `<sheet name="${title}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const names = sheets.flatMap(({ title, filtered }, index) => {
    const define = (name: string, area: string, more = "") =>
      `<definedName name="_xlnm.${name}" localSheetId="${index}"${more}>'${title}'!${area}</definedName>`;
    const titles = define("Print_Titles", "$1:$1");
    return filtered ? [define("_FilterDatabase", filtered, ' hidden="1"'), titles] : [titles];
  });
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${list.join("")}</sheets><definedNames>${names.join("")}</definedNames></workbook>`;
}

/** Renders a workbook with a sheet for each table. */
export function toXlsx(plan: ExportPlan): Readable {
  const zip = new ZipFile();
  const sheets = listTables(plan).map((part, index): Sheet => {
    return { part, number: index + 1, title: describeTable(part).title };
  });
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(HEAD + text), path);
  add("[Content_Types].xml", formatContentTypes(sheets));
  add("_rels/.rels", formatRelations([{ type: "officeDocument", target: "xl/workbook.xml" }]));
  add(
    "xl/_rels/workbook.xml.rels",
    formatRelations([
      ...sheets.map(({ number }) => ({ type: "worksheet", target: `worksheets/sheet${number}.xml` })),
      { type: "styles", target: "styles.xml" },
    ]),
  );
  add("xl/styles.xml", formatStyles(MAIN));
  const stream = (content: AsyncIterable<string>) => Readable.from(prepend(content), { objectMode: false });
  return createZipStream(zip, [
    ...sheets.map((sheet) => ({
      path: `xl/worksheets/sheet${sheet.number}.xml`,
      open: () => stream(streamSheet(sheet.part, MAIN, (area) => (sheet.filtered = area))),
    })),
    {
      path: "xl/workbook.xml",
      open: () => Readable.from([HEAD + formatWorkbook(sheets)], { objectMode: false }),
    },
  ]);
}
