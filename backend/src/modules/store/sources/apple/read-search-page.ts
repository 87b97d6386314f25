import { z } from "@listwise/contracts/zod";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";
import { parseJson } from "../live/parse-json";

const DATA = /<script\b[^>]*\bid="serialized-server-data"[^>]*>([\s\S]*?)<\/script>/;
const SHELF = "SearchResults.shelfId";

const IdSchema = z.union([z.number().check(z.int()), z.string().check(z.regex(/^\d+$/))]);
const ItemSchema = z.looseObject({
  $kind: z.optional(z.string()),
  resultType: z.optional(z.string()),
  lockup: z.optional(z.looseObject({ adamId: z.optional(IdSchema) })),
});
const EntrySchema = z.object({
  intent: z.looseObject({
    term: z.optional(z.string()),
    storefront: z.optional(z.string()),
    platform: z.optional(z.string()),
  }),
  data: z.looseObject({
    shelves: z.optional(
      z.array(z.looseObject({ id: z.optional(z.string()), items: z.optional(z.array(ItemSchema)) })),
    ),
    nextPage: z.nullish(
      z.looseObject({ results: z.optional(z.array(z.looseObject({ type: z.string(), id: IdSchema }))) }),
    ),
  }),
});

/**
 * Returns the store ids on a search page in its order: only apps, without ads, stories, events or bundles.
 *
 * @throws UnexpectedResponse if the page contains no data
 */
export function readSearchPage(term: string, country: string): Read<string[]> {
  return (text) => {
    const [, json] = DATA.exec(text) ?? [];
    if (json === undefined) throw new UnexpectedResponse("the page contains no data");
    const entries = z.safeParse(z.array(z.unknown()), parseJson(json));
    if (!entries.success) throw new UnexpectedResponse("the page's data isn't a list");
    const entry = entries.data
      .flatMap((each) => z.safeParse(EntrySchema, each).data ?? [])
      .find(
        ({ intent }) =>
          intent.term === term &&
          intent.storefront?.toLowerCase() === country &&
          (intent.platform ?? "iphone") === "iphone",
      );
    const items = entry?.data.shelves?.find((shelf) => shelf.id === SHELF)?.items;
    if (!entry || !items) throw new UnexpectedResponse("the page doesn't contain the requested search");
    const first = items
      .filter((item) => item.$kind === "AppSearchResult" && item.resultType === "content")
      .flatMap((item) => item.lockup?.adamId ?? []);
    const next = (entry.data.nextPage?.results ?? [])
      .filter(({ type }) => type === "apps")
      .map(({ id }) => id);
    return [...new Set([...first, ...next].map(String))];
  };
}
