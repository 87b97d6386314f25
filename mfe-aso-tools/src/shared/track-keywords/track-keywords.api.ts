import { keywordListsEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";

/** App whose list keywords join (`null` without one), the country, and the tool that found them. */
export interface TrackScope {
  appId: number | null;
  country: string;
  origin: string;
}

/** Adds keywords to the app's list. Returns the number of new ones, those beyond the plan's limit, and the lines that are not on the list now. */
export async function trackKeywords(keywords: readonly string[], { appId, country, origin }: TrackScope) {
  const [keywordText, ...others] = keywords;
  if (keywordText !== undefined && others.length === 0) {
    const { data } = await call(userKeywordsEndpoints.add, { body: { appId, keywordText, country, origin } });
    return { ids: [data.id], added: 1, refused: [], notAdded: [] };
  }
  const items = keywords.map((text) => ({ keywordText: text, country, origin }));
  const {
    added,
    data,
    keywords: rows,
  } = await call(keywordListsEndpoints.addMany, { body: { appId, items } });
  const refused = data.flatMap((line) => (line.result === "over-limit" ? [line.keywordText] : []));
  const notAdded = data.filter(({ result }) => result !== "added" && result !== "already-tracked");
  return { ids: rows.map(({ id }) => id), added, refused, notAdded };
}

/** Takes keywords off the lists again. */
export function untrackKeywords(ids: readonly number[]) {
  return call(keywordListsEndpoints.removeMany, { body: { ids: [...ids] } });
}
