import type { ListingPlatform, LocaleTexts } from "@listwise/aso-core/localization";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import { MAX_REPLY_LENGTH, type ManagedReview } from "@listwise/contracts/reviews";
import type { Idea } from "../../features/keyword-generator/ideas";

/** Titles that use all of the space that a store gives. */
export const TITLES: Readonly<Record<ListingPlatform, LocaleTexts>> = {
  ios: {
    name: "Trail Radar: Hiking Maps & GPS",
    subtitle: "Offline maps, quick & precise",
    keywords:
      "outdoor,walk,route,compass,altitude,topo,summit,camp,peak,forest,mountain,bike,run,tracker,nav,way",
  },
  android: {
    name: "Trail Radar: Hiking Maps & GPS",
    shortDescription: "Find a trail, even without a network.",
  },
};

const KNOWN = { popularity: 60, difficulty: 40, chance: 70, relevance: 0.5, score: 55, results: 190 };

/** Keyword ideas with known and unknown figures, and a text that spreadsheets could take for a formula. */
export const IDEAS: readonly (Partial<Idea> & { keyword: string })[] = [
  { keyword: "hiking trails", ...KNOWN, rank: 7 },
  { keyword: "mountain bike routes", ...KNOWN, popularity: 5, difficulty: 100, rank: NOT_RANKED },
  { keyword: "@home walks", ...KNOWN, rank: null },
  { keyword: "登山 地図", popularity: 30, difficulty: 0 },
  { keyword: "x".repeat(100) },
];

/** The longest reply that the App Store takes. */
export const REPLY = "x".repeat(MAX_REPLY_LENGTH);

/** Reviews with line breaks, quotes and a formula; the first one has the longest reply. */
export const REVIEWS: readonly ManagedReview[] = ['Great, "really"\ngreat.', "=1+1", "とても良い"].map(
  (text, index) => ({
    ...{ id: `r${index}`, username: "Mia", userInitial: "M", title: "", version: "2.1", text },
    rating: index + 3,
    date: "2026-03-04T05:06:07.000Z",
    sentiment: "positive",
    ...{ themes: index === 0 ? ["design"] : [], language: "en" },
    reply: index === 0 ? { text: REPLY, repliedAt: null, delivery: null } : null,
  }),
);

/** The app and a competitor. */
export const COMPETITOR_APPS = [
  { id: 11, name: "Trail Radar", icon: null },
  { id: 12, name: "Bero", icon: null },
];

/** Ranks of both apps: known, not in the top 200, and never checked. */
export const COMPETITOR_KEYWORDS: readonly CompetitorKeywordRow[] = [1, NOT_RANKED, null].map(
  (mine, index) => ({
    ...KNOWN,
    ...{ keyword: `hiking ${index}`, tracked: true, ranks: [mine, 2], texts: [[], ["name"]], missing: [] },
    ...{ checkedAt: "2026-03-04T00:00:00.000Z", checking: false, failedAt: null },
  }),
);
