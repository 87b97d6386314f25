import type { Source } from "@listwise/contracts";

/** An app as one source lists it in a storefront, and how far back an export goes. */
export interface Place {
  appId: number;
  source: Source;
  country: string;
  /** First day, `null` for the beginning. */
  since: string | null;
}
