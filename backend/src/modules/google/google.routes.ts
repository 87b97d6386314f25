import {
  GOOGLE_START_PATH,
  googleEndpoints,
  GoogleStartQuerySchema,
  type GoogleError,
} from "@listwise/contracts/auth";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { toNetworkKey } from "../../infra/http/authorize-request";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { fail } from "../../infra/http/errors";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { exchangeCode, linkGoogle, unlinkGoogle } from "./google.service";
import { connectProvider } from "./provider";
import { CALLBACK_PATH, createRoundTrip } from "./round-trip.service";

const HOUR_MS = 3_600_000;
const MAX_TRIPS_PER_MINUTE = 30;
const Text = z.string().max(2_000);
const CallbackQuery = z.object({ state: Text, error: Text.optional() });

/** Registers the contract's endpoints. */
export function bindGoogle(app: FastifyInstance): void {
  const { ctx } = app;
  registerEndpoint(app, googleEndpoints.exchange, ({ body, request }) => exchangeCode(app, body, request));
  registerEndpoint(app, googleEndpoints.link, async ({ body, user, request }) => {
    await linkGoogle(ctx, user, body, request);
    return { success: true };
  });
  registerEndpoint(app, googleEndpoints.unlink, async ({ user, request }) => {
    await unlinkGoogle(ctx, user, request);
    return { success: true };
  });
}

/** Registers the two routes that browsers navigate to. Both respond with redirects. */
export function registerBrowserRoutes(app: FastifyInstance): void {
  const { ctx } = app;
  const connect = createTtlCache(
    async () => {
      if (!ctx.config.google)
        throw fail("NOT_FOUND", "Google sign-in isn't set up on this site. Use your email and password.");
      return connectProvider(ctx.config.google);
    },
    { ms: HOUR_MS, max: 1 },
  );
  const roundTrip = createRoundTrip(ctx, connect);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!ctx.config.google)
      throw fail("NOT_FOUND", "Google sign-in isn't set up on this site. Use your email and password.");
    reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    const { hits, secondsLeft } = await ctx.limiter.hit(`google:${toNetworkKey(request.ip)}`, 60);
    if (hits > MAX_TRIPS_PER_MINUTE)
      throw fail("RATE_LIMITED", "Too many requests. Try again later.", undefined, secondsLeft);
  };
  const back = (reply: FastifyReply, query: { code: string } | { error: GoogleError }) =>
    reply.redirect(`/auth/google/callback?${new URLSearchParams(query).toString()}`, 303);

  const schema = (summary: string) => ({
    tags: ["auth"],
    summary,
    description: "Access: public. Responds with a redirect.",
  });
  app.get(
    `/api${GOOGLE_START_PATH}`,
    { onRequest, schema: schema("Redirect to Google to sign in or link an account") },
    async (request, reply) => {
      const query = z.safeParse(GoogleStartQuerySchema, request.query);
      if (!query.success) throw fail("VALIDATION_FAILED", "Start signing in again from the login page.");
      const { challenge, purpose } = query.data;
      try {
        return await reply.redirect(await roundTrip.start(challenge, purpose), 303);
      } catch (error) {
        request.log.warn({ err: error }, "sign-in provider unreachable");
        return back(reply, { error: "unavailable" });
      }
    },
  );
  app.get(
    CALLBACK_PATH,
    { onRequest, schema: schema("Handle the redirect back from Google") },
    async (request, reply) => {
      const query = CallbackQuery.safeParse(request.query);
      try {
        if (!query.success) throw new Error("The URL contains no state.");
        return back(reply, { code: await roundTrip.finish(request, query.data.state) });
      } catch (error) {
        request.log.warn({ err: error }, "sign-in callback refused");
        return back(reply, { error: query.data?.error === "access_denied" ? "denied" : "failed" });
      }
    },
  );
}
