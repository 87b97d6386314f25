import type { Stemmer } from "../stemming/load-stemmer";

/** Keyword with its metrics in a storefront; unknown ones are `null`. */
export interface KeywordFigure {
  keyword: string;
  popularity: number | null;
  difficulty: number | null;
}

/**
 * Keyword with its coverage: `covered` if the texts contain all its words; `where` lists the texts that contain some of
 * them.
 */
export interface KeywordCoverage extends KeywordFigure {
  covered: boolean;
  missing: string[];
  where: string[];
}

/** Part of a score with an explanation in `detail`. If `points` is `null`, the part is excluded from the score. */
export interface ReportPart {
  key: string;
  label: string;
  points: number | null;
  max: number;
  detail: string;
}

/** Problem that costs points, or that the store will reject. */
export interface ReportFinding {
  field: string;
  severity: "error" | "warning";
  message: string;
  /** Words of the field that it is about. */
  words?: string[];
}

/** Score of listing texts. `score` is 0–100 over the known parts. */
export interface OptimizerReport {
  score: number | null;
  parts: ReportPart[];
  keywords: KeywordCoverage[];
  findings: ReportFinding[];
}

/** Language settings for analyzing texts; see `getLanguage` in `@listwise/aso-core/density` and `loadStemmer` in `@listwise/aso-core/stemming`. */
export interface TextLanguage {
  locale: string;
  stopWords: ReadonlySet<string>;
  stem: Stemmer;
}
