import type { FigureDefinition } from "./figure-definition";
import { KEYWORD_FIGURES } from "./keyword-figures";
import { LISTING_FIGURES } from "./listing-figures";
import { RANK_FIGURES } from "./rank-figures";

/** Definitions of the figures that the product shows. Each formula is that of the function which computes the figure. */
export const FIGURES = { ...RANK_FIGURES, ...KEYWORD_FIGURES, ...LISTING_FIGURES };

/** Id of a figure. */
export type FigureId = keyof typeof FIGURES;

/** Definition of a figure with its id. */
export interface ListedFigure extends FigureDefinition {
  id: string;
}

/** Figures of the page by topic, in its order. */
const TOPICS: readonly { name: string; figures: Readonly<Record<string, FigureDefinition>> }[] = [
  { name: "Ranks and visibility", figures: RANK_FIGURES },
  { name: "Keywords", figures: KEYWORD_FIGURES },
  { name: "Listings and reviews", figures: LISTING_FIGURES },
];

/** Returns the definitions of all figures by topic, in the order of the page. */
export function listFigures(): { name: string; figures: ListedFigure[] }[] {
  return TOPICS.map(({ name, figures }) => ({
    name,
    figures: Object.entries(figures).map(([id, figure]) => ({ id, ...figure })),
  }));
}
