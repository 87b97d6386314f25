/** Meaning of a value for the reader, which decides its color. */
export type Tone = "good" | "bad" | "neutral";

/** Key figure with its change. */
export interface PrintStat {
  label: string;
  value: string;
  note: string;
  tone: Tone;
}

/** Column of a printed table. `width` is its share of the page; 0 is as wide as its content. */
export interface PrintColumn {
  header: string;
  align: "left" | "right";
  width: number;
}

/** Cell of a printed table. */
export interface PrintCell {
  text: string;
  tone: Tone;
}

/** Part of a section in the words of the reader; the template only lays it out. */
export type PrintBlock =
  | { kind: "stats"; items: PrintStat[] }
  | { kind: "list"; items: PrintCell[] }
  | { kind: "chart"; file: string; title: string; alt: string; legend: { label: string; color: string }[] }
  | { kind: "table"; title: string; columns: PrintColumn[]; rows: PrintCell[][] }
  | { kind: "quotes"; items: { head: string; text: string }[] }
  | { kind: "text"; text: string };

/** A report as the template prints it. */
export interface PrintModel {
  fonts: string[];
  product: string;
  title: string;
  appName: string;
  /** Lines below the app's name on the title page. */
  byline: string[];
  period: string;
  /** Day of the report. */
  createdOn: string;
  hasIcon: boolean;
  hasLogo: boolean;
  /** The sections about each app. The title is empty if there is one app. */
  parts: { title: string; sections: { title: string; blocks: PrintBlock[] }[] }[];
  /** Definitions of the figures in the sections. */
  figures: { label: string; definition: string }[];
  /** Address of the page with all definitions. */
  figuresUrl: string;
  sources: string[];
}
