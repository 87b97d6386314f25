import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerModules } from "./modules";
import { sendPage, wantsPage } from "./modules/site";
import { networkOf } from "./platform/admit";
import type { AppContext } from "./platform/context";
import { fail, installErrorHandler, sendFailure } from "./platform/errors";
import { installJsonParser } from "./platform/json-body";
import { installLocalHostsOnly } from "./platform/local-hosts";
import { loggedPath } from "./platform/logged-path";
import { installOpenApi } from "./platform/openapi";
import { installSecurityHeaders, SECURITY_HEADERS } from "./platform/security-headers";
import { closeUnusedConnections } from "./platform/unused-connections";

const BODY_LIMIT = 1024 * 1024;

/** Builds the server with all its routes; does not listen. */
export async function buildApp(ctx: AppContext): Promise<FastifyInstance> {
  const { config } = ctx;
  const loggerInstance: FastifyBaseLogger = ctx.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(SECURITY_HEADERS).header("x-request-id", request.id);
      if (wantsPage(request)) return sendPage(app, request, reply);
      sendFailure(request, reply, fail("VALIDATION_FAILED", "The address could not be read."));
    },
    requestTimeout: 30_000,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    forceCloseConnections: "idle",
  });
  closeUnusedConnections(app);
  app.decorate("ctx", ctx);
  app.decorateRequest("principal", null);
  app.decorateRequest("team", null);
  installJsonParser(app);
  installErrorHandler(app);
  installSecurityHeaders(app);
  if (config.loopback) installLocalHostsOnly(app);
  app.addHook("onResponse", async (request, reply) => {
    const entry = {
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(entry, "request");
  });
  if (config.rateLimitPerMinute > 0) {
    await app.register(rateLimit, {
      max: config.rateLimitPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => networkOf(request.ip),
      allowList: (request) => !request.url.startsWith("/api/"),
    });
  }
  await app.register(compress, {
    encodings: ["gzip", "identity"],
    threshold: 1024,
    globalDecompression: false,
  });
  await installOpenApi(app);
  await registerModules(app, ctx);
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendPage(app, request, reply);
    const path = request.url.split("?")[0];
    return sendFailure(request, reply, fail("NOT_FOUND", `There is nothing at ${request.method} ${path}.`));
  });
  return app;
}
