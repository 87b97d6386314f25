import { z, type Schema } from "@listwise/contracts";
import { partialMatchKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { singleton } from "../platform/singleton";
import { getSession } from "../session/session.store";
import { storedUserId } from "../session/stored-session";
import { cache, CACHE_TTL, type CachePrefix } from "../storage/cache";

/** Which answers of the query client survive a reload, and for how long. */
export interface KeptAnswers {
  /** The first parts of their query keys. */
  queryKey: QueryKey;
  /** The beginning of their keys in the browser's storage. */
  prefix: CachePrefix;
  ttl: keyof typeof CACHE_TTL;
  /** What their data must be: an entry that an older release kept may be of another shape. */
  schema: Schema;
}

const rules = singleton("kept-answers", () => new Map<string, KeptAnswers>());

/**
 * Keeps answers in the browser's storage, each for the user who got it. They are there again at once after a reload, as
 * old as they are, and asked for again; so they are also what shows while the server cannot be reached.
 */
export function keepAnswers(...kept: readonly KeptAnswers[]): void {
  for (const rule of kept) rules.set(JSON.stringify(rule.queryKey), rule);
}

function ruleOf({ queryKey }: Query): KeptAnswers | undefined {
  return [...rules.values()].find((rule) => partialMatchKey(queryKey, rule.queryKey));
}

/** The entry's key; none while another tab's login has not been taken over yet. */
function entryKey(query: Query, { prefix }: KeptAnswers) {
  const userId = getSession().user?.id;
  if (userId === undefined || userId !== storedUserId()) return undefined;
  return `${prefix}${userId}_${query.queryHash}` as const;
}

function restore(query: Query): void {
  const rule = ruleOf(query);
  const key = rule && entryKey(query, rule);
  if (!key || query.state.data !== undefined) return;
  const entry = cache.read(key, CACHE_TTL[rule.ttl]);
  const data = z.safeParse(rule.schema, entry?.data);
  if (!entry || !data.success) return;
  query.setData(data.data, { updatedAt: entry.timestamp, manual: true });
  query.invalidate();
}

function keep(query: Query): void {
  const rule = ruleOf(query);
  const key = rule && entryKey(query, rule);
  if (key) cache.write(key, query.state.data);
}

/** Makes a client keep what {@link keepAnswers} names. What was only expected, not answered, is not kept. */
export function keepAnswersOf(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type === "added") restore(event.query);
    else if (event.type === "updated" && event.action.type === "success" && !event.action.manual) {
      keep(event.query);
    }
  });
}
