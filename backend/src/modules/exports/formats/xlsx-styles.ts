import type { ExportColumnType, ExportTable } from "@listwise/contracts/exports";

/** Number formats of Excel by column type; 49 is "text" and 3 is "#,##0". Others have ids of their own from 164 on. */
const NUMBER_FORMATS: Readonly<Record<ExportColumnType, number | string>> = {
  text: 49,
  prose: 49,
  country: 49,
  id: 1,
  integer: 3,
  decimal: "0.0#",
  percent: "0.0%",
  date: "yyyy\\-mm\\-dd",
  dateTime: "yyyy\\-mm\\-dd\\ hh:mm",
  boolean: 0,
};
const FIRST_OWN_FORMAT = 164;
const OWN_FORMATS = Object.values(NUMBER_FORMATS).filter((format) => typeof format === "string");

const TYPES = Object.keys(NUMBER_FORMATS);
const LAYOUTS: readonly ExportTable["layout"][] = ["table", "record"];

/** Index of the style of header cells. */
export const HEADER_STYLE = 1;
/** Index of the style of the first column of a record, which names the values. */
export const LABEL_STYLE = 2;
const FIRST_VALUE_STYLE = 3;

/** Returns the index of the style of a value. */
export function getValueStyle(type: ExportColumnType, layout: ExportTable["layout"]): number {
  return FIRST_VALUE_STYLE + LAYOUTS.indexOf(layout) * TYPES.length + TYPES.indexOf(type);
}

function formatValueStyle(type: string, format: number | string, layout: ExportTable["layout"]): string {
  const id = typeof format === "number" ? format : FIRST_OWN_FORMAT + OWN_FORMATS.indexOf(format);
  const isRecord = layout === "record";
  const wrap = type === "prose" || isRecord ? ' wrapText="1"' : "";
  const side = isRecord ? ' horizontal="left"' : "";
  return `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment${side} vertical="top"${wrap}/></xf>`;
}

/** Returns the style sheet of a workbook. */
export function formatStyles(namespace: string): string {
  const values = LAYOUTS.flatMap((layout) =>
    Object.entries(NUMBER_FORMATS).map(([type, format]) => formatValueStyle(type, format, layout)),
  );
  const ownFormats = OWN_FORMATS.map(
    (code, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${code}"/>`,
  );
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  const line = '<bottom style="thin"><color rgb="FF98A2B3"/></bottom>';
  return (
    `<styleSheet xmlns="${namespace}"><numFmts count="${ownFormats.length}">${ownFormats.join("")}</numFmts>` +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFEAECF0"/><bgColor indexed="64"/></patternFill></fill></fills>' +
    `<borders count="2"><border/><border><left/><right/><top/>${line}<diagonal/></border></borders>` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${values.length + FIRST_VALUE_STYLE}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    '<xf numFmtId="49" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>' +
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
    `${values.join("")}</cellXfs></styleSheet>`
  );
}
