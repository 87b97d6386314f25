import type { Source } from "@listwise/contracts";
import type { Executor } from "../../../platform/database";
import { completions } from "../hint-phrases";
import type { StoreFacts, Told } from "../store-facts";
import { findByBundleIds, findListings } from "../store.repository";
import { isBundleId, searchAlgorithm, type StoreSource } from "../store-source";
import { chartOf, similarTo, textsForHints } from "./catalogue-facts.repository";
import { searchListings, storefrontsOf } from "./catalogue-search.repository";

/** Data that a catalog can't compute from its listings. */
export type OwnFacts = Pick<StoreFacts, "reviews" | "ratings">;

// Local search is limited only by the machine. Measured: 13 keywords of the sample took 0.74 s on two busy cores, about
// 1,060 per minute; this leaves room for slower machines.
const PER_MINUTE = 600;

const titles = { sample: "The sample", dataset: "The data set" };
const regions = new Intl.DisplayNames("en", { type: "region" });
const countryName = (code: string) => regions.of(code.toUpperCase()) ?? code.toUpperCase();

export const told = <T>(value: T, fetchedAt = new Date()): Told<T> => ({ value, fetchedAt });
export const unknown = <T>(reason: string): Told<T> => ({ value: null, reason });

/** Creates a store over local listings: the sample or a data set. */
export function createCatalogueSource(
  name: Extract<Source, "sample" | "dataset">,
  db: Executor,
  facts: OwnFacts,
): StoreSource {
  return {
    ...facts,
    name,
    platforms: ["ios"],
    async lacks(country) {
      const held = await storefrontsOf(db, name);
      if (held.includes(country)) return null;
      const [title, known] = [titles[name], held.map(countryName).join(", ")];
      return `${title} has no data for the store in ${countryName(country)}. It covers: ${known || "no country"}.`;
    },
    pace: async () => ({ perMinute: PER_MINUTE, waitSeconds: 0 }),
    async search(request, at = new Date()) {
      return {
        listings: await searchListings(db, name, request, at),
        provenance: { source: name, ...searchAlgorithm(name), confidence: null, fetchedAt: at.toISOString() },
      };
    },
    async lookup(ids, where) {
      const named = await findByBundleIds(db, name, ids.filter(isBundleId), where);
      return findListings(db, name, [...ids, ...named], where);
    },
    async hints(typed, country) {
      const texts = await textsForHints(db, name, country, typed);
      return told(
        completions(
          typed,
          texts.flatMap((text) => [text.name, text.subtitle ?? "", text.keywords ?? ""]),
        ),
      );
    },
    chart: async (country, genre) => told(await chartOf(db, name, country, genre)),
    async similar(app) {
      const found = await similarTo(db, name, app);
      return found === null ? unknown("The app isn't listed in this storefront.") : told(found);
    },
  };
}

/** A data set contains only listings. */
export const datasetFacts: OwnFacts = {
  reviews: async () =>
    unknown(
      "This site uses a data set, which has no reviews. They appear here when the live store is the source.",
    ),
  ratings: async () => unknown("The data set has no rating histogram."),
};
