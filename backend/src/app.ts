import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerModules } from "./modules";
import { sendPage, isPageRequest } from "./modules/site";
import { toNetworkKey } from "./infra/http/authorize-request";
import type { AppContext } from "./infra/context";
import { fail, installErrorHandler, sendFailure } from "./infra/http/errors";
import { installJsonParser } from "./infra/http/body/json-body";
import { installLocalHostsOnly } from "./infra/http/local-hosts";
import { observeRequests } from "./infra/http/observe-requests";
import { installOpenApi } from "./infra/http/openapi";
import { installSecurityHeaders, SECURITY_HEADERS } from "./infra/http/security-headers";
import { closeIdleConnections } from "./infra/http/close-idle-connections";

const MAX_BODY_BYTES = 1024 * 1024;
/** Longest start, chosen by us. */
const START_TIMEOUT_MS = 120_000;

/** Builds the server with all its routes, without listening. */
export async function buildApp(ctx: AppContext): Promise<FastifyInstance> {
  const { config } = ctx;
  const loggerInstance: FastifyBaseLogger = ctx.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    // The releases of an object store are read at the start, which takes longer than the default of 10 s on a busy machine.
    pluginTimeout: START_TIMEOUT_MS,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(SECURITY_HEADERS).header("x-request-id", request.id);
      if (isPageRequest(request)) void sendPage(app, request, reply);
      else sendFailure(request, reply, fail("VALIDATION_FAILED", "The URL isn't valid. Check its encoding."));
    },
    requestTimeout: 30_000,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    forceCloseConnections: "idle",
  });
  closeIdleConnections(app);
  app.addHook("onSend", async (_request, reply) => {
    // A proxy then sends the next call to another node.
    if (ctx.readiness.isStopping()) reply.header("connection", "close");
  });
  app.decorate("ctx", ctx);
  observeRequests(app);
  app.decorateRequest("principal", null);
  app.decorateRequest("team", null);
  installJsonParser(app);
  installErrorHandler(app);
  installSecurityHeaders(app);
  if (config.loopback) installLocalHostsOnly(app);
  if (config.rateLimitPerMinute > 0) {
    await app.register(rateLimit, {
      max: config.rateLimitPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => toNetworkKey(request.ip),
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
    if (isPageRequest(request)) return sendPage(app, request, reply);
    const path = request.url.split("?")[0];
    return sendFailure(
      request,
      reply,
      fail("NOT_FOUND", `There is nothing at ${request.method} ${path}. Check the method and the path.`),
    );
  });
  return app;
}
