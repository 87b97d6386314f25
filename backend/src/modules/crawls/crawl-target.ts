import type { Platform } from "@listwise/aso-core/stores";

export const DEVICE = "iphone";

/** A keyword in a storefront: the unit that is queued and crawled. */
export interface CrawlTarget {
  keywordId: number;
  country: string;
}

/** A target that is to be crawled, and the accounts that share its cost; without any, it is the site's own. */
export interface CrawlRequest extends CrawlTarget {
  accounts?: readonly number[];
}

/** Returns targets as requests of an account. */
export const forAccount = (userId: number, pairs: readonly CrawlTarget[]): CrawlRequest[] =>
  pairs.map((pair) => ({ ...pair, accounts: [userId] }));

/** A target with what is searched for. */
export interface NamedTarget extends CrawlTarget {
  text: string;
  platform: Platform;
}
