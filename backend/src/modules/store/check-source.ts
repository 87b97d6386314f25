import { STORES, type Platform } from "@listwise/aso-core/stores";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { ApiFailure } from "../../infra/http/errors";
import type { Fact } from "./sources/store-facts";
import type { StoreSource } from "./sources/store-source";

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

/**
 * Asks each endpoint of a live source once, in the default storefront, and tells whether it still answers in the known
 * shape. The requests count toward the source's rate limits.
 */
export async function* checkSource(source: StoreSource): AsyncGenerator<EndpointCheck> {
  for (const platform of await source.findPlatforms()) yield* checkStore(source, platform);
}

async function* checkStore(source: StoreSource, platform: Platform): AsyncGenerator<EndpointCheck> {
  const market = { platform, country: DEFAULT_COUNTRY };
  let storeId = "";
  const endpoints: Record<string, () => Promise<string>> = {
    search: async () => {
      const { listings, provenance } = await source.search({ ...market, term: TERM, limit: RESULTS });
      storeId = listings[0]?.storeId ?? "";
      if (listings.length === 0) throw new EmptyAnswer(`It has no results for “${TERM}”.`);
      return `${listings.length} apps, order ${provenance.algorithm ?? "unknown"}`;
    },
    listing: async () => {
      const [listing] = await source.lookup([storeId], market);
      if (!listing) throw new EmptyAnswer("It has no listing of the first app.");
      return `“${listing.name}”, ${listing.ratingCount ?? "unknown"} ratings`;
    },
    reviews: async () =>
      describe(await source.reviews({ ...market, storeId }, 1), ({ reviews }) => reviews.length, "reviews"),
    suggestions: async () =>
      describe(await source.hints(TERM, market), (terms) => terms.length, "suggestions"),
    chart: async () =>
      describe(
        await source.chart({ ...market, category: CATEGORY, kind: "free" }),
        (apps) => apps.length,
        "apps",
      ),
    similar: async () =>
      describe(await source.similar({ ...market, storeId }), (apps) => apps.length, "apps"),
  };
  for (const [endpoint, ask] of Object.entries(endpoints)) {
    const started = Date.now();
    const found = await tell(ask);
    yield { store: STORES[platform].name, endpoint, ...found, ms: Date.now() - started };
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
