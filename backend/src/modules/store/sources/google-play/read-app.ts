import { stripHtml } from "@listwise/aso-core/density";
import type { DataSafety } from "@listwise/contracts/apps";
import { z } from "@listwise/contracts/zod";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";
import { toPlayListing } from "../play-listing";
import type { Listing } from "../store-source";
import { getCategoryName } from "./play-calls";
import { getAt, readPageData, type Path } from "./play-data";

const MICROS = 1_000_000;
const text = z.nullish(z.string());
const count = z.nullish(z.number().check(z.int(), z.gte(0)));

/**
 * Paths of an app's fields within its data. Newer pages have some of them under a name in the last element, so
 * both places are read. Sources: docs/adr/0142-google-play-source.md.
 */
const PATHS = {
  title: [[0, 0]],
  description: [
    [12, 0, 0, 1],
    [72, 0, 1],
  ],
  summary: [[73, 0, 1]],
  icon: [[95, 0, 3, 2]],
  developer: [[68, 0]],
  developerUrl: [[68, 1, 4, 2]],
  micros: [[57, 0, 0, 0, 0, 1, 0, 0]],
  currency: [[57, 0, 0, 0, 0, 1, 0, 1]],
  released: [[10, 1, 0]],
  releasedText: [[10, 0]],
  updated: [
    [145, 0, 1, 0],
    [-1, "146", 0, 1, 0],
  ],
  version: [
    [140, 0, 0, 0],
    [-1, "141", 0, 0, 0],
  ],
  androidVersion: [
    [140, 1, 1, 0, 0, 1],
    [-1, "141", 1, 1, 0, 0, 1],
  ],
  shots: [[78, 0]],
  genre: [[79, 0, 0, 0]],
  genreId: [[79, 0, 0, 2]],
  contentRating: [[9, 0]],
  score: [[51, 0, 1]],
  ratings: [[51, 2, 1]],
  minInstalls: [[13, 1]],
} as const satisfies Record<string, readonly Path[]>;

const AppSchema = z.object({
  title: z.string().check(z.minLength(1)),
  description: text,
  summary: text,
  icon: text,
  developer: text,
  developerUrl: text,
  micros: z.nullish(z.number().check(z.gte(0))),
  currency: text,
  released: z.nullish(z.number()),
  releasedText: text,
  updated: z.nullish(z.number()),
  version: text,
  androidVersion: text,
  shots: z.nullish(z.array(z.unknown())),
  genre: text,
  genreId: text,
  contentRating: text,
  score: z.nullish(z.number().check(z.gte(0), z.lte(5))),
  ratings: count,
  minInstalls: count,
});

/** Converts the HTML of a description to text with its line breaks. */
const toPlainText = (html: string) => stripHtml(html.replace(/<br\s?\/?>/gi, "\n"));

/**
 * Returns the listing of an app from its data on a details or search page.
 * @throws UnexpectedResponse with the field that isn't as expected
 */
export function readAppData(data: unknown, appId: string, country: string): Listing {
  const found = Object.fromEntries(
    Object.entries(PATHS).map(([field, paths]) => [
      field,
      paths.map((path) => getAt(data, ...path)).find((value) => value !== undefined && value !== null),
    ]),
  );
  const parsed = z.safeParse(AppSchema, found);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    throw new UnexpectedResponse(`the app has no usable ${String(field)}`);
  }
  const { description, developerUrl, micros, shots, released, releasedText, genreId, ...fields } =
    parsed.data;
  const { searchParams } = new URL(developerUrl ?? "", "https://play.google.com");
  return toPlayListing(
    {
      ...fields,
      // Pages of other languages translate the name.
      genre: (genreId && getCategoryName(genreId)) ?? fields.genre,
      appId,
      country,
      description: description && toPlainText(description),
      developerId: searchParams.get("id"),
      price: micros == null ? null : micros / MICROS,
      released: released ?? releasedText,
      screenshots: (shots ?? []).flatMap((shot) => {
        const address = getAt(shot, 3, 2);
        return typeof address === "string" ? [address] : [];
      }),
    },
    country,
  );
}

/** Returns the data of the app that a details page is about. */
function findApp(text: string): unknown {
  const app = [...readPageData(text).values()]
    .map((block) => getAt(block, 1, 2))
    .find((candidate) => typeof getAt(candidate, 0, 0) === "string");
  if (app === undefined) throw new UnexpectedResponse("the page isn't about an app");
  return app;
}

/** Returns the listing on a details page. */
export function readDetails(appId: string, country: string): Read<Listing> {
  return (page) => {
    const app = findApp(page);
    const listing = readAppData(app, appId, country);
    if (listing.description === null) throw new UnexpectedResponse("the app has no usable description");
    // Only apps with purchases have a price range.
    const range = getAt(app, 19, 0);
    const priceRange = typeof range === "string" && range !== "" ? range : null;
    return { ...listing, inAppPurchases: { offered: priceRange !== null, priceRange } };
  };
}

/** Returns the names that entries have at a path, each once. */
function readNames(entries: unknown, ...path: Path): string[] {
  const list: unknown[] = Array.isArray(entries) ? entries : [];
  const names = list.map((entry) => getAt(entry, ...path));
  return [...new Set(names.filter((name) => typeof name === "string"))];
}

/**
 * Returns what the developer declares about user data; `null` without a declaration.
 *
 * @throws UnexpectedResponse if the page isn't about data safety
 */
export const readDataSafety: Read<DataSafety | null> = (page) => {
  const app = [...readPageData(page).values()]
    .map((block) => getAt(block, 1, 2, 1))
    .find((candidate) => Array.isArray(candidate));
  if (app === undefined) throw new UnexpectedResponse("the page isn't about data safety");
  const declared = getAt(app, 138);
  if (!Array.isArray(getAt(declared, 4))) return null;
  return {
    shared: readNames(getAt(declared, 4, 0, 0), 0, 1),
    collected: readNames(getAt(declared, 4, 1, 0), 0, 1),
    practices: readNames(getAt(declared, 9, 2), 1),
  };
};

const APP_LINK = /\/store\/apps\/details\?id=([a-z]\w{0,60}(?:\.\w{1,60}){1,10})/gi;

/** Returns the apps that a details page links to, in its order, without the app itself. */
export function readLinkedApps(appId: string): Read<string[]> {
  return (page) => {
    findApp(page);
    const ids = new Set([...page.matchAll(APP_LINK)].map(([, id = ""]) => id));
    ids.delete(appId);
    return [...ids];
  };
}
