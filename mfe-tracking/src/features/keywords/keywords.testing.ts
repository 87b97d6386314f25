import { accountEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { rankingJobsEndpoints } from "@listwise/contracts/rankings";
import { viewsEndpoints } from "@listwise/contracts/views";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { answerWith, resetSession, signInAs, type startApiServer } from "@listwise/shared-auth/testing";
import { screen } from "@testing-library/react";
import { aJob, aKeywordRow, aKeywordTable, anApp } from "../../testing/builders";
import { aBulkCheck } from "../../testing/limit-builders";

const followed = { app: anApp({ id: 11, isFollowing: true }), followedAt: "2025-10-01T00:00:00Z", tags: [] };

export const keywords = [
  aKeywordRow({ id: 1, keywordText: "weather radar", rank: 7, previous: 19 }),
  aKeywordRow({ id: 2, keywordText: "storm", country: "gb", rank: 201, previous: 40 }),
  aKeywordRow({ id: 3, keywordText: "rain", best: null }),
];

/** Sets up a signed-in user with three keywords. */
export function setUp(server: ReturnType<typeof startApiServer>): void {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(keywordEntriesEndpoints.all, aKeywordTable(keywords)),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: aJob() }),
    answerWith(rankingJobsEndpoints.schedule, {
      success: true,
      data: { lastAt: null, nextAt: "2025-11-03T08:00:00.000Z", everyMinutes: 1440 },
    }),
    answerWith(limitsEndpoints.check, aBulkCheck(true)),
    answerWith(viewsEndpoints.list, { success: true, data: [] }),
    answerWith(accountEndpoints.settings, {
      success: true,
      data: { countries: ["us"], notifications: { newSignIn: true } },
    }),
    answerWith(workspaceEndpoints.get, { success: true, data: { appId: null, country: "us" } }),
    answerWith(appsEndpoints.followed, { success: true, data: [followed] }),
  );
}

export async function row(keyword: string): Promise<HTMLElement> {
  return screen.findByRole("row", { name: new RegExp(`^Select ${keyword} `) });
}
