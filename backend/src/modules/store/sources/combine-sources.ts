import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { Source, StoreSource as SourceDescription } from "@listwise/contracts/store";
import { createUnknownFact } from "./catalog-source";
import type { Fact } from "./store-facts";
import type { StoreSource } from "./store-source";

const lists = new Intl.ListFormat("en", { type: "conjunction" });

/** Says that a platform has no source. */
export const explainMissingSource = (platform: Platform): string =>
  `This installation has no data source for ${STORES[platform].inSentence}.`;

/** Returns the description of several sources. It covers what one of them covers. */
function mergeDescriptions(all: readonly SourceDescription[]): SourceDescription {
  const [first] = all;
  if (!first) throw new RangeError("There is no source.");
  const storefronts = all.map((one) => one.storefronts);
  return {
    ...first,
    label: lists.format(new Set(all.map(({ label }) => label))),
    storefronts: storefronts.includes(null)
      ? null
      : [...new Set(storefronts.flatMap((codes) => codes ?? []))],
    fields: first.fields.filter((field) => all.every(({ fields }) => fields.includes(field))),
  };
}

/**
 * Combines the live sources of several stores: each request goes to the source of its platform, and a platform without a
 * source has no data.
 *
 * @throws RangeError without sources
 */
export function combineSources(sources: Partial<Record<Platform, StoreSource>>): StoreSource {
  const all = Object.values(sources);
  const [first] = all;
  if (!first) throw new RangeError("There is no source.");
  const ask = async <T>(
    platform: Platform,
    run: (source: StoreSource) => Promise<Fact<T>>,
  ): Promise<Fact<T>> => {
    const source = sources[platform];
    return source ? run(source) : createUnknownFact(explainMissingSource(platform));
  };
  return {
    name: first.name,
    getName: (platform): Source => (sources[platform] ?? first).name,
    findPlatforms: async () => (await Promise.all(all.map((source) => source.findPlatforms()))).flat(),
    describe: async () => mergeDescriptions(await Promise.all(all.map((source) => source.describe()))),
    async pace() {
      const paces = await Promise.all(all.map((source) => source.pace()));
      // The queue is shared, so the slowest store decides.
      return paces.reduce((slowest, pace) =>
        slowest.perMinute === null || (pace.perMinute !== null && slowest.perMinute <= pace.perMinute)
          ? slowest
          : pace,
      );
    },
    async search(request, at) {
      const source = sources[request.platform];
      if (source) return source.search(request, at);
      const provenance = {
        source: first.name,
        algorithm: null,
        version: null,
        confidence: null,
        fetchedAt: null,
      };
      return { listings: [], provenance };
    },
    lookup: async (ids, where) => (await sources[where.platform]?.lookup(ids, where)) ?? [],
    reviews: (app, page) => ask(app.platform, (source) => source.reviews(app, page)),
    hints: (typed, market) => ask(market.platform, (source) => source.hints(typed, market)),
    chart: (chart, at) => ask(chart.platform, (source) => source.chart(chart, at)),
    similar: (app) => ask(app.platform, (source) => source.similar(app)),
  };
}
