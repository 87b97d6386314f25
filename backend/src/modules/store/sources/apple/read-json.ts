import { z } from "@listwise/contracts/zod";
import { toListing, ItunesListingSchema } from "../itunes-listing";
import type { Listing } from "../store-source";
import { parseJson } from "../live/parse-json";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";

const AnswerSchema = z.object({
  resultCount: z.number(),
  results: z.array(z.looseObject({ kind: z.optional(z.string()) })),
});
const EntrySchema = z.object({ id: z.object({ attributes: z.object({ "im:id": z.string() }) }) });
const ChartSchema = z.object({
  feed: z.object({ entry: z.optional(z.union([z.array(EntrySchema), EntrySchema])) }),
});

/** Returns the listings of a search or lookup in their order, each app once. @throws UnexpectedResponse */
export function readListings(country: string): Read<Listing[]> {
  return (text) => {
    const answer = z.safeParse(AnswerSchema, parseJson(text));
    if (!answer.success) throw new UnexpectedResponse("it has no list of results");
    const { resultCount, results } = answer.data;
    if (resultCount !== results.length)
      throw new UnexpectedResponse(`${results.length} of ${resultCount} results`);
    const listings = new Map<string, Listing>();
    for (const [index, result] of results.filter(({ kind }) => kind === "software").entries()) {
      const parsed = z.safeParse(ItunesListingSchema, result);
      if (!parsed.success) {
        const at = parsed.error.issues[0]?.path.join(".") ?? "";
        throw new UnexpectedResponse(`result ${index + 1} has no usable ${at}`);
      }
      const listing = { ...toListing(parsed.data, country), country };
      if (!listings.has(listing.storeId)) listings.set(listing.storeId, listing);
    }
    return [...listings.values()];
  };
}

/**
 * Returns the store ids of a chart, first rank first. A chart with a single app has no list.
 *
 * @throws UnexpectedResponse
 */
export const readChart: Read<string[]> = (text) => {
  const answer = z.safeParse(ChartSchema, parseJson(text));
  if (!answer.success) throw new UnexpectedResponse("it has no chart");
  const { entry = [] } = answer.data.feed;
  return [entry].flat().map(({ id }) => id.attributes["im:id"]);
};
