import { appsEndpoints, type AppSummary, type TrackedApp } from "@listwise/contracts/apps";
import {
  discoveryEndpoints,
  keywordEntriesEndpoints,
  userKeywordsEndpoints,
  type DiscoveredKeyword,
  type UserKeyword,
} from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { siteEndpoints } from "@listwise/contracts/site";
import { storeEndpoints } from "@listwise/contracts/store";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import {
  answerWith,
  handle,
  resetSession,
  signInAs,
  type startApiServer,
} from "@listwise/shared-auth/testing";
import { aSearchAnswer, aKeyword, aKeywordRow, aKeywordTable, anApp } from "../../testing/builders";
import { aBulkCheck } from "../../testing/limit-builders";

type Server = ReturnType<typeof startApiServer>;

export const own = anApp({ id: 11, name: "Skyline Weather" });
export const rival = anApp({ id: 12, name: "Storm Radar" });

export const tracked = (app: AppSummary, change: Partial<TrackedApp> = {}): TrackedApp => ({
  ...{ app, followedAt: "2025-11-01T00:00:00Z", tags: [], relation: "own", competitorOf: [] },
  ...change,
});

export const listed = (change: Parameters<typeof aKeyword>[0] = {}) => aKeyword({ appId: 11, ...change });

export function aSuggestion(keyword: string, change: Partial<DiscoveredKeyword> = {}): DiscoveredKeyword {
  return {
    ...{
      keyword,
      rank: null,
      competitor: null,
      popularity: 40,
      difficulty: null,
      chance: 62,
      relevance: 0.5,
    },
    ...{
      score: 61,
      missing: [],
      results: null,
      inListing: [],
      checkedAt: null,
      checking: false,
      failedAt: null,
    },
    ...change,
  };
}

export const aUsage = (remaining: number) => ({
  ...aBulkCheck(true),
  usage: { current: 0, limit: remaining, remaining, percentage: 0, canUse: true, resetDate: null },
});

/** State of the account on the server; tests change it, as calls do. */
export interface Account {
  apps: TrackedApp[];
  keywords: UserKeyword[];
}

/** Serves an account whose lists can change, and a search that finds both apps. */
export function serveAccount(server: Server, account: Account): void {
  resetSession();
  signInAs("user");
  const data = { appId: null, country: "us" };
  server.use(
    answerWith(workspaceEndpoints.get, { success: true, data }),
    answerWith(workspaceEndpoints.save, { success: true, data }),
    handle(appsEndpoints.followed, () => Response.json({ success: true, data: account.apps })),
    handle(userKeywordsEndpoints.list, () => Response.json({ success: true, data: account.keywords })),
    handle(keywordEntriesEndpoints.list, () => {
      const rows = account.keywords.map(({ id, keywordText }) =>
        aKeywordRow({ id, keywordText, results: 31 }),
      );
      return Response.json(aKeywordTable(rows));
    }),
    answerWith(appsEndpoints.search, aSearchAnswer([own, rival], "skyline")),
    answerWith(limitsEndpoints.check, aUsage(25)),
    handle(siteEndpoints.publicConfig, () => Response.json({ success: true })),
    handle(storeEndpoints.source, () => Response.json({ success: true })),
  );
}

export const serveSuggestions = (server: Server, suggestions: DiscoveredKeyword[]) =>
  server.use(
    answerWith(discoveryEndpoints.discover, {
      ...{ success: true, data: suggestions, apps: [], emptyReason: null, origin: "chosen", advanced: true },
      pagination: { page: 1, pageSize: 30, total: suggestions.length, pages: 1 },
      counts: { ranked: 0, gaps: 0, suggestions: suggestions.length, hidden: 0 },
    }),
  );
