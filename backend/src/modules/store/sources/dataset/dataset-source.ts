import { PLATFORMS } from "@listwise/aso-core/stores";
import { explainImport } from "@listwise/aso-core/text";
import { SOURCE_FIELDS } from "@listwise/contracts/store";
import type { Executor } from "../../../../infra/db/database";
import { findImportProgress } from "../../imports.repository";
import { createCatalogSource, datasetFacts } from "../catalog-source";
import { StoreBusy } from "../store-busy";
import type { StoreSource } from "../store-source";

/** Pause before a crawl asks again; chosen by us. */
const RETRY_SECONDS = 10;

/**
 * Creates a store over the listings of a data set. While the data set is imported, it doesn't search, because a part of it
 * has other ranks than the whole, and it describes itself as covering everything, because nothing else is known.
 */
export function createDatasetSource(db: Executor): StoreSource {
  const catalog = createCatalogSource("dataset", db, datasetFacts);
  const findImporting = () => findImportProgress(db, "dataset");
  const explain = async () => {
    const importing = await findImporting();
    return importing && explainImport(importing);
  };
  const assertImported = async () => {
    const reason = await explain();
    if (reason !== null) throw new StoreBusy("data set", RETRY_SECONDS, { message: reason });
  };
  return {
    ...catalog,
    async findPlatforms() {
      return (await findImporting()) ? [...PLATFORMS] : catalog.findPlatforms();
    },
    async describe() {
      const importing = await findImporting();
      if (!importing) return catalog.describe();
      return {
        kind: "dataset",
        label: "Data set",
        live: false,
        capturedAt: null,
        storefronts: null,
        fields: [...SOURCE_FIELDS],
        importing,
      };
    },
    async pace() {
      const reason = await explain();
      return reason === null ? catalog.pace() : { perMinute: null, reason };
    },
    async search(request, at) {
      await assertImported();
      return catalog.search(request, at);
    },
    async lookup(ids, where) {
      const found = await catalog.lookup(ids, where);
      // An app that isn't found may be in the rest of the file.
      if (found.length < ids.length) await assertImported();
      return found;
    },
    async hints(typed, market) {
      await assertImported();
      return catalog.hints(typed, market);
    },
    async similar(app) {
      await assertImported();
      return catalog.similar(app);
    },
  };
}
