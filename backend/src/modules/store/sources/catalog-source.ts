import type { Source } from "@listwise/contracts/store";
import type { Executor } from "../../../infra/db/database";
import { findCompletions } from "../search/hint-phrases";
import type { StoreFacts, Fact } from "./store-facts";
import { findByBundleIds, findListings } from "../store.repository";
import { isBundleId, searchAlgorithm, type StoreSource } from "./store-source";
import { findChart, findSimilar, findTextsForHints } from "./catalog-facts.repository";
import { searchListings, findStorefronts } from "./catalog-search.repository";

/** Data that a catalog can't compute from its listings. */
export type OwnFacts = Pick<StoreFacts, "reviews" | "ratings">;

// Local search is limited only by the machine. Measured: 13 keywords of the sample took 0.74 s on two busy cores, about
// 1,060 per minute; this leaves room for slower machines.
const PER_MINUTE = 600;

const titles = { sample: "The sample", dataset: "The data set" };
const regions = new Intl.DisplayNames("en", { type: "region" });
const countryName = (code: string) => regions.of(code.toUpperCase()) ?? code.toUpperCase();

export const createFact = <T>(value: T, fetchedAt = new Date()): Fact<T> => ({ value, fetchedAt });
export const createUnknownFact = <T>(reason: string): Fact<T> => ({ value: null, reason });

/** Creates a store over local listings: the sample or a data set. */
export function createCatalogSource(
  name: Extract<Source, "sample" | "dataset">,
  db: Executor,
  facts: OwnFacts,
): StoreSource {
  return {
    ...facts,
    name,
    platforms: ["ios"],
    async explainMissing(country) {
      const held = await findStorefronts(db, name);
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
      const texts = await findTextsForHints(db, name, country, typed);
      return createFact(
        findCompletions(
          typed,
          texts.flatMap((text) => [text.name, text.subtitle ?? "", text.keywords ?? ""]),
        ),
      );
    },
    chart: async (country, genre) => createFact(await findChart(db, name, country, genre)),
    async similar(app) {
      const found = await findSimilar(db, name, app);
      return found === null
        ? createUnknownFact("The app isn't listed in this storefront.")
        : createFact(found);
    },
  };
}

/** A data set contains only listings. */
export const datasetFacts: OwnFacts = {
  reviews: async () =>
    createUnknownFact(
      "This site uses a data set, which has no reviews. They appear here when the live store is the source.",
    ),
  ratings: async () => createUnknownFact("The data set has no rating histogram."),
};
