/** Keyword to cover. If a metric is unknown (`null`), the keyword is left out. */
export interface Candidate {
  keyword: string;
  popularity: number | null;
  difficulty: number | null;
}

/** Language whose keyword field is planned; the words of its name and subtitle are indexed already. */
export interface AssignmentLocale {
  code: string;
  name: string;
  subtitle: string;
}

/** Reason why a keyword is in no field. */
export type OmissionReason =
  | "no-figures"
  | "worth-nothing"
  | "already-shown"
  | "split"
  | "too-long"
  | "no-room";

/** Keyword covered by a language, whose texts contain all its words. */
export interface CoveredKeyword {
  keyword: string;
  popularity: number;
  difficulty: number;
  /** Popularity × (1 − (difficulty / 100)²). */
  value: number;
  /** Words of the keyword in the keyword field; the others are in the name or subtitle. */
  words: string[];
}

/** Planned keyword field of one language. */
export interface AssignedField {
  code: string;
  keywords: string;
  /** Length in characters. */
  used: number;
  covered: CoveredKeyword[];
}

/** Planned keyword fields of all languages and the result for each candidate. */
export interface FieldAssignment {
  fields: AssignedField[];
  leftOut: { keyword: string; reason: OmissionReason }[];
  /** Keywords that contain a forbidden term of the app, or one that the App Store rejects. */
  rejected: string[];
  /** Total value of the keywords covered by the fields. */
  value: number;
  /** Upper bound for the value of any plan. */
  bound: number;
  /** True if the plan is proven optimal. */
  exact: boolean;
}
