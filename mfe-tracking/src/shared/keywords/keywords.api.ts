import {
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  userKeywordsEndpoints,
  type KeywordTableRow,
  type UserKeyword,
} from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { isAwaitingFirstRank } from "./is-awaiting-first-rank";

/** Query keys; `list` is a prefix of `table`, so that a change of the keywords invalidates both. */
export const keywordKeys = {
  list: ["keywords", "list"] as const,
  table: ["keywords", "list", "table"] as const,
  discover: ["keywords", "discover"] as const,
  compare: ["keywords", "compare"] as const,
  firstRank: ["keywords", "first-rank"] as const,
  updateStatus: ["keywords", "update-status"] as const,
  schedule: ["keywords", "update-status", "schedule"] as const,
};

const POLL_MS = 3_000;

export function userKeywordsQuery() {
  return queryOptions({
    queryKey: keywordKeys.list,
    queryFn: async ({ signal }): Promise<UserKeyword[]> =>
      (await call(userKeywordsEndpoints.list, { signal })).data,
    // The first rank normally arrives as an event; polling covers for a lost event stream.
    refetchInterval: ({ state }) =>
      state.data?.some((keyword) => isAwaitingFirstRank(keyword)) ? POLL_MS : false,
  });
}

/** Loads whether an own app has a rank. */
export function firstRankQuery() {
  return queryOptions({
    queryKey: keywordKeys.firstRank,
    queryFn: async ({ signal }) => (await call(userKeywordsEndpoints.firstRank, { signal })).data,
  });
}

/** Fields that entries of lists and rows of tables have in common. */
export type KeywordEntry = Omit<KeywordTableRow, Exclude<keyof KeywordTableRow, keyof UserKeyword>>;

/** Keywords of one app or of all apps with the figures of their table. */
export type KeywordTable = Omit<Awaited<ReturnType<typeof fetchKeywordTable>>, "success">;

function fetchKeywordTable(appId: number | null, signal: AbortSignal) {
  return appId === null
    ? call(keywordEntriesEndpoints.all, { signal })
    : call(keywordEntriesEndpoints.list, { params: { id: String(appId) }, signal });
}

/** Loads the keywords of an app, or with `null` those of all apps, with their figures. */
export function keywordTableQuery(appId: number | null) {
  return queryOptions({
    queryKey: [...keywordKeys.table, appId],
    queryFn: async ({ signal }): Promise<KeywordTable> => fetchKeywordTable(appId, signal),
    refetchInterval: ({ state }) =>
      state.data?.data.some((keyword) => isAwaitingFirstRank(keyword)) ? POLL_MS : false,
  });
}

export interface NewKeyword {
  keywordText: string;
  country: string;
  /** App whose list it joins, `null` for none; without it the server decides. */
  appId?: number | null;
  category?: string;
  notes?: string;
  origin?: string;
  isFavorite?: boolean;
}

/** Compares two keywords by country and case-insensitive text. */
export function isSameKeyword(a: NewKeyword, b: Pick<KeywordEntry, "keywordText" | "country">): boolean {
  return a.country === b.country && a.keywordText.toLowerCase() === b.keywordText.toLowerCase();
}

export async function addKeyword(body: NewKeyword): Promise<UserKeyword> {
  return (await call(userKeywordsEndpoints.add, { body })).data;
}

/** Tracks keywords on the list of an app, or without an app on none. */
export function addKeywords(items: readonly Omit<NewKeyword, "appId">[], appId: number | null) {
  return call(keywordListsEndpoints.addMany, { body: { appId, items: [...items] } });
}

export async function removeKeywords(ids: readonly number[]): Promise<void> {
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) await call(userKeywordsEndpoints.remove, { params: { id } });
  else await call(keywordListsEndpoints.removeMany, { body: { ids: [...ids] } });
}

/** Undoes removing entries: they return with their ids, dates, notes and tags. */
export async function restoreKeywords(ids: readonly number[]): Promise<UserKeyword[]> {
  return (await call(keywordEntriesEndpoints.restore, { body: { ids: [...ids] } })).data;
}
