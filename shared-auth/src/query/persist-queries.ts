import type { Schema } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import { partialMatchKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { singleton } from "../platform/singleton";
import { getSession } from "../session/session.store";
import { getStoredUserId } from "../session/stored-session";
import { cache, CACHE_TTL_MS, type CachePrefix } from "../storage/cache";

/** A rule for query results that survive a reload. */
export interface PersistedQueries {
  /** Prefix of the query keys. */
  queryKey: QueryKey;
  /** Prefix of the keys in the browser's storage. */
  prefix: CachePrefix;
  ttl: keyof typeof CACHE_TTL_MS;
  /** Schema of the stored data; an entry written by an older release may have another shape. */
  schema: Schema;
}

const rules = singleton("kept-answers", () => new Map<string, PersistedQueries>());

/**
 * Persists query results in the browser's storage, separately for each user. After a reload they are shown
 * immediately with their original time and refetched, so they also remain visible while the server cannot be
 * reached.
 */
export function persistQueries(...kept: readonly PersistedQueries[]): void {
  for (const rule of kept) rules.set(JSON.stringify(rule.queryKey), rule);
}

function getRule({ queryKey }: Query): PersistedQueries | undefined {
  return [...rules.values()].find((rule) => partialMatchKey(queryKey, rule.queryKey));
}

/** Returns the storage key, or `undefined` while the login of another tab has not been adopted yet. */
function getEntryKey(query: Query, { prefix }: PersistedQueries) {
  const userId = getSession().user?.id;
  if (userId === undefined || userId !== getStoredUserId()) return undefined;
  return `${prefix}${userId}_${query.queryHash}` as const;
}

function restoreQuery(query: Query): void {
  const rule = getRule(query);
  const key = rule && getEntryKey(query, rule);
  if (!key || query.state.data !== undefined) return;
  const entry = cache.read(key, CACHE_TTL_MS[rule.ttl]);
  const data = z.safeParse(rule.schema, entry?.data);
  if (!entry || !data.success) return;
  query.setData(data.data, { updatedAt: entry.timestamp, manual: true });
  query.invalidate();
}

function saveQuery(query: Query): void {
  const rule = getRule(query);
  const key = rule && getEntryKey(query, rule);
  if (key) cache.write(key, query.state.data);
}

/** Makes a query client persist the results named by {@link persistQueries}. Optimistic updates are not persisted. */
export function attachPersistence(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- events declare the types of their query as any
    const query: Query = event.query;
    if (event.type === "added") restoreQuery(query);
    else if (event.type === "updated" && event.action.type === "success" && !event.action.manual) {
      saveQuery(query);
    }
  });
}
