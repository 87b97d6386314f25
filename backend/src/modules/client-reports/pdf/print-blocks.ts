import type { ReportDocument } from "@listwise/contracts/client-reports";
import type { PrintBlock, PrintColumn } from "./print-model";

/** Blocks of a section; charts are stored under their file name. */
export type Print = (document: ReportDocument, charts: Map<string, string>) => PrintBlock[];

/** Returns a column of texts. */
export const left = (header: string, width = 1): PrintColumn => ({ header, align: "left", width });
/** Returns a column of figures. */
export const right = (header: string): PrintColumn => ({ header, align: "right", width: 0 });
/** Returns a paragraph. */
export const note = (text: string): PrintBlock => ({ kind: "text", text });
