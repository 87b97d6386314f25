import { ERROR_STATUS, type Endpoint, type ErrorCode, type Schema } from "@listwise/contracts/api";
import type { z } from "@listwise/contracts/zod";
import { http, HttpResponse, type HttpHandler } from "msw";
import { setupServer } from "msw/node";

/** Milliseconds from the answer of a resolver to the response. As in a browser, it never comes with the request. */
const LATENCY_MS = 20;

// The real one, also in tests that fake timers.
const { setTimeout } = globalThis;
const wait = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));

type Resolver = Parameters<typeof http.all>[1];

/**
 * Creates an msw handler for an endpoint. Faking only the network keeps everything else real. The response comes a
 * moment after the resolver's answer, so that a test has to wait for what depends on it.
 */
export function handle(endpoint: Pick<Endpoint, "method" | "path">, resolver: Resolver): HttpHandler {
  const path = `*/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
  const method = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
  return method[endpoint.method](path, async (info) => {
    const response = await resolver(info);
    await wait();
    return response;
  });
}

/** Makes an endpoint respond with a body. */
export function answerWith<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  body: z.input<R>,
): HttpHandler {
  return handle(endpoint, () => new HttpResponse(JSON.stringify(body), json(endpoint.status)));
}

function json(status: number) {
  return { status, headers: { "Content-Type": "application/json" } };
}

/** Makes an endpoint fail with an error code. */
export function failWith(
  endpoint: Pick<Endpoint, "method" | "path">,
  code: ErrorCode,
  message: string,
  details?: unknown,
): HttpHandler {
  const body = { success: false, code, message, details, requestId: "test-request" };
  return handle(endpoint, () => HttpResponse.json(body, { status: ERROR_STATUS[code] }));
}

/** Sets up a fake API for a test file; call it at the top level. A request without a handler fails the test. */
export function startApiServer(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => {
    server.listen({ onUnhandledRequest: "error" });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(async () => {
    // The answers to the last test's requests are on their way.
    await wait();
    server.close();
  });
  return server;
}
