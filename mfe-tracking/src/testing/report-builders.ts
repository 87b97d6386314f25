import {
  REPORT_DOCUMENT_VERSION,
  type ClientReport,
  type ReportDocument,
  type ReportRun,
} from "@listwise/contracts/client-reports";

const day = (date: number, visibility: number | null) => ({
  day: `2026-11-${String(date).padStart(2, "0")}`,
  visibility,
  averageRank: 12,
  counts: visibility === null ? null : [1, 2, 1, 0, 1, 0],
});

/** Creates the document of a report. */
export function aDocument(change: Partial<ReportDocument> = {}): ReportDocument {
  return {
    version: REPORT_DOCUMENT_VERSION,
    title: "November report",
    logo: null,
    app: {
      id: 11,
      name: "Skyline Weather",
      developer: "Cloud Works",
      icon: null,
      platform: "ios",
      storeUrl: null,
    },
    country: "us",
    countryName: "United States",
    period: { from: "2026-11-01", to: "2026-11-03", isShortened: false },
    createdAt: "2026-11-03T10:00:00.000Z",
    source: { label: "Sample data", dataDate: "2026-11-02T06:00:00.000Z", checkedAt: null },
    advanced: true,
    sections: ["summary", "visibility", "movers", "keywords", "competitors", "reviews", "listingChanges"],
    summary: {
      figures: {
        visibility: 48.9,
        change7: 1,
        change30: 2,
        averageRank: 12,
        keywords: 5,
        ranked: 4,
        unranked: 1,
        unchecked: 0,
        unknownPopularity: 0,
        top3: 1,
        top10: 3,
        top50: 4,
        checkedAt: null,
      },
      changes: { visibility: 9.4, averageRank: -1.5, top10: null },
      rating: 4.6,
      ratingCount: 1_234,
      highlights: [{ tone: "good", text: "Visibility rose by 9.4 points to 48.9%." }],
    },
    visibility: { days: [day(1, 39.5), day(2, null), day(3, 48.9)] },
    notes: [{ day: "2026-11-02", text: "Campaign started" }],
    movers: {
      up: [{ keyword: "storm radar", before: 201, since: "2026-11-01", now: 3, results: 31, popularity: 60 }],
      down: [],
    },
    keywords: {
      total: 2,
      rows: [
        {
          keyword: "storm radar",
          popularity: 60,
          difficulty: 40,
          chance: null,
          rank: 3,
          previousRank: 201,
          results: 31,
          change: 198,
          category: null,
        },
      ],
    },
    competitors: {
      shares: [
        { appId: 11, name: "Skyline Weather", icon: null, visibility: 48.9, share: 60 },
        { appId: 12, name: "Radar Now", icon: null, visibility: 32.6, share: 40 },
      ],
      changes: [],
    },
    reviews: {
      count: 0,
      averageRating: null,
      distribution: [0, 0, 0, 0, 0],
      sentimentScore: null,
      topics: [],
      reviews: [],
      reason: null,
    },
    listingChanges: {
      total: 1,
      rows: [
        {
          at: "2026-11-02T06:00:00.000Z",
          appName: "Skyline Weather",
          field: "name",
          before: "Skyline",
          after: "Skyline Weather",
        },
      ],
    },
    ...change,
  };
}

/** Creates a completed run. */
export function aRun(change: Partial<ReportRun> = {}): ReportRun {
  return {
    id: "0b9c7f5e-5c1d-4a7e-9f55-1f2f4f2f9a10",
    reportId: 5,
    title: "November report",
    trigger: "manual",
    status: "completed",
    from: "2026-11-01",
    to: "2026-11-03",
    createdAt: "2026-11-03T10:00:00.000Z",
    finishedAt: "2026-11-03T10:00:05.000Z",
    error: null,
    fileName: "november-report-2026-11-03.pdf",
    recipients: [],
    deliveries: [],
    link: null,
    ...change,
  };
}

/** Creates a saved report. */
export function aReport(change: Partial<ClientReport> = {}): ClientReport {
  return {
    id: 5,
    appId: 11,
    country: "us",
    title: "November report",
    logo: null,
    sections: ["summary", "keywords"],
    period: { kind: "last30" },
    competitorIds: null,
    includeNotes: false,
    includeLinked: false,
    appName: "Skyline Weather",
    appIcon: null,
    schedule: null,
    lastRun: null,
    createdAt: "2026-11-01T10:00:00.000Z",
    updatedAt: "2026-11-01T10:00:00.000Z",
    ...change,
  };
}
