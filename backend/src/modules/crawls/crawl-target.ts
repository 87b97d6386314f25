import type { Platform } from "@listwise/aso-core/stores";

export const DEVICE = "iphone";

/** A keyword in a storefront: the unit that is queued and crawled. */
export interface CrawlTarget {
  keywordId: number;
  country: string;
}

/** A target with what is searched for. */
export interface NamedTarget extends CrawlTarget {
  text: string;
  platform: Platform;
}
