import type { FigureDefinition } from "./figure-definition";

/** Definitions of the figures of ranks and visibility, in the order of the page. */
export const RANK_FIGURES = {
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
    definition:
      "The ranks gained (+) or lost (−) since the previous check, in movers and reports since the first known rank of the period, or that the app entered the ranks or is no longer ranked, which is an empty cell in files; for the order and alert rules, not ranked counts as 201.",
    formula: "earlier rank − rank; 0 if the app was ranked at neither",
    unit: "ranks",
    range: "−200 to 200",
    source: "Difference.",
    unknown: ["The keyword was checked only once."],
  },
  unusualMove: {
    label: "Unusual move",
    definition:
      "A latest move from one day to the next that is larger than every other in the 30 days before, up or down.",
    formula:
      "|rank − rank of the day before| ≥ 5 and above all earlier ones of the trend, of which at least 14 must be known; not ranked counts as 201",
    unit: "yes or no",
    range: "5 ranks or more",
    source: "Chosen by us: two weeks show how much a rank usually varies.",
    unknown: ["The rank is known on too few days in a row, or your plan's history is shorter."],
  },
  periodChange: {
    label: "Change over a period",
    definition:
      "How a figure or rank changed since the start of a period or, if it isn't known there, since the first day on which it is, which is named; a change over exactly 7 or 30 days is unknown if the figure of that day is.",
    formula:
      "figure at the end − figure on the day before the period or, if no rank is known there, on its first day with a known rank; for ranks the other way around",
    unit: "that of the figure",
    range: "that of the figure, in both directions",
    source: "Difference.",
    unknown: ["The figure isn't known on an earlier day of the period."],
  },
  categoryRank: {
    label: "Category rank",
    definition:
      "The position of an app in a top chart of its category in a country, checked once a day, with the number of apps in the chart if there are fewer than 200; change and best refer to the days before.",
    formula: "index of the app in the chart + 1; above 200 the app isn't ranked",
    unit: "rank",
    range: "1–200",
    source:
      "Order of the store's top free, top paid or top grossing chart; with the sample data, an invented order, and data sets have no charts.",
    unknown: ["The charts weren't checked since the app is tracked, or the source has none."],
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
  medianRank: {
    label: "Median rank",
    definition:
      "The middle one of the ranks that an app had on the days of one or two weeks, with days on which it wasn't ranked last.",
    formula: "middle of the sorted ranks, the better one of two; days without a check don't count",
    unit: "rank",
    range: "1–200",
    source: "Median.",
    unknown: ["No check was made on these days."],
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
  clickShare: {
    label: "Click share",
    definition: "The estimated share of taps on search results that go to a rank.",
    formula: "0.30 / rank to rank 10, 0.09 / rank to rank 20, 0.0045 · (20 / rank)² to rank 200, then 0",
    unit: "share of taps",
    range: "0–0.3",
    source:
      "Chosen by us within published ranges: 30–35% for rank 1, 15–20% for rank 2, 10–12% for rank 3, 2–4% for ranks 6–10 and less than 1% from rank 11 on in app store guides; 28.5, 15.7, 11 and, at rank 10, 2.5% in web search (Sistrix, 2020).",
    sourceUrl:
      "https://www.sistrix.com/blog/why-almost-everything-you-knew-about-google-ctr-is-no-longer-valid/",
    unknown: [],
  },
} as const satisfies Record<string, FigureDefinition>;
