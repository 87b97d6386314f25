/** A keyword with what is known of it in a storefront; `null` where nothing is. */
export interface KeywordFigure {
  keyword: string;
  popularity: number | null;
  difficulty: number | null;
}

/** A keyword and whether the texts hold all its words; `where` names the texts that hold some. */
export interface KeywordCover extends KeywordFigure {
  covered: boolean;
  missing: string[];
  where: string[];
}

/** A part of a score with how it came to be; `points` is `null`, and counts for nothing, for the reason given. */
export interface ReportPart {
  key: string;
  label: string;
  points: number | null;
  max: number;
  detail: string;
}

/** Something that costs points, or that the store will refuse. */
export interface ReportFinding {
  field: string;
  severity: "error" | "warning";
  message: string;
}

/** Texts of a listing, judged. `score` is 0–100 of the parts that are known. */
export interface OptimizerReport {
  score: number | null;
  parts: ReportPart[];
  keywords: KeywordCover[];
  findings: ReportFinding[];
}

/** How a language is read, see `languageOf` of the density face. */
export interface Reading {
  locale: string;
  stopWords: ReadonlySet<string>;
}
