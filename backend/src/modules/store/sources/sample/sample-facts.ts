import { told, unknown, type OwnFacts } from "../catalogue-source";
import { sampleCatalogue, type SampleApp } from "./catalogue";
import { sampleRatings, sampleReviews } from "./sample-reviews";

const NOT_LISTED = "The sample doesn't list the app in this storefront.";

/** Creates the reviews and ratings of the sample. They are computed on demand and are always the same. */
export function createSampleFacts(): OwnFacts {
  let catalogue: Map<string, SampleApp> | null = null;
  const find = (storeId: string) => {
    catalogue ??= new Map(sampleCatalogue().map((app) => [app.storeId, app]));
    return catalogue.get(storeId);
  };
  return {
    async reviews({ storeId, country }, page) {
      const app = find(storeId);
      const reviews = app && sampleReviews(app, country, page, new Date());
      return reviews ? told(reviews) : unknown(NOT_LISTED);
    },
    async ratings({ storeId, country }) {
      const app = find(storeId);
      const ratings = app && sampleRatings(app, country);
      return ratings ? told(ratings) : unknown(NOT_LISTED);
    },
  };
}
