import type { Source } from "@listwise/contracts";
import type { Executor } from "../../../platform/database";
import { findListings } from "../store.repository";
import { searchAlgorithm, type StoreSource } from "../store-source";
import { searchListings } from "./catalogue-search.repository";

/** A store over listings that are all kept here: the shipped sample, or a data set. */
export function createCatalogueSource(
  name: Extract<Source, "sample" | "dataset">,
  db: Executor,
): StoreSource {
  return {
    name,
    async search(request, at = new Date()) {
      return {
        listings: await searchListings(db, name, request, at),
        provenance: { source: name, ...searchAlgorithm(name), confidence: null, fetchedAt: at.toISOString() },
      };
    },
    lookup: (storeIds, where) => findListings(db, name, storeIds, where),
  };
}
