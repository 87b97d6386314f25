import { context, propagation, trace, type Span } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { runWithLogContext, type LogContext } from "../logging/log-context";
import { getTraceId, getTracer, SpanKind } from "../tracing/spans";
import { toLoggablePath } from "./to-loggable-path";

declare module "fastify" {
  interface FastifyRequest {
    /** Trace and log context of the request; `null` before its first hook. */
    observation: { span: Span; log: LogContext } | null;
  }
}

/** Logs, measures and traces every request. Call it before anything else adds hooks. */
export function observeRequests(app: FastifyInstance): void {
  const { log, metrics } = app.ctx;
  app.decorateRequest("observation", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const { url: route = "none" } = request.routeOptions;
    const parent = propagation.extract(context.active(), request.headers);
    const attributes = { "http.request.method": request.method, "http.route": route };
    const options = { kind: SpanKind.SERVER, attributes };
    const span = getTracer().startSpan(`${request.method} ${route}`, options, parent);
    const traceId = getTraceId(span, request.id, request.headers);
    request.observation = { span, log: { reqId: request.id, traceId } };
    context.with(trace.setSpan(parent, span), () =>
      runWithLogContext(log, { reqId: request.id, traceId }, done),
    );
  });
  app.addHook("onResponse", async (request, reply) => {
    const entry = {
      method: request.method,
      path: toLoggablePath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const { url: route = "none" } = request.routeOptions;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.http.observe(labels, reply.elapsedTime / 1000);
    const { observation } = request;
    if (!observation) return void request.log.info(entry, "request");
    // The end of a response has no context of its own.
    runWithLogContext(log, observation.log, () => request.log.info(entry, "request"));
    observation.span.setAttribute("http.response.status_code", reply.statusCode).end();
  });
}
