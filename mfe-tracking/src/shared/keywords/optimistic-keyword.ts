import type { UserKeyword } from "@listwise/contracts/keywords";
import type { QueryClient } from "@tanstack/react-query";
import { isSameKeyword, keywordKeys, type NewKeyword } from "./keywords.api";

let lastId = 0;

/** Returns true for a keyword of an optimistic update, which has no id from the server yet. */
export function isOptimistic({ id }: Pick<UserKeyword, "id">): boolean {
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

const isOnList = ({ appId }: NewKeyword, known: UserKeyword) =>
  appId === undefined || appId === (known.appId ?? null);

/**
 * Adds a keyword to the list optimistically. Returns a function that replaces it with the server's answer, or without
 * an
 * answer removes it.
 */
export function addOptimisticKeyword(client: QueryClient, keyword: NewKeyword) {
  const list = client.getQueryData<UserKeyword[]>(keywordKeys.list);
  const shown = list?.some((known) => isSameKeyword(keyword, known) && isOnList(keyword, known))
    ? []
    : [createOptimisticKeyword(keyword)];
  client.setQueryData<UserKeyword[]>(keywordKeys.list, (known) => known && [...shown, ...known]);
  return (answer?: UserKeyword): void => {
    const gone = [...shown.map(({ id }) => id), answer?.id];
    client.setQueryData<UserKeyword[]>(
      keywordKeys.list,
      (known) => known && [...(answer ? [answer] : []), ...known.filter(({ id }) => !gone.includes(id))],
    );
  };
}
