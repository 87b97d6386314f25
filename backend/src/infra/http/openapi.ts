import type { Endpoint, Schema } from "@listwise/contracts/api";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import buildSerializer from "fast-json-stringify";
import type { FastifyInstance, FastifySchema } from "fastify";
import { z } from "zod";
import { createWeakMemo } from "../cache/weak-memo";

const registeredEndpoints = new WeakMap<object, Set<Endpoint>>();

/** Returns the endpoints that are registered on this server, for documentation and tests. */
export function getRegisteredEndpoints(app: FastifyInstance): Set<Endpoint> {
  const key = app.server;
  const set = registeredEndpoints.get(key) ?? new Set<Endpoint>();
  registeredEndpoints.set(key, set);
  return set;
}

/** Converts a schema of the contract to JSON Schema; parts that JSON Schema can't express become "anything". */
function toJsonSchema(schema: Schema, io: "input" | "output"): Record<string, unknown> {
  const json: Record<string, unknown> = z.toJSONSchema(schema, {
    io,
    target: "openapi-3.0",
    unrepresentable: "any",
  });
  return json;
}

function describeAccess({ access, recentSignIn, errors }: Endpoint): string {
  const recent = recentSignIn
    ? " Requires a sign-in within the last 10 minutes (RECENT_SIGN_IN_REQUIRED)."
    : "";
  return `Access: ${access}.${recent} Errors: ${errors.join(", ") || "only the general ones"}.`;
}

/** Returns the OpenAPI description of an endpoint, converted once per process. */
export const getFastifySchema = createWeakMemo((endpoint: Endpoint): FastifySchema => {
  const part = (name: "params" | "query" | "body") => {
    const schema = toJsonSchema(endpoint[name], "input");
    return Object.keys(schema.properties ?? {}).length > 0 ? schema : undefined;
  };
  const [params, querystring, body] = [part("params"), part("query"), part("body")];
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    ...(endpoint.access === "public" ? {} : { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && endpoint.method !== "GET" && { body }),
    response: { [endpoint.status]: { description: "Success", ...toJsonSchema(endpoint.response, "output") } },
  };
});

/** Returns the function that writes an endpoint's response as JSON, compiled once per process. It drops unknown fields. */
export const getSerializer = createWeakMemo(({ response }: Endpoint): ((answer: unknown) => string) =>
  buildSerializer(toJsonSchema(response, "output")),
);

/** Serves the OpenAPI document at `/api/docs/json` and its viewer at `/api/docs`. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  // The contract itself validates requests.
  app.setValidatorCompiler(() => () => true);
  await app.register(swagger, {
    openapi: {
      info: { title: `${PRODUCT_NAME} API`, version: "1" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
}
