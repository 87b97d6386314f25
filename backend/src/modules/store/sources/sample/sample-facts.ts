import type { Executor } from "../../../../infra/db/database";
import { createFact, createUnknownFact, type OwnFacts } from "../catalog-source";
import { createSampleCatalog, type SampleApp } from "./catalog";
import { findSampleChart } from "./sample-charts.repository";
import { createSampleReviews } from "./sample-reviews";

const NOT_LISTED = "The sample doesn't list the app in this storefront.";

/** Creates the reviews and charts of the sample. They are computed on demand and are always the same. */
export function createSampleFacts(db: Executor): OwnFacts {
  let catalog: Map<string, SampleApp> | null = null;
  const find = (storeId: string) => {
    catalog ??= new Map(createSampleCatalog().map((app) => [app.storeId, app]));
    return catalog.get(storeId);
  };
  return {
    async reviews({ storeId, country }, page) {
      const app = find(storeId);
      const reviews = app && createSampleReviews(app, country, page, new Date());
      return reviews ? createFact(reviews) : createUnknownFact(NOT_LISTED);
    },
    chart: async (chart, at = new Date()) => createFact(await findSampleChart(db, chart, at)),
  };
}
