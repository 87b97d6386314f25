import type { FigureId } from "@listwise/aso-core/figures";

/** Computation of a value in plain words, and the figure whose definition says more. */
interface Method {
  text: string;
  figure: FigureId;
}

const LISTING_ORDER: Method = { text: "order estimated from listings", figure: "rank" };

/** Methods by the algorithm of the provenance; `null` for what a store tells, whose source says all. */
const METHODS: Readonly<Record<string, Method | null>> = {
  "itunes-search": null,
  "apps-web-search": null,
  "play-web-search": null,
  "search-term-popularity": null,
  "listing-stems": LISTING_ORDER,
  "listing-words": LISTING_ORDER,
  "autocomplete-and-listings-estimate": {
    text: "estimated from autocomplete and listings",
    figure: "popularity",
  },
  "top10-authority-saturation": { text: "computed from the top ten apps", figure: "difficulty" },
  "reach-without-difficulty": { text: "computed from popularity and difficulty", figure: "opportunity" },
  "autocomplete-titles-modifiers": {
    text: "found in autocomplete and app names",
    figure: "suggestionScore",
  },
  "last-crawls": { text: "from the last checks", figure: "rank" },
  "icon-pixels": { text: "computed from the pixels of the icon", figure: "iconScore" },
  "stars-afinn": { text: "computed from stars and words", figure: "sentiment" },
};

/** Returns the method behind an algorithm; `null` if there is nothing to say, undefined if it isn't one of the product. */
export function findMethod(algorithm: string): Method | null | undefined {
  return METHODS[algorithm];
}
