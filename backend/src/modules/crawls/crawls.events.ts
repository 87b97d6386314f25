import { createSignal } from "../../platform/signal";

export interface CrawlEnded {
  keywordId: number;
  country: string;
  /** `null` when it went well. */
  failure: string | null;
}

/** A crawl has ended, well or not. May be told twice of the same crawl. */
export const crawlEnded = createSignal<CrawlEnded>();
