import { alertsEndpoints } from "@listwise/contracts/alerts";
import { appNotesEndpoints } from "@listwise/contracts/app-notes";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import {
  categoryRanksEndpoints,
  rankingJobsEndpoints,
  rankingsEndpoints,
} from "@listwise/contracts/rankings";
import { viewsEndpoints } from "@listwise/contracts/views";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, resetSession, signInAs, type startApiServer } from "@listwise/shared-auth/testing";
import { screen } from "@testing-library/react";
import { aJob, aKeyword, aMatrix, aMatrixRank, anApp, noCategoryRanks } from "../../testing/builders";

export const apps = [11, 12].map((id) => anApp({ id, name: `App ${id}`, isFollowing: true }));
export const followed = apps.map((app) => ({ app, followedAt: "2025-10-01T00:00:00Z", tags: [] }));
export const matrix = aMatrix([
  {
    keyword: "storm",
    ranks: [
      aMatrixRank({ appId: 11, rank: 5, previous: 5 }),
      aMatrixRank({ appId: 12, rank: 201, previous: 180 }),
    ],
  },
  {
    keyword: "rain",
    ranks: [aMatrixRank({ appId: 11, rank: null }), aMatrixRank({ appId: 12, rank: 2, previous: 14 })],
  },
]);
export const keywords = [
  aKeyword({ id: 1, keywordText: "storm", category: "Weather" }),
  aKeyword({ id: 2, keywordText: "rain", isFavorite: true }),
];

/** Sets up a signed-in user with two apps and two keywords. */
export function setUp(server: ReturnType<typeof startApiServer>): void {
  resetSession();
  signInAs("user");
  adoptWorkspace({ appId: null, country: "us" });
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: followed }),
    answerWith(categoryRanksEndpoints.byApp, noCategoryRanks),
    answerWith(rankingsEndpoints.matrix, matrix),
    answerWith(userKeywordsEndpoints.list, { success: true, data: keywords }),
    answerWith(viewsEndpoints.list, { success: true, data: [] }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: aJob() }),
    answerWith(rankingJobsEndpoints.schedule, {
      success: true,
      data: {
        lastAt: null,
        nextAt: new Date(Date.now() + 3 * 3_600_000 + 5_000).toISOString(),
        everyMinutes: 1440,
      },
    }),
    answerWith(appNotesEndpoints.list, { success: true, data: [] }),
    answerWith(alertsEndpoints.list, { success: true, data: [], unread: 3 }),
  );
}

export const row = (keyword: string) => screen.findByRole("row", { name: new RegExp(`^${keyword}`) });
