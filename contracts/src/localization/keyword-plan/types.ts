/** A keyword that could be covered. A figure that is not known is `null`, and the keyword is left out. */
export interface Candidate {
  keyword: string;
  popularity: number | null;
  difficulty: number | null;
}

/** A language whose keyword field is to be filled; what its name and subtitle say is indexed already. */
export interface CoverageLocale {
  code: string;
  name: string;
  subtitle: string;
}

/** Why a keyword stands in no field. */
export type LeftOut = "no-figures" | "worth-nothing" | "already-shown" | "split" | "too-long" | "no-room";

/** A keyword that is found through a language: all its words stand in that language's texts. */
export interface Covered {
  keyword: string;
  popularity: number;
  difficulty: number;
  /** Popularity × (1 − (difficulty / 100)²). */
  value: number;
  /** Words that the keyword field holds for it; the others stand in name or subtitle. */
  words: string[];
}

/** One language's keyword field. */
export interface PlannedField {
  code: string;
  keywords: string;
  /** Characters of the field. */
  used: number;
  covered: Covered[];
}

/** The keyword fields of all languages, and what became of each candidate. */
export interface CoveragePlan {
  fields: PlannedField[];
  leftOut: { keyword: string; reason: LeftOut }[];
  /** Sum of the values of what the fields add. */
  value: number;
  /** No plan can be worth more than this. */
  bound: number;
  /** Nothing better exists: all plans were looked at or ruled out. */
  exact: boolean;
}
