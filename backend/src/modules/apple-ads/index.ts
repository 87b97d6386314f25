import { appleAdsEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { disconnect, readSettings, saveSettings, checkConnection } from "./account.service";
import { fetchMissingWeeks, TERMS_JOB } from "./terms.service";

export { findTermSuggestions, findTermPopularity, isConnected, type TermPopularity } from "./terms.service";

const success = true as const;

/** Registers Apple Ads' search term popularity, for installations with an Apple Ads account. */
export function registerAppleAds(app: FastifyInstance, ctx: AppContext): void {
  ctx.queue.define(TERMS_JOB, () => fetchMissingWeeks(ctx), { cron: "20 * * * *", retries: 0 });
  registerEndpoint(app, appleAdsEndpoints.settings, async () => ({ success, data: await readSettings(ctx) }));
  registerEndpoint(app, appleAdsEndpoints.save, async ({ body, request }) => ({
    success,
    data: await saveSettings(ctx, body, request),
  }));
  registerEndpoint(app, appleAdsEndpoints.disconnect, async ({ request }) => ({
    success,
    data: await disconnect(ctx, request),
  }));
  registerEndpoint(app, appleAdsEndpoints.test, async () => ({ success, data: await checkConnection(ctx) }));
}
