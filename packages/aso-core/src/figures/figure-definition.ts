/** Definition of a figure as users read it. */
export interface FigureDefinition {
  label: string;
  /** Meaning in one sentence. */
  definition: string;
  formula: string;
  unit: string;
  range: string;
  /** Origin of the formula; a formula without one is chosen by us. */
  source: string;
  /** Address of the source if it is on the web. */
  sourceUrl?: string;
  /** Reasons why the value is unknown; empty if it always is known. */
  unknown: readonly string[];
}
