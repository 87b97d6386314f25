import type { ChartKind } from "@listwise/aso-core/stores";
import type { Database } from "../../../../infra/db/database";
import type { Logger } from "../../../../infra/logging/logger";
import { REVIEWS_PER_PAGE, type StoreFacts, type Fact } from "../store-facts";
import type { StoredListing } from "../store-source";
import { getAppleStorefrontId } from "../../storefronts";
import { createFact, createUnknownFact } from "../catalog-source";
import type { AppleHosts } from "./apple-hosts";
import { GENRE_IDS } from "./genres";
import { createResilientFetch, type FetchOptions } from "../live/resilient-fetch";
import { readChart } from "./read-json";
import { readLinkedApps } from "./read-linked-apps";
import { readHints, readReviews } from "./read-xml";

interface Parts {
  db: Database;
  log: Logger;
  hosts: AppleHosts;
  lookup: (ids: readonly string[], where: { platform: "ios"; country: string }) => Promise<StoredListing[]>;
  options: FetchOptions;
}

const CHART = 200;
const SIMILAR = 60;
/** Names of the charts' feeds. */
const FEEDS: Readonly<Record<ChartKind, string>> = {
  free: "topfreeapplications",
  paid: "toppaidapplications",
  grossing: "topgrossingapplications",
};
const NO_ANDROID = "The App Store has no Android apps.";
/** The feed is empty both for apps without reviews and while Apple doesn't fill it. */
const NO_REVIEWS = "Apple's review feed is empty now. It can also be empty for apps that have reviews.";
const NO_NUMBER = "Apple's id of this storefront isn't known.";

/** Creates access to Apple's data besides search and lookup, each from its own endpoint. */
export function createAppleFacts({ db, log, hosts, lookup, options }: Parts): StoreFacts {
  const itunes = createResilientFetch(db, log, hosts.itunes, options);
  const web = createResilientFetch(db, log, hosts.web, options);
  const suggest = createResilientFetch(db, log, hosts.hints, options);
  const storefront = (country: string) => {
    const id = getAppleStorefrontId(country);
    return id === null ? null : { "x-apple-store-front": `${id},29` };
  };
  const ios = async <T>(platform: string, ask: () => Promise<Fact<T>>) =>
    platform === "ios" ? ask() : createUnknownFact<T>(NO_ANDROID);

  return {
    reviews: ({ storeId, platform, country }, page) =>
      ios(platform, async () => {
        const path = `/${country}/rss/customerreviews/page=${page}/id=${storeId}/sortby=mostRecent/xml`;
        const reviews = await itunes(new URL(path, hosts.itunes.base), readReviews);
        if (reviews.length === 0 && page === 1) return createUnknownFact(NO_REVIEWS);
        return createFact({ reviews, more: reviews.length >= REVIEWS_PER_PAGE });
      }),
    async hints(typed, { platform, country }) {
      if (platform !== "ios") return createUnknownFact(NO_ANDROID);
      const headers = storefront(country);
      if (!headers) return createUnknownFact(NO_NUMBER);
      const url = new URL("/WebObjects/MZSearchHints.woa/wa/hints", hosts.hints.base);
      url.search = new URLSearchParams({ clientApplication: "Software", term: typed }).toString();
      return createFact(await suggest(url, readHints, { headers }));
    },
    chart: ({ platform, country, category, kind }) =>
      ios(platform, async () => {
        const id = GENRE_IDS[category];
        if (id === undefined) return createUnknownFact(`Apple has no chart of the category "${category}".`);
        const path = `/${country}/rss/${FEEDS[kind]}/genre=${id}/limit=${CHART}/json`;
        return createFact([...new Set(await itunes(new URL(path, hosts.itunes.base), readChart))]);
      }),
    similar: ({ storeId, platform, country }) =>
      ios(platform, async () => {
        const linked = await web(
          new URL(`/${country}/app/id${storeId}`, hosts.web.base),
          readLinkedApps(storeId),
        );
        const where = { platform: "ios", country } as const;
        const listed = await lookup([storeId, ...linked.slice(0, SIMILAR)], where);
        const own = listed.find((app) => app.storeId === storeId)?.developer;
        return createFact(listed.filter((app) => app.storeId !== storeId && (!own || app.developer !== own)));
      }),
  };
}
