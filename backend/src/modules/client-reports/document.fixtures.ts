import type { ReportDocument, ReportKeyword } from "@listwise/contracts/client-reports";
import { REPORT_DOCUMENT_VERSION } from "@listwise/contracts/client-reports";

const DAY_MS = 86_400_000;
const FIRST = Date.parse("2026-10-24");

/** A text in each script that a report must print. */
export const SCRIPTS = {
  Latin: "weather radar Ünïcode",
  Cyrillic: "прогноз погоды",
  Greek: "πρόβλεψη καιρού",
  Arabic: "توقعات الطقس",
  Hebrew: "תחזית מזג האוויר",
  Chinese: "天气预报",
  "Traditional Chinese": "天氣預報龍",
  Japanese: "天気よほうアプリ",
  Korean: "날씨 예보",
  Thai: "พยากรณ์อากาศที่นี่",
  Emoji: "☔ 🌦️ 👨‍👩‍👧",
  symbols: "★ → – …",
};

const series = Array.from({ length: 31 }, (_, index) => ({
  day: new Date(FIRST + index * DAY_MS).toISOString().slice(0, 10),
  visibility: index < 3 ? null : Math.round((30 + index * 0.6 + Math.sin(index) * 2) * 10) / 10,
  averageRank: 24 - index * 0.3,
  counts: index < 3 ? null : [2, 3 + Math.floor(index / 6), 6, 4, 3, 1],
}));

const toKeyword = (keyword: string, index: number): ReportKeyword => ({
  keyword,
  popularity: 70 - index * 3,
  difficulty: 40 + index,
  chance: index === 3 ? null : 60 - index * 4,
  rank: index === 5 ? null : index === 4 ? 201 : index + 1,
  previousRank: index === 5 ? null : index + 4,
  results: index === 4 ? 76 : index === 1 ? 31 : 200,
  change: index === 5 ? null : index === 4 ? -193 : 3,
  category: null,
});

/** Creates a document with all sections and texts in all scripts. */
export function aDocument(fields: Partial<ReportDocument> = {}): ReportDocument {
  const texts = Object.values(SCRIPTS);
  return {
    version: REPORT_DOCUMENT_VERSION,
    title: "App store report for October",
    logo: null,
    app: {
      id: 7,
      name: "Skyline Weather",
      developer: "Cloud Works",
      icon: "https://store.example/icon.png",
      platform: "ios",
      storeUrl: null,
    },
    country: "us",
    countryName: "United States",
    period: { from: "2026-10-24", to: "2026-11-23", isShortened: false },
    createdAt: "2026-11-23T10:20:30.000Z",
    source: {
      label: "Sample data",
      dataDate: "2026-11-22T06:00:00.000Z",
      checkedAt: "2026-11-23T06:00:00.000Z",
    },
    advanced: true,
    sections: ["summary", "visibility", "movers", "keywords", "competitors", "reviews", "listingChanges"],
    summary: {
      figures: {
        visibility: 48.9,
        change7: 1.2,
        change30: 9.4,
        averageRank: 14.2,
        keywords: 19,
        ranked: 15,
        unranked: 3,
        unchecked: 1,
        unknownPopularity: 0,
        top3: 2,
        top10: 8,
        top50: 14,
        checkedAt: "2026-11-23T06:00:00.000Z",
      },
      changes: { visibility: 9.4, averageRank: -1.5, top10: 0 },
      rating: 4.6,
      ratingCount: 12_345,
      highlights: [
        { tone: "good", text: "Visibility rose by 9.4 points to 48.9%." },
        { tone: "bad", text: `Largest loss: “${SCRIPTS.Arabic}” is no longer ranked.` },
        { tone: "neutral", text: "Number 1 of 3 compared apps, with 52% of their visibility." },
      ],
    },
    visibility: { days: series },
    notes: [{ day: "2026-11-02", text: "Campaign started" }],
    movers: {
      up: [
        { keyword: "weather radar", before: 24, since: "2026-10-24", now: 3, results: 31, popularity: 60 },
      ],
      down: [
        { keyword: SCRIPTS.Japanese, before: 8, since: "2026-10-24", now: 201, results: 76, popularity: 40 },
      ],
    },
    keywords: { total: texts.length + 2, rows: texts.map(toKeyword) },
    competitors: {
      shares: [
        { appId: 7, name: "Skyline Weather", icon: null, visibility: 48.9, share: 52 },
        { appId: 8, name: SCRIPTS.Korean, icon: null, visibility: 45.1, share: 48 },
      ],
      changes: [
        {
          at: "2026-11-02T06:00:00.000Z",
          appName: SCRIPTS.Korean,
          field: "subtitle",
          before: null,
          after: SCRIPTS.Thai,
        },
      ],
    },
    reviews: {
      count: 3,
      averageRating: 3.67,
      distribution: [1, 1, 0, 1, 0],
      sentimentScore: 58,
      topics: [{ topic: "widget", count: 2, sentiment: 61 }],
      reviews: [
        {
          id: "1",
          username: SCRIPTS.Hebrew,
          userInitial: "A",
          rating: 5,
          title: SCRIPTS.Emoji,
          text: SCRIPTS.Arabic,
          version: null,
          date: "2026-11-20T06:00:00.000Z",
        },
      ],
      reason: null,
    },
    listingChanges: {
      total: 1,
      rows: [
        {
          at: "2026-11-10T06:00:00.000Z",
          appName: "Skyline Weather",
          field: "icon",
          before: null,
          after: null,
        },
      ],
    },
    ...fields,
  };
}
