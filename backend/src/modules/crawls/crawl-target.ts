export const DEVICE = "iphone";

/** A keyword in a storefront: the unit that is queued and crawled. */
export interface CrawlTarget {
  keywordId: number;
  country: string;
}
