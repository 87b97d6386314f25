import type { FigureDefinition } from "./figure-definition";

/** Definitions of the figures of keywords, in the order of the page. */
export const KEYWORD_FIGURES = {
  popularity: {
    label: "Popularity",
    definition:
      "How often people search for a keyword, measured by Apple Ads or, if that is unknown, estimated from search results and autocomplete.",
    formula:
      "estimate: 100 · (0.45 · autocomplete depth + 0.30 · authority of the median of ratings · apps / 10 + 0.15 · names with all words / 10 + 0.10 · results / 200) − penalty for further words; apps and names are those of the top 10",
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
    definition:
      "How much a keyword could bring any app, lower for difficult keywords; how far one app can get is its chance.",
    formula:
      "100 · log10(1 + searches) / log10(32,001) · (1 − (difficulty / 100)²); searches are relative: 1 at popularity 5, 10 at 20, 200 at 50, 2,000 at 80 and 32,000 at 100, between them on a log scale",
    unit: "points",
    range: "0–100",
    source:
      "Chosen by us; Apple publishes no search volumes, and observers describe its scale as exponential.",
    sourceUrl: "https://trysonar.app/blog/apple-search-popularity",
    unknown: ["The popularity or the difficulty is unknown.", "Your plan doesn't include it."],
  },
  keywordValue: {
    label: "Keyword value",
    definition:
      "How much a keyword is worth among those that compete for the characters of a listing; keyword fields are assigned to maximize the sum.",
    formula: "popularity · (1 − (difficulty / 100)²)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
    unknown: ["The popularity or the difficulty is unknown."],
  },
  coverage: {
    label: "Coverage by value",
    definition: "The part of the value of an app's keyword list whose words the texts of a listing contain.",
    formula:
      "100 · Σ keyword value of covered keywords / Σ keyword value of all; a keyword is covered if the texts contain each of its words, except stop words, in any form such as singular or plural",
    unit: "%",
    range: "0–100",
    source: "Chosen by us.",
    unknown: ["No keyword of the list has a known value."],
  },
  keywordOverlap: {
    label: "Keyword overlap",
    definition:
      "How many of the keywords for which an app or a competitor ranks are those for which both rank.",
    formula: "100 · keywords with both apps in the top 200 / keywords with at least one of them",
    unit: "%",
    range: "0–100",
    source: "Jaccard index.",
    unknown: ["Neither app ranks for a checked keyword."],
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
    definition:
      "How worthwhile a suggested keyword is for an app; suggested are autocomplete suggestions of a live store, phrases of listings that two names or three listings in the storefront have, and phrases that punctuation, stop words or a brand set apart in a name, but only one of those with the same words, and no fragments of longer ones.",
    formula: "100 · relevance · (0.6 · popularity / 100 + 0.4 · chance / 100)",
    unit: "points",
    range: "0–100",
    source: "Chosen by us.",
    unknown: ["The relevance, the popularity or the chance is unknown; the score names which."],
  },
} as const satisfies Record<string, FigureDefinition>;
