import { createDomainEvent } from "../../infra/domain-event";

export interface CrawlEnded {
  keywordId: number;
  country: string;
  /** Reason of the failure; `null` after a success. */
  failure: string | null;
}

/** Emitted after each crawl, successful or not. Delivery is at least once. */
export const crawlEnded = createDomainEvent<CrawlEnded>();
