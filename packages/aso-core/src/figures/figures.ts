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
}

/** Definitions of the figures that the product shows. Each formula is that of the function which computes the figure. */
export const FIGURES = {
  clickShare: {
    label: "Click share",
    definition: "The estimated share of taps on search results that go to a rank.",
    formula: "0.30 / rank to rank 10, 0.09 / rank to rank 20, 0.0045 · (20 / rank)² to rank 200, then 0",
    unit: "share of taps",
    range: "0–0.3",
    source:
      "Chosen by us within published ranges: 30–35 % for rank 1, 15–20 % for rank 2, 10–12 % for rank 3, 2–4 % for ranks 6–10 and less than 1 % from rank 11 on in app store guides; 28.5, 15.7, 11 and, at rank 10, 2.5 % in web search (Sistrix, 2020).",
  },
  visibility: {
    label: "Visibility",
    definition:
      "The share of the possible taps from an app's keyword list that its ranks bring; keywords that were never checked or have unknown popularity are left out and counted.",
    formula: "100 · Σ popularity · click share(rank) / (Σ popularity · click share(1))",
    unit: "%",
    range: "0–100",
    source: "Chosen by us.",
  },
  visibilityShare: {
    label: "Share of visibility",
    definition: "An app's part of the visibility that it and its competitors have for the same keywords.",
    formula: "100 · visibility of the app / Σ visibility of the app and its competitors",
    unit: "%",
    range: "0–100",
    source: "Chosen by us.",
  },
  averageRank: {
    label: "Average rank",
    definition:
      "The mean rank over the keywords for which an app ranks, shown with the number of those for which it doesn't.",
    formula: "Σ rank / number of ranked keywords",
    unit: "rank",
    range: "1–200",
    source: "Arithmetic mean.",
  },
  topRanks: {
    label: "Top 3, 10 and 50",
    definition: "The numbers of keywords for which an app ranks in the top 3, 10 and 50.",
    formula: "number of keywords with rank ≤ 3, ≤ 10 and ≤ 50",
    unit: "keywords",
    range: "0 to the length of the list",
    source: "Count.",
  },
  rankDistribution: {
    label: "Rank distribution",
    definition: "The number of keywords per band of ranks.",
    formula: "number of keywords at ranks 1–3, 4–10, 11–50, 51–200, not ranked and not checked",
    unit: "keywords",
    range: "0 to the length of the list",
    source: "Count.",
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
  },
  difficulty: {
    label: "Difficulty",
    definition: "How strong the top 10 results of a keyword are.",
    formula:
      "0.7 · authority + 0.3 · text match, means of the top 10 weighted by 11 − rank; authority = 100 · min(1, log10(1 + ratings) / 6)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
  },
  opportunity: {
    label: "Opportunity",
    definition: "How much a keyword could bring, lower for difficult keywords.",
    formula: "100 · log10(1 + searches) / log10(32,001) · (1 − (difficulty / 100)²)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
  },
  strength: {
    label: "Strength",
    definition: "How established an app is and how well its texts match a keyword.",
    formula:
      "0.6 · min(1, log10(1 + ratings) / 6) + 0.4 · text match; text match = 1 for the phrase in the name, 0.7 for all words in the name, 0.5 in name and subtitle, 0.3 in all indexed texts, otherwise 0",
    unit: "none",
    range: "0–1",
    source: "Chosen by us.",
  },
  chance: {
    label: "Chance",
    definition:
      "An estimate of whether an app can reach the top 10 for a keyword; 50 means as strong as ranks 6–10.",
    formula: "100 / (1 + e^(−6 · (strength of the app − median strength of ranks 6–10)))",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
  },
  relevance: {
    label: "Relevance",
    definition: "How well a keyword fits an app; keywords below 0.15 aren't suggested.",
    formula:
      "0.5 · share of the top 20 results in the app's category or among its competitors + 0.3 · TF-IDF weight of the keyword's words in the names and subtitles of the app and its competitors + 0.2 · share of its competitors that rank in the top 50",
    unit: "none",
    range: "0–1",
    source: "Chosen by us; TF-IDF with smoothed frequencies as in scikit-learn.",
  },
  suggestionScore: {
    label: "Suggestion score",
    definition: "How worthwhile a suggested keyword is for an app.",
    formula: "100 · relevance · (0.6 · popularity / 100 + 0.4 · chance / 100)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
  },
  asoScore: {
    label: "ASO score",
    definition: "How complete a listing is; unknown parts are left out and named.",
    formula:
      "50 + 35 · earned / known points; 10 points for a title of 11–29 characters, 10 for a description over 200 characters, 15 for 5 or more screenshots",
    unit: "points",
    range: "50–85",
    source: "Chosen by us.",
  },
} as const satisfies Record<string, FigureDefinition>;

/** Id of a figure. */
export type FigureId = keyof typeof FIGURES;
