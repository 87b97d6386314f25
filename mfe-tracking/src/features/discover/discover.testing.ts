import { appsEndpoints } from "@listwise/contracts/apps";
import {
  discoveryEndpoints,
  userKeywordsEndpoints,
  type DiscoveredKeyword,
  type DiscoveryList,
} from "@listwise/contracts/keywords";
import { adoptWorkspace } from "@listwise/shared-auth";
import {
  answerWith,
  handle,
  resetSession,
  signInAs,
  type startApiServer,
} from "@listwise/shared-auth/testing";
import { screen } from "@testing-library/react";
import { anApp } from "../../testing/builders";

type Server = ReturnType<typeof startApiServer>;

export const app = anApp({ id: 11, isFollowing: true });

export function aDiscovered(change: Partial<DiscoveredKeyword> = {}): DiscoveredKeyword {
  return {
    keyword: "rain radar",
    rank: 7,
    competitor: { id: 21, rank: 2 },
    popularity: 61,
    difficulty: 44,
    chance: 52,
    relevance: 0.62,
    score: 35,
    missing: [],
    results: 74,
    inListing: [true, null, null, false, true],
    checkedAt: "2025-11-02T08:00:00.000Z",
    checking: false,
    failedAt: null,
    ...change,
  };
}

/** Keyword that was never checked. */
export const UNCHECKED = aDiscovered({
  rank: null,
  competitor: null,
  popularity: null,
  difficulty: null,
  chance: null,
  relevance: null,
  score: null,
  missing: ["relevance", "popularity", "chance"],
  results: null,
  checkedAt: null,
});

/** Lists of the fake server; tests change them as a request would. */
export interface Lists extends Record<DiscoveryList, DiscoveredKeyword[]> {
  emptyReason: "no-competitors" | "nothing-checked" | "none-left";
  advanced: boolean;
  origin: "chosen" | "similar";
}

export function someLists(): Lists {
  return {
    ranked: [aDiscovered(), aDiscovered({ keyword: "snow radar", rank: 12, competitor: null })],
    gaps: [aDiscovered({ keyword: "hail map", rank: 201 })],
    suggestions: [aDiscovered(), { ...UNCHECKED, keyword: "storm tracker" }],
    hidden: [aDiscovered({ keyword: "umbrella" })],
    emptyReason: "none-left",
    advanced: true,
    origin: "chosen",
  };
}

/** Answers requests for lists from `lists`, and records their query strings. */
export function serveLists(server: Server, lists: Lists): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  server.use(
    handle(discoveryEndpoints.discover, ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const name = (["ranked", "gaps", "suggestions", "hidden"] as const).find(
        (list) => list === query.get("list"),
      );
      const all = lists[name ?? "suggestions"];
      const data = all.filter(({ keyword }) => keyword.includes(query.get("search") ?? ""));
      return Response.json({
        success: true,
        data,
        pagination: { page: 1, pageSize: 50, total: data.length, pages: 1 },
        counts: {
          ranked: lists.ranked.length,
          gaps: lists.gaps.length,
          suggestions: lists.suggestions.length,
          hidden: lists.hidden.length,
        },
        apps: [{ id: 21, name: "Cloudburst", icon: null }],
        origin: lists.origin,
        advanced: lists.advanced,
        emptyReason: all.length > 0 ? null : lists.emptyReason,
      });
    }),
  );
  return queries;
}

/** Signs in a user with one app, which is current. The server accepts checks and never ends them. */
export function setUp(server: Server): void {
  resetSession();
  signInAs("user");
  adoptWorkspace({ appId: app.id, country: "us" });
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [{ app, followedAt: "2025-10-01T00:00:00Z", tags: [], relation: "own" }],
    }),
    answerWith(userKeywordsEndpoints.list, { success: true, data: [] }),
    answerWith(discoveryEndpoints.check, { success: true, data: { queued: 0 } }),
  );
}

export const findRow = (keyword: string) =>
  screen.findByRole("row", { name: new RegExp(`^Select ${keyword} `) });
