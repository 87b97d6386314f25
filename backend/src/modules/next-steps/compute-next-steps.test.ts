import { computeNextSteps } from "./compute-next-steps";
import type { Facts, KeywordFacts, Rule } from "./facts";
import { findFewKeywords, findNoAlertRule, findNoCompetitor } from "./rules/complete-setup";
import { findCompetitorChanges } from "./rules/find-competitor-changes";
import { findMissingLanguages } from "./rules/find-missing-languages";
import { findOldRelease } from "./rules/find-old-release";
import { findRanksInReach } from "./rules/find-ranks-in-reach";
import { findRatingDrop } from "./rules/find-rating-drop";
import { findRepeatedWords } from "./rules/find-repeated-words";
import { findUnansweredReviews } from "./rules/find-unanswered-reviews";
import { findVisibilityDrop } from "./rules/find-visibility-drop";
import { suggestUnusedCharacters } from "./rules/suggest-unused-characters";

const NOW = new Date("2026-11-23T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

function aRow(change: Partial<KeywordFacts> & { rank?: number | null } = {}): KeywordFacts {
  const { rank = null, ...rest } = change;
  const keywordText = rest.keywordText ?? "rain";
  return {
    ...{ keywordText, country: "us", popularity: null, chance: null, trend: [] },
    best: {
      ...{ currentRank: rank, previousRank: null, change: null, checkedAt: null, previousCheckedAt: null },
      appId: 7,
    },
    ...rest,
  };
}

const listing: NonNullable<Facts["listing"]> = {
  ...{ name: "Rainy: Weather", subtitle: "Forecast and alerts now", platform: "ios", languages: ["EN"] },
  ...{ version: "4.2", lastUpdated: daysAgo(10) },
};

/** Facts about which no rule has anything to say. */
const quiet: Facts = {
  ...{ appId: 7, country: "us", now: NOW, dataDate: NOW, listing, locale: "en-US", drafts: {} },
  ...{ storefronts: null, suggestions: [], lowReviews: null, changes: [], hasVisibility: true, ratings: [] },
  keywords: Array.from({ length: 10 }, () => aRow()),
  ...{ competitors: 1, alertRules: 1 },
};

const run = (rule: Rule, change: Partial<Facts>) => rule({ ...quiet, ...change });
const firstFinding = (rule: Rule, change: Partial<Facts>) => run(rule, change)[0]?.finding ?? null;

test("quiet and unknown facts fire nothing but the setup", () => {
  expect(computeNextSteps(quiet, [])).toEqual([]);
  const unknown = { ...quiet, listing: null, keywords: [], competitors: 0, alertRules: 0 };
  expect(computeNextSteps(unknown, []).map(({ kind }) => kind)).toEqual([
    "no-competitor",
    "few-keywords",
    "no-alert-rule",
  ]);
});

describe("unused characters", () => {
  const suggestions = [
    { keyword: "severe thunderstorms", score: 80 },
    { keyword: "weather alerts", score: 70 },
    { keyword: "storm radar", score: 61 },
  ];
  const at = (length: number) => ({ listing: { ...listing, subtitle: "x".repeat(length) }, suggestions });
  const storm = suggestions.slice(2);

  test("fires with a suggestion that fits and adds words, from twelve characters and a separator on", () => {
    expect(
      firstFinding(suggestUnusedCharacters, {
        listing: { ...listing, subtitle: "Forecast, alerts" },
        suggestions,
      }),
    ).toBe("14 of 30 subtitle characters are unused; “storm radar” (score 61) fits.");
    expect(firstFinding(suggestUnusedCharacters, { ...at(18), suggestions: storm })).toContain("12 of 30");
    expect(firstFinding(suggestUnusedCharacters, { ...at(19), suggestions: storm })).toBeNull();
  });

  test("fires from ten unused characters on", () => {
    const short = { suggestions: [{ keyword: "hail", score: 50 }] };
    expect(firstFinding(suggestUnusedCharacters, { ...at(20), ...short })).toContain("10 of 30");
    expect(firstFinding(suggestUnusedCharacters, { ...at(21), ...short })).toBeNull();
  });

  test("prefers the keyword field of the draft", () => {
    const [step] = run(suggestUnusedCharacters, { ...at(0), drafts: { "en-US": { keywords: "rain,hail" } } });
    expect(step).toMatchObject({
      subject: "us keywords",
      finding: expect.stringContaining("91 of 100 characters of the keyword field"),
    });
    expect(step?.to).toBe("/aso-tools/localization-helper?for=7&country=us&lang=en-US&field=keywords");
  });

  test("is silent about unknown subtitles and about Google Play", () => {
    expect(
      firstFinding(suggestUnusedCharacters, { listing: { ...listing, subtitle: null }, suggestions }),
    ).toBeNull();
    expect(
      firstFinding(suggestUnusedCharacters, {
        listing: { ...listing, subtitle: "", platform: "android" },
        suggestions,
      }),
    ).toBeNull();
  });
});

test("ranks in reach: popularity 30, ranks 4–15 and chance 50 are the boundaries; the most popular is first", () => {
  const at = (rank: number | null, popularity: number | null, chance: number | null) =>
    firstFinding(findRanksInReach, {
      keywords: [aRow({ keywordText: "weather radar", rank, popularity, chance })],
    });
  expect(at(6, 45, 62)).toBe("“weather radar” ranks #6, with a chance of 62 and a popularity of 45.");
  expect([at(4, 30, 50), at(15, 30, 50)]).not.toContain(null);
  expect([at(3, 30, 50), at(16, 30, 50), at(4, 29, 50), at(4, 30, 49)]).toEqual([null, null, null, null]);
  expect([at(null, 30, 50), at(4, null, 50), at(4, 30, null)]).toEqual([null, null, null]);
  const keywords = [
    aRow({ keywordText: "hail", rank: 5, popularity: 31, chance: 90 }),
    aRow({ keywordText: "snow", rank: 5, popularity: 40, chance: 50 }),
    aRow({ keywordText: "schnee", country: "de", rank: 5, popularity: 90, chance: 90 }),
  ];
  expect(run(findRanksInReach, { keywords }).map(({ subject }) => subject)).toEqual(["us snow", "us hail"]);
});

test("repeated words: those of the name in the keyword field of the draft", () => {
  const withField = (keywords?: string) => ({ drafts: { "en-US": { keywords } } });
  expect(firstFinding(findRepeatedWords, withField("weather,hail"))).toBe(
    "“weather” is in the name and in the keyword field of your draft.",
  );
  expect(firstFinding(findRepeatedWords, withField("rainy weather,hail"))).toContain(
    "“rainy” and “weather” are",
  );
  expect(firstFinding(findRepeatedWords, withField("weathers,hail"))).toBeNull();
  expect(firstFinding(findRepeatedWords, withField())).toBeNull();
  expect(firstFinding(findRepeatedWords, { ...withField("weather"), listing: null })).toBeNull();
});

test("unanswered reviews: three are needed", () => {
  const low = (count: number) => ({ lowReviews: { count, oldest: daysAgo(13), newestId: "r9" } });
  expect(firstFinding(findUnansweredReviews, low(3))).toBe(
    "3 reviews of two stars or fewer have been waiting for an answer since Nov 10, 2026.",
  );
  expect(firstFinding(findUnansweredReviews, low(2))).toBeNull();
});

test("competitor changes: one finding for each competitor, only of what a visitor sees", () => {
  const change = (appId: number, field: string, days: number) => ({
    appId,
    name: `App ${appId}`,
    field,
    at: daysAgo(days),
  });
  const changes = [
    change(2, "icon", 1),
    change(3, "name", 2),
    change(2, "subtitle", 3),
    change(4, "version", 1),
  ];
  expect(run(findCompetitorChanges, { changes }).map(({ finding }) => finding)).toEqual([
    "App 2 changed its subtitle and icon, last on Nov 22, 2026.",
    "App 3 changed its name, last on Nov 21, 2026.",
  ]);
  const onPlay: Partial<Facts> = {
    changes: [change(2, "subtitle", 1)],
    listing: { ...listing, platform: "android" },
  };
  expect(firstFinding(findCompetitorChanges, onPlay)).toBe(
    "App 2 changed its short description, last on Nov 22, 2026.",
  );
});

describe("visibility drop", () => {
  const trend = (before: number | null, now: number | null) => [before, ...Array<null>(6).fill(null), now];
  const list = (...trends: (number | null)[][]) => ({
    keywords: trends.map((ranks, n) => aRow({ keywordText: `word ${n}`, popularity: 50, trend: ranks })),
  });

  test("fires from 10% on and names the keywords that caused it", () => {
    expect(firstFinding(findVisibilityDrop, list(trend(1, 1), trend(2, 4), trend(3, 201)))).toBe(
      "Visibility fell by 32% in 7 days, from 61.1% to 41.7%, mainly for “word 2” (#3 to >200) and “word 1” (#2 to #4).",
    );
    // Nine keywords stay first; one falls from rank 1 out of the results: exactly a tenth.
    const nine = Array.from({ length: 9 }, () => trend(1, 1));
    expect(firstFinding(findVisibilityDrop, list(...nine, trend(1, 201)))).toContain("by 10%");
    expect(firstFinding(findVisibilityDrop, list(...nine, trend(1, 200)))).toBeNull();
  });

  test("compares the keywords that were checked before and after only", () => {
    expect(firstFinding(findVisibilityDrop, list(trend(1, 1), trend(null, 90)))).toBeNull();
    expect(firstFinding(findVisibilityDrop, list([null, 1, 1, 1, 1, 1, 1, 30]))).toBeNull();
    expect(firstFinding(findVisibilityDrop, { ...list(trend(1, 90)), hasVisibility: false })).toBeNull();
    const unknown = [aRow({ popularity: null, trend: trend(1, 90) })];
    expect(firstFinding(findVisibilityDrop, { keywords: unknown })).toBeNull();
  });
});

test("missing language: the main language of a covered storefront where keywords have volume", () => {
  const keywords = [aRow({ country: "de", popularity: 30 }), aRow({ country: "us", popularity: 90 })];
  expect(firstFinding(findMissingLanguages, { keywords })).toBe(
    "1 keyword on the list in Germany has a popularity of 30 or more, but the listing isn't available in German.",
  );
  expect(
    firstFinding(findMissingLanguages, { keywords: [aRow({ country: "de", popularity: 29 })] }),
  ).toBeNull();
  expect(firstFinding(findMissingLanguages, { keywords, storefronts: ["us"] })).toBeNull();
  expect(
    firstFinding(findMissingLanguages, { keywords, listing: { ...listing, languages: ["EN", "DE"] } }),
  ).toBeNull();
  expect(firstFinding(findMissingLanguages, { keywords, listing: { ...listing, languages: [] } })).toBeNull();
  expect(firstFinding(findMissingLanguages, { keywords, drafts: { "de-DE": { name: "Regen" } } })).toBeNull();
});

test("rating: below 4.0, or lower by 0.2", () => {
  const from = (before: number, now: number) => ({
    ratings: [
      { day: "2026-11-20", rating: now },
      { day: "2026-10-24", rating: before },
    ],
  });
  expect(firstFinding(findRatingDrop, from(4.5, 4.3))).toBe(
    "The rating fell from 4.50 to 4.30 since Oct 24, 2026.",
  );
  expect(firstFinding(findRatingDrop, from(4.5, 4.31))).toBeNull();
  expect(firstFinding(findRatingDrop, from(4, 3.99))).toContain("to 3.99");
  expect(firstFinding(findRatingDrop, from(3.99, 3.9))).toBeNull();
  expect(firstFinding(findRatingDrop, from(4, 4))).toBeNull();
  expect(firstFinding(findRatingDrop, {})).toBeNull();
});

test("setup: a competitor, ten keywords in the country and an alert rule", () => {
  expect(firstFinding(findNoCompetitor, { competitors: 0 })).toContain("No competitor");
  expect(firstFinding(findNoAlertRule, { alertRules: 0 })).toContain("No alert rule");
  const nine = [...quiet.keywords.slice(1), aRow({ country: "de" })];
  expect(firstFinding(findFewKeywords, { keywords: nine })).toContain(
    "Only 9 keywords are on the list in the United States",
  );
  expect(firstFinding(findFewKeywords, {})).toBeNull();
});

test("release: older than 90 days on the date of the data", () => {
  const released = (days: number) => ({ listing: { ...listing, lastUpdated: daysAgo(days) } });
  expect(firstFinding(findOldRelease, released(91))).toBe(
    "Version 4.2 was released on Aug 24, 2026, 91 days before Nov 23, 2026.",
  );
  expect(firstFinding(findOldRelease, released(90))).toBeNull();
  expect(firstFinding(findOldRelease, { ...released(3000), dataDate: daysAgo(2950) })).toBeNull();
  expect(firstFinding(findOldRelease, { ...released(91), dataDate: null })).toBeNull();
  expect(firstFinding(findOldRelease, { listing: { ...listing, lastUpdated: null } })).toBeNull();
});

test("shows five at most, and the next finding of a kind after one is dismissed", () => {
  const keywords = [
    aRow({ keywordText: "hail", rank: 5, popularity: 40, chance: 90, country: "us" }),
    aRow({ keywordText: "snow", rank: 5, popularity: 35, chance: 60 }),
  ];
  const busy: Facts = {
    ...quiet,
    ...{ keywords, competitors: 0, alertRules: 0, ratings: [] },
    lowReviews: { count: 5, oldest: NOW, newestId: "1" },
    listing: { ...listing, lastUpdated: daysAgo(100) },
    changes: [{ appId: 2, name: "Other", field: "name", at: NOW }],
  };
  expect(computeNextSteps(busy, []).map(({ kind }) => kind)).toEqual([
    "rank-in-reach",
    "unanswered-reviews",
    "competitor-change",
    "no-competitor",
    "few-keywords",
  ]);
  const dismissed = [
    { kind: "rank-in-reach", subject: "us hail" },
    { kind: "no-competitor", subject: "" },
  ] as const;
  const steps = computeNextSteps(busy, dismissed);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "rank-in-reach",
    "unanswered-reviews",
    "competitor-change",
    "few-keywords",
    "no-alert-rule",
  ]);
  expect(steps[0]?.subject).toBe("us snow");
});
