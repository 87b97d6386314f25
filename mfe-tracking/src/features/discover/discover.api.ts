import {
  discoveryEndpoints,
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  type DiscoveryList,
  type DiscoverySort,
} from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { keywordKeys } from "../../shared/keywords/keywords.api";
import type { DiscoverView } from "./discover-view";

const PAGE_SIZE = 50;
const POLL_MS = 3_000;
/** For a long queue: after this many answers, the pause between them is longer. */
const MAX_FAST_POLLS = 30;
const SLOW_POLL_MS = 15_000;

/** The app and the country whose keywords are discovered. */
export interface DiscoverScope {
  appId: number;
  country: string;
}

export interface DiscoverQuery extends DiscoverScope {
  list: DiscoveryList;
  search: string;
  listing: DiscoverView["listing"];
  sortBy: DiscoverySort;
  sortDir: "asc" | "desc";
  page: number;
  /** Time of the order, in milliseconds since 1970: later checks change figures but no places. */
  orderedAt: number;
}

async function fetchDiscovered({ appId, ...query }: DiscoverQuery, signal: AbortSignal) {
  const answer = await call(discoveryEndpoints.discover, {
    params: { id: String(appId) },
    query: { ...query, pageSize: PAGE_SIZE },
    signal,
  });
  return { ...answer, list: query.list };
}

/** A page of a list with the name of that list. */
export type DiscoverAnswer = Awaited<ReturnType<typeof fetchDiscovered>>;

export function discoverQuery({ appId, ...query }: DiscoverQuery) {
  return queryOptions({
    queryKey: [...keywordKeys.discover, appId, query],
    queryFn: ({ signal }) => fetchDiscovered({ appId, ...query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data?.data.some(({ checking }) => checking)) return false;
      return dataUpdateCount > MAX_FAST_POLLS ? SLOW_POLL_MS : POLL_MS;
    },
  });
}

/** Queues checks of keywords without tracking them; `automatic` if no person asked for it. */
export function checkDiscovered(
  { appId, country }: DiscoverScope,
  keywords: readonly string[],
  automatic: boolean,
) {
  return call(discoveryEndpoints.check, {
    params: { id: String(appId) },
    body: { country, keywords: [...keywords], automatic },
  });
}

/** Adds keywords to the app's list, or none if the plan has no room for all. */
export function addDiscovered({ appId, country }: DiscoverScope, keywords: readonly string[]) {
  return call(keywordListsEndpoints.addMany, {
    body: {
      appId,
      items: keywords.map((keywordText) => ({ keywordText, country, origin: "Discover" })),
      allOrNothing: true,
    },
  });
}

/** Marks keywords as irrelevant for the app, or as relevant again. */
export function markIrrelevant(appId: number, keywords: readonly string[], isIrrelevant: boolean) {
  return call(keywordEntriesEndpoints.markIrrelevant, {
    params: { id: appId },
    body: { keywords: [...keywords], isIrrelevant },
  });
}
