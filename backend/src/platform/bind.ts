import type { Endpoint, Schema } from "@listwise/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { createAdmission } from "./admit";
import type { Principal, Team } from "./authenticate";
import type { AppContext } from "./context";
import { fail } from "./errors";
import { oncePerKey, type Transact } from "./idempotency";
import { getMediaPaths } from "./media-paths";
import { boundEndpoints, describe } from "./openapi";
import { compilePictures } from "./present-pictures";

/** What a handler gets. Parts are validated; unknown fields are gone. */
export interface Call<E extends Endpoint> {
  params: E["params"]["_zod"]["output"];
  query: E["query"]["_zod"]["output"];
  body: E["body"]["_zod"]["output"];
  /** Who calls. Reading it in a public endpoint without a valid token throws `UNAUTHORIZED`; use `visitor` there. */
  readonly user: Principal;
  /** Who calls, `null` without a valid token. */
  readonly visitor: Principal | null;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Runs the write. The handler of an idempotent endpoint answers what this returns: a repeated call gets just that. */
  transact: Transact;
}

declare module "fastify" {
  interface FastifyInstance {
    ctx: AppContext;
  }
  interface FastifyRequest {
    principal: Principal | null;
    /** The team whose token the call was made with. */
    team: Team | null;
  }
}

/**
 * Registers an endpoint of the contract under `/api`. In this order: rate limit, who may, validation
 * (`VALIDATION_FAILED` with `details: [{path, message}]`), handler. The answer is written by a serializer that is compiled
 * from the contract and leaves out what the contract does not name; in development and tests it is also checked. Pictures
 * of other hosts leave as paths of this site.
 */
export function bind<E extends Endpoint, const A extends E["response"]["_zod"]["input"]>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<A>,
): void {
  boundEndpoints(app).add(endpoint);
  const presentPictures = compilePictures(endpoint.response);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`,
    schema: describe(endpoint),
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    ...createAdmission(app.ctx, endpoint),
    handler: async (request, reply) => {
      const parts = validate(endpoint, request);
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
      const original = await oncePerKey(app.ctx, endpoint, request, async (transact) =>
        handler(callWith(transact)),
      );
      const answer = presentPictures?.(original, await getMediaPaths(app.ctx)) ?? original;
      reply.code(endpoint.status).header("cache-control", "no-store");
      return app.ctx.config.checkAnswers ? z.parse(endpoint.response, answer) : answer;
    },
  });
}

function validate<P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
) {
  const params = z.safeParse(endpoint.params, request.params);
  const query = z.safeParse(endpoint.query, request.query);
  const body = z.safeParse(endpoint.body, request.body ?? {});
  if (params.success && query.success && body.success) {
    return { params: params.data, query: query.data, body: body.data };
  }
  const issues = [params, query, body].flatMap((part) => part.error?.issues ?? []);
  const details = issues.slice(0, 20).map(({ path, message }) => ({ path: path.join("."), message }));
  throw fail("VALIDATION_FAILED", details[0]?.message ?? "The request is not valid.", details);
}
