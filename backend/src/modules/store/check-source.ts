import { STORES, type Platform } from "@listwise/aso-core/stores";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { ApiFailure } from "../../infra/http/errors";
import type { Fact } from "./sources/store-facts";
import type { StoredListing, StoreSource } from "./sources/store-source";

/** Answer of one of a store's endpoints. */
export interface EndpointCheck {
  /** Name of the store. */
  store: string;
  endpoint: string;
  /** True if the store answered in the known shape. */
  ok: boolean;
  /** Describes the answer or the failure. */
  message: string;
  /** Duration in milliseconds. */
  ms: number;
}

const TERM = "weather";
const CATEGORY = "Weather";
const RESULTS = 200;

/** Describes a fact. An empty answer to a question that always has one is a failure of the shape. */
function describe<T>(fact: Fact<T>, count: (value: T) => number, what: string): string {
  if ("reason" in fact) throw new EmptyAnswer(fact.reason);
  const found = count(fact.value);
  if (found === 0) throw new EmptyAnswer(`It has no ${what}.`);
  return `${found} ${what}`;
}

class EmptyAnswer extends Error {}

/** Describes a listing. Facts that pages of their own have are unknown without being a failure, so they are named. */
function describeListing({ platform, name, ratingCount, minInstalls, dataSafety }: StoredListing): string {
  const facts = [`“${name}”`, `${ratingCount ?? "unknown"} ratings`];
  if (STORES[platform].showsDownloads)
    facts.push(`${minInstalls ?? "unknown"} downloads`, `${dataSafety ? "known" : "unknown"} data safety`);
  return facts.join(", ");
}

/**
 * Asks each endpoint of a live source once, in the default storefront, and tells whether it still answers in the known
 * shape. The requests count toward the source's rate limits.
 */
export async function* checkSource(source: StoreSource): AsyncGenerator<EndpointCheck> {
  for (const platform of await source.findPlatforms()) yield* checkStore(source, platform);
}

async function* checkStore(source: StoreSource, platform: Platform): AsyncGenerator<EndpointCheck> {
  const market = { platform, country: DEFAULT_COUNTRY };
  let found: string | undefined;
  /** Returns an app of the search, or of the chart if the search fails. */
  const getApp = () => {
    if (found === undefined) throw new EmptyAnswer("Not asked: neither the search nor the chart has an app.");
    return { ...market, storeId: found };
  };
  const endpoints: Record<string, () => Promise<string>> = {
    search: async () => {
      const { listings, provenance } = await source.search({ ...market, term: TERM, limit: RESULTS });
      // A listing that is known wouldn't be asked for again.
      found = (listings.findLast(({ ratingCount }) => ratingCount === null) ?? listings[0])?.storeId;
      if (listings.length === 0) throw new EmptyAnswer(`It has no results for “${TERM}”.`);
      return `${listings.length} apps, order ${provenance.algorithm ?? "unknown"}`;
    },
    chart: async () => {
      const chart = await source.chart({ ...market, category: CATEGORY, kind: "free" });
      found ??= chart.value?.[0];
      return describe(chart, (apps) => apps.length, "apps");
    },
    listing: async () => {
      const [listing] = await source.lookup([getApp().storeId], market);
      if (!listing) throw new EmptyAnswer("It has no listing of the first app.");
      return describeListing(listing);
    },
    reviews: async () =>
      describe(await source.reviews(getApp(), 1), ({ reviews }) => reviews.length, "reviews"),
    suggestions: async () =>
      describe(await source.hints(TERM, market), (terms) => terms.length, "suggestions"),
    similar: async () => describe(await source.similar(getApp()), (apps) => apps.length, "apps"),
  };
  for (const [endpoint, ask] of Object.entries(endpoints)) {
    const started = Date.now();
    const told = await tell(ask);
    yield { store: STORES[platform].name, endpoint, ...told, ms: Date.now() - started };
  }
}

async function tell(ask: () => Promise<string>): Promise<Pick<EndpointCheck, "ok" | "message">> {
  try {
    return { ok: true, message: await ask() };
  } catch (error) {
    if (error instanceof ApiFailure || error instanceof EmptyAnswer)
      return { ok: false, message: error.message };
    throw error;
  }
}
