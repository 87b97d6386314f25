import { alertsEndpoints } from "@listwise/contracts/alerts";
import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints, type AppSummary, type TrackedApp } from "@listwise/contracts/apps";
import { userKeywordsEndpoints, type UserKeyword } from "@listwise/contracts/keywords";
import { nextStepsEndpoints } from "@listwise/contracts/next-steps";
import {
  portfolioEndpoints,
  type ListFigures,
  type Performance,
  type PortfolioApp,
} from "@listwise/contracts/portfolio";
import { rankingJobsEndpoints } from "@listwise/contracts/rankings";
import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { answerWith } from "@listwise/shared-auth/testing";
import { aJob, anApp, sampleProvenance } from "../../testing/builders";

/** Returns an own app as lists show it. */
export function anOwnApp(change: Partial<AppSummary> = {}): AppSummary {
  return anApp({ isFollowing: true, relation: "own", ...change });
}

/** Returns the figures of a list of twelve keywords. */
export function someFigures(change: Partial<ListFigures> = {}): ListFigures {
  return {
    ...{ visibility: 32.4, change7: 1.2, change30: -4, averageRank: 12.5 },
    ...{ keywords: 12, ranked: 8, unranked: 3, unchecked: 1, unknownPopularity: 2 },
    ...{ top3: 1, top10: 4, top50: 7, checkedAt: "2025-11-03T08:00:00.000Z" },
    ...change,
  };
}

/** Returns a line of the portfolio. */
export function aPortfolioApp(
  app: Partial<AppSummary> = {},
  figures: Partial<ListFigures> = {},
  change: Partial<PortfolioApp> = {},
): PortfolioApp {
  return {
    app: anOwnApp(app),
    figures: someFigures(figures),
    trend: [30, null, 32.4],
    reviewsToAnswer: 3,
    ...change,
  };
}

/** Returns the development of an app over two days with ranks, at the end of 30. */
export function aPerformance(change: Partial<Performance> = {}): Performance {
  const day = (number: number) => `2025-11-${String(number).padStart(2, "0")}`;
  const unknown = { visibility: null, averageRank: null, counts: null };
  return {
    app: anOwnApp(),
    figures: someFigures(),
    ...{ from: day(1), to: day(30), historyDays: 365 },
    series: Array.from({ length: 30 }, (_, index) => ({
      day: day(index + 1),
      ...(index < 28 ? unknown : { visibility: 4 + index, averageRank: 12.5, counts: [1, 3, 3, 1, 3, 1] }),
    })),
    movers: {
      up: [{ keyword: "rain", before: 201, since: day(23), now: 4, results: 31, popularity: 40 }],
      down: [{ keyword: "storm", before: 9, since: day(26), now: 21, results: 200, popularity: null }],
    },
    shares: [
      { appId: 12, name: "Radar Now", icon: null, visibility: 48.6, share: 60 },
      { appId: 11, name: "Skyline Weather", icon: null, visibility: 32.4, share: 40 },
    ],
    ...change,
  };
}

const fields = { advanced: true, provenance: sampleProvenance };

/** Answers the portfolio. */
export function answerPortfolio(
  data: PortfolioApp[],
  change: { advanced?: boolean; unassigned?: number } = {},
) {
  const answer = {
    success: true as const,
    data,
    trendStart: "2025-10-04",
    unassigned: 0,
    ...fields,
    ...change,
  };
  return answerWith(portfolioEndpoints.list, answer);
}

/** Answers the development of an app. */
export function answerPerformance(data: Performance, advanced = true) {
  return answerWith(portfolioEndpoints.performance, { success: true, data, ...fields, advanced });
}

/** Answers all that the dashboard loads for an account with the given apps and keywords. */
export function answerDashboard(apps: TrackedApp[] = [], keywords: UserKeyword[] = []) {
  const stats = { total: 0, average: null, responseRate: null, positiveSentiment: null };
  return [
    answerWith(workspaceEndpoints.get, { success: true, data: { appId: null, country: "us" } }),
    answerWith(workspaceEndpoints.save, { success: true, data: { appId: 11, country: "us" } }),
    answerWith(appsEndpoints.followed, { success: true, data: apps }),
    answerWith(userKeywordsEndpoints.list, { success: true, data: keywords }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: aJob() }),
    answerWith(rankingJobsEndpoints.schedule, {
      success: true,
      data: { lastAt: "2025-11-03T08:00:00.000Z", nextAt: null, everyMinutes: 1440 },
    }),
    answerWith(alertsEndpoints.list, { success: true, data: [], unread: 0 }),
    answerWith(analyticsEndpoints.changes, { success: true, data: [] }),
    answerWith(reviewManagerEndpoints.list, {
      ...{ success: true, data: [], total: 0, stats, versions: [], provenance: sampleProvenance },
    }),
    answerWith(nextStepsEndpoints.list, { success: true, data: [], computedAt: "2025-11-23T08:00:00Z" }),
    answerWith(nextStepsEndpoints.first, { success: true, data: [] }),
    answerPortfolio([]),
    answerPerformance(aPerformance()),
  ];
}
