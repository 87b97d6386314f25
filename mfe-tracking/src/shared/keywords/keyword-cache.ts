import { UNKNOWN_FIGURES, type KeywordTableRow, type UserKeyword } from "@listwise/contracts/keywords";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { keywordKeys, type KeywordEntry, type KeywordTable } from "./keywords.api";
import { restoreOrder } from "./restore-order";

/** The cached lists and tables of keywords at one moment. */
export interface CachedKeywords {
  list: readonly UserKeyword[] | undefined;
  tables: readonly (readonly [QueryKey, KeywordTable])[];
}

/** Returns the cached lists and tables, for {@link restoreKeywordEntries}. */
export function getCachedKeywords(client: QueryClient): CachedKeywords {
  const tables = client.getQueriesData<KeywordTable>({ queryKey: keywordKeys.table });
  return {
    list: client.getQueryData<UserKeyword[]>(keywordKeys.list),
    tables: tables.flatMap(([key, table]) => (table ? [[key, table] as const] : [])),
  };
}

/** Changes the entries of all cached lists and tables. */
export function changeKeywordEntries(
  client: QueryClient,
  change: <Entry extends KeywordEntry>(entries: readonly Entry[]) => Entry[],
): void {
  client.setQueryData<UserKeyword[]>(keywordKeys.list, (list) => list && change(list));
  client.setQueriesData<KeywordTable>(
    { queryKey: keywordKeys.table },
    (table) => table && { ...table, data: change(table.data) },
  );
}

/** Puts keywords on top of the lists and tables to which they belong, in place of the entries with their or the given ids. */
export function prependKeywords(
  client: QueryClient,
  added: readonly UserKeyword[],
  replaced: readonly number[] = [],
): void {
  const gone = new Set([...replaced, ...added.map(({ id }) => id)]);
  const isKept = ({ id }: KeywordEntry) => !gone.has(id);
  client.setQueryData<UserKeyword[]>(keywordKeys.list, (list) => list && [...added, ...list.filter(isKept)]);
  for (const [key, table] of getCachedKeywords(client).tables) {
    const appId = key.at(-1);
    const rows = added
      .filter((keyword) => appId === null || keyword.appId === appId)
      // Their figures are unknown until the table is loaded again.
      .map((keyword): KeywordTableRow => ({ ...keyword, ...UNKNOWN_FIGURES }));
    client.setQueryData<KeywordTable>(key, { ...table, data: [...rows, ...table.data.filter(isKept)] });
  }
}

/** Restores removed entries to the positions that they had `before`. */
export function restoreKeywordEntries(
  client: QueryClient,
  before: CachedKeywords,
  ids: ReadonlySet<number>,
): void {
  const restore = <Entry extends { id: number }>(now: readonly Entry[], then: readonly Entry[]) =>
    restoreOrder(
      now,
      then.filter(({ id }) => ids.has(id)),
      then,
    );
  const { list, tables } = before;
  client.setQueryData<UserKeyword[]>(keywordKeys.list, (now) => now && list && restore(now, list));
  for (const [key, { data }] of tables) {
    client.setQueryData<KeywordTable>(key, (now) => now && { ...now, data: restore(now.data, data) });
  }
}
