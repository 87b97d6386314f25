import { explainUncovered } from "@listwise/aso-core/text";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { combineSources } from "./sources/combine-sources";
import { createAppleSource } from "./sources/apple/apple-source";
import { createEgress } from "./sources/live/egress";
import type { FetchOptions } from "./sources/live/resilient-fetch";
import { createGooglePlaySource } from "./sources/google-play/google-play-source";
import { createCatalogSource } from "./sources/catalog-source";
import { startDatasetImport } from "./sources/dataset/background-import";
import { createDatasetSource } from "./sources/dataset/dataset-source";
import { loadSample } from "./sources/sample/load-sample";
import { createSampleFacts } from "./sources/sample/sample-facts";
import type { Platform, StoreSource } from "./sources/store-source";
import { isStorefront } from "./storefronts";

const stores = new WeakMap<AppContext, StoreSource>();

/**
 * Returns the configured store.
 * @throws UNKNOWN_COUNTRY from methods called with an unknown storefront, and from a search in one that isn't covered
 */
export function getStore(ctx: AppContext): StoreSource {
  const known = stores.get(ctx);
  if (known) return known;
  const source = createSource(ctx);
  const store: StoreSource = {
    name: source.name,
    getName: (platform) => source.getName(platform),
    findPlatforms: () => source.findPlatforms(),
    describe: () => source.describe(),
    pace: () => source.pace(),
    search: async (request, at) => {
      await assertCovered(ctx, request.country);
      return source.search(request, at);
    },
    lookup: async (storeIds, where) => {
      assertStorefront(where.country);
      return source.lookup(storeIds, where);
    },
    reviews: async (app, page) => {
      assertStorefront(app.country);
      return source.reviews(app, page);
    },
    hints: async (typed, market) => {
      assertStorefront(market.country);
      return source.hints(typed, market);
    },
    chart: async (chart, at) => {
      assertStorefront(chart.country);
      return source.chart(chart, at);
    },
    similar: async (app) => {
      assertStorefront(app.country);
      return source.similar(app);
    },
  };
  stores.set(ctx, store);
  return store;
}

function createSource({ config, db, log, metrics }: AppContext): StoreSource {
  const { storeSource } = config;
  if (storeSource.kind === "sample") return createCatalogSource("sample", db, createSampleFacts(db));
  if (storeSource.kind === "dataset") return createDatasetSource(db);
  const onCall: FetchOptions["onCall"] = (host, result, seconds) =>
    metrics.storeCalls.observe({ host, result }, seconds);
  const egress = createEgress(config.storeEgress);
  const sources: Partial<Record<Platform, StoreSource>> = {};
  if (storeSource.stores.includes("apple"))
    sources.ios = createAppleSource(db, log, {
      baseUrl: config.appleBaseUrl,
      perMinute: config.appleCallsPerMinute,
      egress,
      onCall,
    });
  if (storeSource.stores.includes("google-play"))
    sources.android = createGooglePlaySource(db, log, {
      baseUrl: config.playBaseUrl,
      perMinute: config.playCallsPerMinute,
      egress,
      onCall,
    });
  return combineSources(sources);
}

/**
 * Loads the sample into the database, or starts the import of the configured data set. Nodes without the worker role leave
 * a data set to the others.
 * @throws StartupError if that isn't possible
 */
export async function seedStore(ctx: AppContext): Promise<void> {
  const { config, db, log } = ctx;
  if (config.storeSource.kind === "sample") await loadSample(db, log, { past: config.demoData });
  if (config.storeSource.kind === "dataset" && config.role !== "api")
    await startDatasetImport(ctx, config.storeSource.path);
}

const explainUnknown = (country: string) => `There is no storefront "${country}".`;

/** Checks that a country has a storefront. @throws UNKNOWN_COUNTRY */
export function assertStorefront(country: string): void {
  if (!isStorefront(country)) throw fail("UNKNOWN_COUNTRY", explainUnknown(country));
}

/** Returns why the source has no data for some of the countries, by country, and the storefronts that it covers. */
export async function explainUncoveredCountries(ctx: AppContext, countries: Iterable<string>) {
  const source = await getStore(ctx).describe();
  const reasons = new Map<string, string>();
  for (const country of countries) {
    const reason = isStorefront(country) ? explainUncovered(source, country) : explainUnknown(country);
    if (reason !== null) reasons.set(country, reason);
  }
  return { reasons, storefronts: source.storefronts };
}

/**
 * Checks that the source has data for a storefront.
 * @throws UNKNOWN_COUNTRY with the reason
 */
export async function assertCovered(ctx: AppContext, ...countries: readonly string[]): Promise<void> {
  const [reason] = (await explainUncoveredCountries(ctx, countries)).reasons.values();
  if (reason !== undefined) throw fail("UNKNOWN_COUNTRY", reason);
}
