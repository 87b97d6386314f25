import type { Endpoint, Schema } from "@listwise/contracts/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { createAuthorizationHooks } from "./authorize-request";
import type { Principal, Team } from "./authenticate";
import type { AppContext } from "../context";
import { fail } from "./errors";
import { explainIssue } from "./explain-issue";
import { runIdempotent, type Transact } from "./idempotency/idempotency";
import { loadMediaPaths } from "./pictures/media-paths";
import { getFastifySchema, getRegisteredEndpoints, getSerializer } from "./openapi";
import { getPictureRewriter } from "./pictures/rewrite-pictures";

/** Arguments of a handler. All parts are validated, and unknown fields are removed. */
export interface Call<E extends Endpoint> {
  params: E["params"]["_zod"]["output"];
  query: E["query"]["_zod"]["output"];
  body: E["body"]["_zod"]["output"];
  /**
   * The caller. In a public endpoint without a valid token, reading this throws `UNAUTHORIZED`; use `visitor` there.
   */
  readonly user: Principal;
  /** The caller, or `null` without a valid token. */
  readonly visitor: Principal | null;
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Runs the write in a transaction. The handler of an idempotent endpoint returns the result of this, so that a
   * repeated request gets the same response.
   */
  transact: Transact;
}

declare module "fastify" {
  interface FastifyInstance {
    ctx: AppContext;
  }
  interface FastifyRequest {
    principal: Principal | null;
    /** The team whose token the request was made with. */
    team: Team | null;
  }
}

/**
 * Registers an endpoint of the contract under `/api`. A request passes rate limiting, authorization and validation
 * (`VALIDATION_FAILED` with `details: [{path, message}]`) before it reaches the handler. A serializer compiled from the
 * contract writes the response and drops fields that the contract doesn't name; development and tests also validate it.
 * Image URLs on other hosts are replaced by paths on this site.
 *
 * `nativeJson` writes the response with `JSON.stringify`, several times faster for thousands of rows. It doesn't drop
 * fields, so the handler must name each field that it returns.
 */
export function registerEndpoint<E extends Endpoint, const A extends E["response"]["_zod"]["input"]>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<A>,
  { nativeJson = false } = {},
): void {
  getRegisteredEndpoints(app).add(endpoint);
  const presentPictures = getPictureRewriter(endpoint.response);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`,
    schema: getFastifySchema(endpoint),
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    // Compiled at the first response, because compiling all takes most of a second of each start.
    serializerCompiler: () => (answer: unknown) =>
      nativeJson ? JSON.stringify(answer) : getSerializer(endpoint)(answer),
    ...createAuthorizationHooks(app.ctx, endpoint),
    handler: async (request, reply) => {
      const parts = validateRequest(endpoint, request);
      const callWith = (transact: Transact) => ({
        ...parts,
        get user() {
          if (!request.principal) throw fail("UNAUTHORIZED", "Sign in to continue.");
          return request.principal;
        },
        visitor: request.principal,
        request,
        reply,
        transact,
      });
      const original = await runIdempotent(app.ctx, endpoint, request, async (transact) =>
        handler(callWith(transact)),
      );
      const answer = presentPictures?.(original, await loadMediaPaths(app.ctx)) ?? original;
      reply.code(endpoint.status).header("cache-control", "no-store");
      return app.ctx.config.checkAnswers ? z.parse(endpoint.response, answer) : answer;
    },
  });
}

/**
 * Returns the request's validated parts.
 *
 * @throws VALIDATION_FAILED with a sentence for each issue
 */
export function validateRequest<P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
) {
  const params = z.safeParse(endpoint.params, request.params, { error: explainIssue });
  const query = z.safeParse(endpoint.query, request.query, { error: explainIssue });
  const body = z.safeParse(endpoint.body, request.body ?? {}, { error: explainIssue });
  if (params.success && query.success && body.success) {
    return { params: params.data, query: query.data, body: body.data };
  }
  const issues = [params, query, body].flatMap((part) => part.error?.issues ?? []);
  const details = issues.slice(0, 20).map(({ path, message }) => ({ path: path.join("."), message }));
  throw fail("VALIDATION_FAILED", details[0]?.message ?? "The request isn't valid.", details);
}
