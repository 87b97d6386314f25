import type { Source } from "@listwise/contracts/store";

/** The app, source, storefront and period that an export covers. */
export interface ExportScope {
  appId: number;
  source: Source;
  country: string;
  /** First day as an ISO date; `null` for all time. */
  since: string | null;
}
