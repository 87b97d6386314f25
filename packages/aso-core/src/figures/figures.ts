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

/** Definitions of the figures that the product shows. Each formula is that of the function which computes the figure. */
export const FIGURES = {
  rank: {
    label: "Rank",
    definition:
      "The position of an app in the search results for a keyword at the last check, with the number of results if there are fewer than 200.",
    formula: "index of the app in the results + 1; above 200 the app isn't ranked",
    unit: "rank",
    range: "1–200",
    source:
      "Order of the store or, with the sample data or a data set, of our search: words in any form in the name, then the subtitle, the keyword field and the description, and ratings within each.",
    unknown: ["The keyword was never checked in this country."],
  },
  rankChange: {
    label: "Change",
    definition: "The ranks gained (+) or lost (−) since the previous check; not ranked counts as 201.",
    formula: "previous rank − rank",
    unit: "ranks",
    range: "−200 to 200",
    source: "Difference.",
    unknown: ["The keyword was checked only once."],
  },
  clickShare: {
    label: "Click share",
    definition: "The estimated share of taps on search results that go to a rank.",
    formula: "0.30 / rank to rank 10, 0.09 / rank to rank 20, 0.0045 · (20 / rank)² to rank 200, then 0",
    unit: "share of taps",
    range: "0–0.3",
    source:
      "Chosen by us within published ranges: 30–35 % for rank 1, 15–20 % for rank 2, 10–12 % for rank 3, 2–4 % for ranks 6–10 and less than 1 % from rank 11 on in app store guides; 28.5, 15.7, 11 and, at rank 10, 2.5 % in web search (Sistrix, 2020).",
    sourceUrl:
      "https://www.sistrix.com/blog/why-almost-everything-you-knew-about-google-ctr-is-no-longer-valid/",
    unknown: [],
  },
  visibility: {
    label: "Visibility",
    definition:
      "The share of the possible taps from an app's keyword list that its ranks bring; keywords that were never checked or have unknown popularity are left out and counted.",
    formula: "100 · Σ popularity · click share(rank) / (Σ popularity · click share(1))",
    unit: "%",
    range: "0–100",
    source: "Chosen by us.",
    unknown: ["No keyword of the list was checked and has a known popularity."],
  },
  visibilityShare: {
    label: "Share of visibility",
    definition: "An app's part of the visibility that it and its competitors have for the same keywords.",
    formula: "100 · visibility of the app / Σ visibility of the app and its competitors",
    unit: "%",
    range: "0–100",
    source: "Chosen by us.",
    unknown: [
      "The app's visibility is unknown.",
      "The visibility of every competitor is unknown.",
      "None of the apps is visible.",
    ],
  },
  averageRank: {
    label: "Average rank",
    definition:
      "The mean rank over the keywords for which an app ranks, shown with the number of those for which it doesn't.",
    formula: "Σ rank / number of ranked keywords",
    unit: "rank",
    range: "1–200",
    source: "Arithmetic mean.",
    unknown: ["The app ranks for no keyword of the list."],
  },
  topRanks: {
    label: "Top 3, 10 and 50",
    definition: "The numbers of keywords for which an app ranks in the top 3, 10 and 50.",
    formula: "number of keywords with rank ≤ 3, ≤ 10 and ≤ 50",
    unit: "keywords",
    range: "0 to the length of the list",
    source: "Count.",
    unknown: [],
  },
  rankDistribution: {
    label: "Rank distribution",
    definition: "The number of keywords per band of ranks.",
    formula: "number of keywords at ranks 1–3, 4–10, 11–50, 51–200, not ranked and not checked",
    unit: "keywords",
    range: "0 to the length of the list",
    source: "Count.",
    unknown: [],
  },
  popularity: {
    label: "Popularity",
    definition:
      "How often people search for a keyword, measured by Apple Ads or, if that is unknown, estimated from search results and autocomplete.",
    formula:
      "estimate: 100 · (0.45 · autocomplete depth + 0.30 · authority of the median of ratings + 0.15 · share of names with all words + 0.10 · results / 200) − penalty for further words",
    unit: "points",
    range: "5–100",
    source: "Scale of Apple Ads; the estimate is chosen by us.",
    unknown: [
      "The keyword was never checked.",
      "The data source has neither search results nor suggestions for it.",
    ],
  },
  difficulty: {
    label: "Difficulty",
    definition: "How strong the top 10 results of a keyword are.",
    formula:
      "0.7 · authority + 0.3 · text match, means of the top 10 weighted by 11 − rank; authority = 100 · min(1, log10(1 + ratings) / 6)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
    unknown: [
      "Too few of the top 10 results have a known number of ratings.",
      "Your plan doesn't include it.",
    ],
  },
  opportunity: {
    label: "Opportunity",
    definition: "How much a keyword could bring, lower for difficult keywords.",
    formula: "100 · log10(1 + searches) / log10(32,001) · (1 − (difficulty / 100)²)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
    unknown: ["The popularity or the difficulty is unknown.", "Your plan doesn't include it."],
  },
  strength: {
    label: "Strength",
    definition: "How established an app is and how well its texts match a keyword.",
    formula:
      "0.6 · min(1, log10(1 + ratings) / 6) + 0.4 · text match; text match = 1 for the phrase in the name, 0.7 for all words in the name, 0.5 in name and subtitle, 0.3 in all indexed texts, otherwise 0",
    unit: "none",
    range: "0–1",
    source: "Chosen by us.",
    unknown: ["The number of ratings is unknown.", "The keyword has no words."],
  },
  chance: {
    label: "Chance",
    definition:
      "An estimate of whether an app can reach the top 10 for a keyword; 50 means as strong as ranks 6–10.",
    formula: "100 / (1 + e^(−6 · (strength of the app − median strength of ranks 6–10)))",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
    unknown: [
      "The app's strength is unknown.",
      "Fewer than five of the top 10 results have a known strength.",
    ],
  },
  relevance: {
    label: "Relevance",
    definition: "How well a keyword fits an app; keywords below 0.15 aren't suggested.",
    formula:
      "0.5 · share of the top 20 results in the app's category or among its competitors + 0.3 · TF-IDF weight of the keyword's words in the names and subtitles of the app and its competitors + 0.2 · share of its competitors that rank in the top 50",
    unit: "none",
    range: "0–1",
    source: "Chosen by us; TF-IDF with smoothed frequencies as in scikit-learn.",
    sourceUrl:
      "https://scikit-learn.org/1.0/modules/generated/sklearn.feature_extraction.text.TfidfTransformer.html",
    unknown: ["The app's category or its competitors are unknown.", "The keyword was never checked."],
  },
  suggestionScore: {
    label: "Suggestion score",
    definition: "How worthwhile a suggested keyword is for an app.",
    formula: "100 · relevance · (0.6 · popularity / 100 + 0.4 · chance / 100)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
    unknown: ["The relevance, the popularity or the chance is unknown; the score names which."],
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

/** Id of a figure. */
export type FigureId = keyof typeof FIGURES;

/** Figures of the page in order, by topic. */
const GROUPS: readonly { name: string; ids: readonly FigureId[] }[] = [
  {
    name: "Ranks and visibility",
    ids: [
      "rank",
      "rankChange",
      "averageRank",
      "topRanks",
      "rankDistribution",
      "visibility",
      "visibilityShare",
      "clickShare",
    ],
  },
  {
    name: "Keywords",
    ids: ["popularity", "difficulty", "opportunity", "strength", "chance", "relevance", "suggestionScore"],
  },
  {
    name: "Listings and reviews",
    ids: ["asoScore", "density", "sentiment", "positiveSentiment", "similarity"],
  },
];

/** Definition of a figure with its id. */
export interface ListedFigure extends FigureDefinition {
  id: FigureId;
}

/** Returns the definitions of all figures by topic, in the order of the page. */
export function listFigures(): { name: string; figures: ListedFigure[] }[] {
  return GROUPS.map(({ name, ids }) => ({ name, figures: ids.map((id) => ({ id, ...FIGURES[id] })) }));
}
