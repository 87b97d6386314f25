import { z } from "@listwise/contracts/zod";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";
import { toPlayListing } from "../play-listing";
import type { StoreReview } from "../store-facts";
import type { Listing } from "../store-source";
import { CATEGORY_IDS } from "./play-calls";
import { getAt, readCall, readPageData } from "./play-data";
import { readAppData } from "./read-app";

const MICROS = 1_000_000;
const text = z.nullish(z.string());

/** An app in a list of search results or a chart. */
const ItemSchema = z.object({
  appId: z.string().check(z.regex(/^[a-z]\w*(\.\w+)+$/i)),
  title: z.string().check(z.minLength(1)),
  icon: text,
  developer: text,
  genre: text,
  score: z.nullish(z.number()),
  micros: z.nullish(z.number()),
  currency: text,
});

/** Reads an item in the form of current lists, or in that of older and further pages. */
function readItem(item: unknown, country: string): Listing {
  const isCurrent = typeof getAt(item, 0, 0, 0) === "string";
  const found = isCurrent
    ? {
        appId: getAt(item, 0, 0, 0),
        title: getAt(item, 0, 3),
        icon: getAt(item, 0, 1, 3, 2),
        developer: getAt(item, 0, 14),
        genre: getAt(item, 0, 5),
        score: getAt(item, 0, 4, 1),
        micros: getAt(item, 0, 8, 1, 0, 0),
        currency: getAt(item, 0, 8, 1, 0, 1),
      }
    : {
        appId: getAt(item, 12, 0),
        title: getAt(item, 2),
        icon: getAt(item, 1, 1, 0, 3, 2),
        developer: getAt(item, 4, 0, 0, 0),
        score: getAt(item, 6, 0, 2, 1, 1),
        micros: getAt(item, 7, 0, 3, 2, 1, 0, 0),
        currency: getAt(item, 7, 0, 3, 2, 1, 0, 1),
      };
  const parsed = z.safeParse(ItemSchema, found);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    throw new UnexpectedResponse(`an app in the list has no usable ${String(field)}`);
  }
  const { micros, genre, ...fields } = parsed.data;
  // Lists in other languages translate the category and have no id of it.
  const category = genre != null && genre in CATEGORY_IDS ? genre : null;
  return toPlayListing(
    { ...fields, genre: category, country, price: micros == null ? null : micros / MICROS },
    country,
  );
}

/** Part of a list, and the token of the next part; `null` at its end. */
export interface ListPage {
  listings: Listing[];
  token: string | null;
}

const toList = (value: unknown, what: string): unknown[] => {
  if (!Array.isArray(value)) throw new UnexpectedResponse(`it has no ${what}`);
  const list: unknown[] = value;
  return list;
};

const toToken = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/** Removes repeated apps; the first one counts. */
export function dropRepeated(listings: readonly Listing[]): Listing[] {
  const byId = new Map<string, Listing>();
  for (const listing of listings) if (!byId.has(listing.storeId)) byId.set(listing.storeId, listing);
  return [...byId.values()];
}

/** Returns the apps of a search page in its order. The app that the term names may be above the list. */
export function readSearchPage(country: string): Read<ListPage> {
  return (page) => {
    const sections = [...readPageData(page).values()]
      .map((block) => getAt(block, 0, 1))
      .find((candidate) => candidate === null || Array.isArray(candidate));
    if (sections === undefined) throw new UnexpectedResponse("the page contains no search");
    const found = sections === null ? [] : toList(sections, "sections");
    const named = found
      .map((section) => getAt(section, 23, 16))
      .find((one) => one !== null && one !== undefined);
    const cluster = found.map((section) => getAt(section, 22)).find((one) => Array.isArray(getAt(one, 0)));
    if (found.length > 0 && cluster === undefined && named === undefined)
      throw new UnexpectedResponse("the search has no known list");
    const namedId = getAt(named, 11, 0, 0);
    const first = typeof namedId === "string" ? [readAppData(getAt(named, 2), namedId, country)] : [];
    const items = cluster === undefined ? [] : toList(getAt(cluster, 0), "results");
    return {
      listings: dropRepeated([...first, ...items.map((item) => readItem(item, country))]),
      token: toToken(getAt(cluster, 1, 3, 1)),
    };
  };
}

/** Returns a further part of search results. */
export function readNextPage(country: string): Read<ListPage> {
  return readCall("qnKhOb", (answer) => {
    if (answer === null) return { listings: [], token: null };
    return {
      listings: toList(getAt(answer, 0, 0, 0), "results").map((item) => readItem(item, country)),
      token: toToken(getAt(answer, 0, 0, 7, 1)),
    };
  });
}

/** Returns the apps of a chart in its order. */
export function readChart(country: string): Read<Listing[]> {
  return readCall("vyAe2", (answer) =>
    answer === null
      ? []
      : dropRepeated(toList(getAt(answer, 0, 1, 0, 28, 0), "chart").map((item) => readItem(item, country))),
  );
}

/** Returns the suggested terms in their order. */
export const readSuggestions: Read<string[]> = readCall("IJ4APc", (answer) => {
  if (answer === null) return [];
  const terms = z.safeParse(
    z.array(z.string()),
    toList(getAt(answer, 0, 0), "suggestions").map((one) => getAt(one, 0)),
  );
  if (!terms.success) throw new UnexpectedResponse("a suggestion isn't text");
  return [...new Set(terms.data.map((term) => term.trim()).filter(Boolean))];
});

const ReviewSchema = z.object({
  id: z.string().check(z.minLength(1)),
  username: z.string(),
  rating: z.number().check(z.int(), z.gte(1), z.lte(5)),
  text: z.string(),
  version: text,
  seconds: z.number(),
});

/** Returns the reviews of an app, newest first. They have no titles. */
export const readReviews: Read<StoreReview[]> = readCall("UsvDTd", (answer) => {
  if (answer === null || (Array.isArray(answer) && answer.length === 0)) return [];
  const reviews = toList(getAt(answer, 0) ?? [], "reviews").map((one, index): StoreReview => {
    const parsed = z.safeParse(ReviewSchema, {
      id: getAt(one, 0),
      username: getAt(one, 1, 0),
      rating: getAt(one, 2),
      text: getAt(one, 4) ?? "",
      version: getAt(one, 10),
      seconds: getAt(one, 5, 0),
    });
    if (!parsed.success) throw new UnexpectedResponse(`review ${index + 1} isn't readable`);
    const { seconds, version = null, ...review } = parsed.data;
    return { ...review, title: null, version, date: new Date(seconds * 1000) };
  });
  return reviews.sort((a, b) => b.date.getTime() - a.date.getTime());
});
