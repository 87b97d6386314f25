import type { FigureDefinition } from "./figure-definition";

/** Definitions of the figures of listings and reviews, in the order of the page. */
export const LISTING_FIGURES = {
  rating: {
    label: "Rating",
    definition:
      "The mean of all stars that an app received in a country, with their number, as its listing shows them.",
    formula: "read from the listing",
    unit: "stars",
    range: "1–5",
    source: "The store or, with the sample data or a data set, its listings.",
    unknown: ["The app has no ratings in the country, or the data source doesn't include them."],
  },
  downloads: {
    label: "Downloads",
    definition:
      "How often an app was downloaded in all countries, as Google Play shows it: rounded down and followed by a plus sign.",
    formula: "read from the listing; rounded down to 1, 5, 10, 50, 100 and so on",
    unit: "downloads",
    range: "from 0+",
    source:
      "Google Play or, with the sample data or a data set, its listings; those of the sample are invented.",
    unknown: ["The page of the app wasn't read yet, or the data source doesn't include them."],
  },
  asoScore: {
    label: "ASO score",
    definition: "How complete a listing is; unknown parts are left out and named.",
    formula:
      "50 + 35 · earned / known points; 10 points for a title of 11–29 characters, 10 for a description over 200 characters, 15 for 5 or more screenshots",
    unit: "points",
    range: "50–85",
    source: "Chosen by us.",
    unknown: [],
  },
  textScore: {
    label: "Text score",
    definition:
      "How well the title or the description of a listing uses its space for an app's keyword list; unknown parts are left out.",
    formula:
      "100 · earned / known points; title: 55 for the used length of the fields, 30 for the coverage by value, 15 for no repeated words; description: 20 for a length of 1,500 characters, 20 for the first lines, 25 for the coverage by value, 15 for no overused words, 20 for readability",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
    unknown: ["No part of the text is known."],
  },
  iconScore: {
    label: "Icon score",
    definition: "How well an icon can be recognized, measured from its pixels at 64 × 64.",
    formula:
      "60 + 0.38 · (0.4 · contrast + 0.35 · readability when small + 0.25 · strength of color) − 10 for each main color above 6, limited to the range; the parts are 0–100",
    unit: "points",
    range: "60–98",
    source: "Chosen by us.",
    unknown: ["The icon is missing or can't be read."],
  },
  ratingScore: {
    label: "Rating score",
    definition: "The rating of an app on the scale of the icon comparison.",
    formula: "15 · rating + a number from −2 to 2 that the app's id determines, limited to the range",
    unit: "points",
    range: "65–95",
    source: "Chosen by us.",
    unknown: ["The app has no rating."],
  },
  density: {
    label: "Keyword density",
    definition:
      "How often a word or phrase occurs in a text; forms of a word, such as singular and plural, count together.",
    formula: "100 · occurrences / all words of the text without web addresses",
    unit: "%",
    range: "0–100",
    source: "Chosen by us; forms are compared with Snowball's stemmers.",
    sourceUrl: "https://snowballstem.org",
    unknown: [],
  },
  sentiment: {
    label: "Sentiment",
    definition: "The mood of reviews, from their stars and words; 50 is neutral.",
    formula:
      "50 + 50 · mean of 0.6 · (stars − 3) / 2 + 0.4 · x / √(x² + 15); x = Σ AFINN scores of the words, −5 to 5",
    unit: "points",
    range: "0–100",
    source: "Chosen by us; the normalization is that of VADER (Hutto & Gilbert, 2014).",
    sourceUrl: "https://doi.org/10.1609/icwsm.v8i1.14550",
    unknown: ["There are no reviews, or the data source doesn't include any."],
  },
  positiveSentiment: {
    label: "Positive sentiment",
    definition: "The share of reviews whose sentiment is clearly positive.",
    formula:
      "100 · reviews with 0.6 · (stars − 3) / 2 + 0.4 · x / √(x² + 15) > 0.2 / all reviews; x as for the sentiment",
    unit: "%",
    range: "0–100",
    source: "Threshold chosen by us.",
    unknown: ["There are no reviews, or the data source doesn't include any."],
  },
  averageRating: {
    label: "Average rating",
    definition:
      "The mean of the stars of the reviews in a country or period; unlike the rating, it leaves out stars without a review.",
    formula: "Σ stars / number of reviews",
    unit: "stars",
    range: "1–5",
    source: "Arithmetic mean.",
    unknown: ["There are no reviews, or the data source doesn't include any."],
  },
  responseRate: {
    label: "Response rate",
    definition: "The share of reviews that you marked as answered.",
    formula: "100 · reviews marked as answered / all reviews in the country",
    unit: "%",
    range: "0–100",
    source: "Count.",
    unknown: ["There are no reviews, or the data source doesn't include any."],
  },
  readingEase: {
    label: "Reading ease",
    definition: "How easy an English text is to read; 60 or more is plain English.",
    formula:
      "206.835 − 1.015 · words / sentences − 84.6 · syllables / words, limited to the range; each line counts as a sentence, and syllables are counted by their vowels",
    unit: "points",
    range: "0–100",
    source: "Reading ease of Flesch (1948).",
    sourceUrl: "https://doi.org/10.1037/h0057532",
    unknown: ["The text has no words, or isn't English."],
  },
  similarity: {
    label: "Similarity",
    definition:
      "How much two apps have in common: their words, the keywords they rank for and their category.",
    formula:
      "0.35 · cosine of the words of name and subtitle + 0.25 · cosine of the words of the description + 0.30 · weighted Jaccard index of keywords + 0.10 if the category is the same",
    unit: "none",
    range: "0–1",
    source: "Chosen by us; ranks weigh 1 / log2(1 + rank), as in discounted cumulative gain.",
    sourceUrl: "https://doi.org/10.1145/582415.582418",
    unknown: [],
  },
} as const satisfies Record<string, FigureDefinition>;
