import type { Source } from "@listwise/contracts/store";
import { createTtlCache } from "../../../infra/cache/ttl-cache";
import type { Executor } from "../../../infra/db/database";
import { findCompletions } from "../search/hint-phrases";
import type { StoreFacts, Fact } from "./store-facts";
import { findByBundleIds, findListings } from "../store.repository";
import { isBundleId, searchAlgorithm, type StoreSource } from "./store-source";
import { findSimilar, findTextsForHints } from "./catalog-facts.repository";
import { describeCatalog, findListedPlatforms } from "./describe-catalog.repository";
import { searchListings } from "./catalog-search.repository";

/** Data that a catalog can't compute from its listings. */
export type OwnFacts = Pick<StoreFacts, "reviews" | "chart">;

// Local search is limited only by the machine. Measured: 13 keywords of the sample took 0.74 s on two busy cores, about
// 1,060 per minute; this leaves room for slower machines.
const PER_MINUTE = 600;

// Only an import changes a catalog; a data set isn't described during one.
const DESCRIBED_MS = 10_000;

export const createFact = <T>(value: T): Fact<T> => ({ value });
export const createUnknownFact = <T>(reason: string): Fact<T> => ({ value: null, reason });

/** Creates a store over local listings: the sample or a data set. */
export function createCatalogSource(
  name: Extract<Source, "sample" | "dataset">,
  db: Executor,
  facts: OwnFacts,
): StoreSource {
  const describe = createTtlCache(() => describeCatalog(db, name), { ms: DESCRIBED_MS, max: 1 });
  const getPlatforms = createTtlCache(() => findListedPlatforms(db, name), { ms: DESCRIBED_MS, max: 1 });
  return {
    ...facts,
    name,
    getName: () => name,
    findPlatforms: () => getPlatforms(),
    describe: () => describe(),
    pace: async () => ({ perMinute: PER_MINUTE, waitSeconds: 0 }),
    async search(request, at = new Date()) {
      // The sample is computed when it is asked for; a data set has the date of its data, if that is known.
      const fetchedAt = name === "sample" ? at.toISOString() : (await describe()).capturedAt;
      return {
        listings: await searchListings(db, name, request, at),
        provenance: { source: name, ...searchAlgorithm(name), confidence: null, fetchedAt },
      };
    },
    async lookup(ids, where) {
      const named = await findByBundleIds(db, name, ids.filter(isBundleId), where);
      return findListings(db, name, [...ids, ...named], where);
    },
    async hints(typed, market) {
      const texts = await findTextsForHints(db, name, market, typed);
      return createFact(
        findCompletions(
          typed,
          texts.flatMap((text) => [text.name, text.subtitle ?? "", text.keywords ?? ""]),
        ),
      );
    },
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
  chart: async () => createUnknownFact("The data set has no charts."),
};
