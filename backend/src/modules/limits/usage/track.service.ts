import type { Usage } from "@listwise/contracts/limits";
import type { Transaction } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import type { Feature } from "../plans/catalog";
import { findLimits } from "../limits.repository";
import { consume } from "../limits.service";

/**
 * Features whose effect happens only in the browser, which reports it. All other features are counted by the endpoint.
 */
const BROWSER_FEATURES: readonly Feature[] = [
  "exports_per_day",
  "reports_per_month",
  "title_optimizations_per_day",
  "description_optimizations_per_day",
];

/** @throws NOT_FOUND for an unknown feature; VALIDATION_FAILED for one that the server counts; FEATURE_LIMIT_EXCEEDED */
export async function trackUsage(
  tx: Transaction,
  userId: number,
  name: string,
  amount: number,
): Promise<Usage> {
  const feature = BROWSER_FEATURES.find((one) => one === name);
  if (feature) return consume(tx, userId, feature, amount);
  const [row] = await findLimits(tx, userId, name);
  if (!row) throw failNotFound("feature");
  throw fail("VALIDATION_FAILED", `${row.featureName} is counted by the server, so it can't be reported.`);
}
