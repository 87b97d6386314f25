import type { UserKeyword } from "@listwise/contracts/keywords";
import type { QueryClient } from "@tanstack/react-query";
import { getCachedKeywords, prependKeywords } from "./keyword-cache";
import { isSameKeyword, type KeywordEntry, type NewKeyword } from "./keywords.api";

let lastId = 0;

/** Returns true for a keyword of an optimistic update, which has no id from the server yet. */
export function isOptimistic({ id }: Pick<KeywordEntry, "id">): boolean {
  return id < 0;
}

function createOptimisticKeyword({
  keywordText,
  country,
  appId,
  category,
  notes,
  origin,
  isFavorite,
}: NewKeyword): UserKeyword {
  lastId -= 1;
  const keyword = { id: String(lastId), text: keywordText };
  return {
    id: lastId,
    appId: appId ?? null,
    keywordId: keyword.id,
    keywordText,
    keyword,
    Keyword: keyword,
    country,
    category: category ?? "General",
    notes: notes ?? null,
    origin: origin ?? null,
    isFavorite: isFavorite ?? false,
    createdAt: new Date().toISOString(),
    best: null,
  };
}

const isOnList = ({ appId }: NewKeyword, known: KeywordEntry) =>
  appId === undefined || appId === (known.appId ?? null);

/**
 * Adds a keyword to the cached lists optimistically. Returns a function that replaces it with the server's answer, or
 * without an answer removes it.
 */
export function addOptimisticKeyword(client: QueryClient, keyword: NewKeyword) {
  const { list = [], tables } = getCachedKeywords(client);
  const known: KeywordEntry[] = [...list, ...tables.flatMap(([, { data }]) => data)];
  const isKnown = known.some((entry) => isSameKeyword(keyword, entry) && isOnList(keyword, entry));
  const shown = isKnown ? [] : [createOptimisticKeyword(keyword)];
  prependKeywords(client, shown);
  return (answer?: UserKeyword): void => {
    prependKeywords(
      client,
      answer ? [answer] : [],
      shown.map(({ id }) => id),
    );
  };
}
