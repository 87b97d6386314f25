import type { ExportColumnType, ExportTable } from "@listwise/contracts/exports";

/** Number formats by column type. Excel knows those with an id: 49 is "text", 1 is "0", 2 is "0.00" and 3 is "#,##0". */
const NUMBER_FORMATS: Readonly<Record<ExportColumnType, number | string>> = {
  text: 49,
  prose: 49,
  country: 49,
  id: 1,
  integer: 3,
  decimal: "0.0#",
  price: 2,
  percent: "0.0%",
  date: "yyyy\\-mm\\-dd",
  dateTime: "yyyy\\-mm\\-dd\\ hh:mm",
  boolean: 49,
};
const FIRST_OWN_FORMAT = 164;
const TYPES = Object.entries(NUMBER_FORMATS);
const OWN_FORMATS = TYPES.flatMap(([, format]) => (typeof format === "string" ? format : []));
const LAYOUTS: readonly ExportTable["layout"][] = ["table", "record"];

/** Index of the style of the first column of a record, which names the values. */
export const LABEL_STYLE = 1;
const START_HEADER_STYLE = 2;
const END_HEADER_STYLE = 3;
const FIRST_VALUE_STYLE = 4;

const isNumeric = (type: string) => ["id", "integer", "decimal", "price", "percent"].includes(type);

/** Returns the index of the style of a header, which is aligned as the values below it. */
export function getHeaderStyle(type: ExportColumnType): number {
  return isNumeric(type) ? END_HEADER_STYLE : START_HEADER_STYLE;
}

/** Returns the index of the style of a value. */
export function getValueStyle(type: ExportColumnType, layout: ExportTable["layout"]): number {
  const place = TYPES.findIndex(([one]) => one === type);
  return FIRST_VALUE_STYLE + LAYOUTS.indexOf(layout) * TYPES.length + place;
}

/** Texts are indented, so that they don't touch the number in the column before. */
const START = 'horizontal="left" indent="1"';
const END = 'horizontal="right"';

function formatStyle(format: number, font: number, fill: number, alignment: string): string {
  const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"';
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill * 2}" borderId="${fill}" xfId="0" ${applied}><alignment ${alignment}/></xf>`;
}

function formatValueStyle(type: string, format: number | string, layout: ExportTable["layout"]): string {
  const id = typeof format === "number" ? format : FIRST_OWN_FORMAT + OWN_FORMATS.indexOf(format);
  const isRecord = layout === "record";
  const wrap = type === "prose" || isRecord ? ' wrapText="1"' : "";
  const side = isNumeric(type) && !isRecord ? END : START;
  return formatStyle(id, 0, 0, `${side} vertical="top"${wrap}`);
}

/** Returns the style sheet of a workbook. */
export function formatStyles(namespace: string): string {
  const header = (side: string) => formatStyle(49, 1, 1, `${side} vertical="center" wrapText="1"`);
  const styles = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    formatStyle(49, 1, 0, `${START} vertical="top" wrapText="1"`),
    header(START),
    header(END),
    ...LAYOUTS.flatMap((layout) => TYPES.map(([type, format]) => formatValueStyle(type, format, layout))),
  ];
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
    `<cellXfs count="${styles.length}">${styles.join("")}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
