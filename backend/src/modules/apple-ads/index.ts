import { appleAdsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { disconnect, readSettings, saveSettings, testConnection } from "./account.service";
import { loadWanted, TERMS_JOB } from "./terms.service";

export { termsNear, toldOf, type ToldTerm } from "./terms.service";

const success = true as const;

/** Registers Apple Ads' search term popularity, for installations with an Apple Ads account. */
export function registerAppleAds(app: FastifyInstance, ctx: AppContext): void {
  ctx.queue.define(TERMS_JOB, () => loadWanted(ctx), { cron: "20 * * * *", retries: 0 });
  bind(app, appleAdsEndpoints.settings, async () => ({ success, data: await readSettings(ctx) }));
  bind(app, appleAdsEndpoints.save, async ({ body, request }) => ({
    success,
    data: await saveSettings(ctx, body, request),
  }));
  bind(app, appleAdsEndpoints.disconnect, async ({ request }) => ({
    success,
    data: await disconnect(ctx, request),
  }));
  bind(app, appleAdsEndpoints.test, async () => ({ success, data: await testConnection(ctx) }));
}
