import type { Endpoint, Schema } from "@listwise/contracts/api";
import type { EndpointSnapshot, JsonSchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";

function toJsonSchema(schema: Schema, io: "input" | "output"): JsonSchema {
  const parts = Object.entries(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  return Object.fromEntries(parts.filter(([key]) => key !== "$schema"));
}

/** Returns the name of an endpoint in snapshots: `GET /apps/search`. Path parameter names are normalized. */
export function getEndpointName({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path.replace(/\{\w+\}/g, "{}")}`;
}

/** Returns the snapshot of an endpoint from one side: the caller reads the response, the server writes it. */
export function snapshotEndpoint(endpoint: Endpoint, side: "caller" | "server"): EndpointSnapshot {
  return {
    params: toJsonSchema(endpoint.params, "input"),
    query: toJsonSchema(endpoint.query, "input"),
    body: toJsonSchema(endpoint.body, "input"),
    response: toJsonSchema(endpoint.response, side === "caller" ? "input" : "output"),
  };
}

/** Returns the snapshots of all endpoints by {@link getEndpointName}, from the server's side. */
export function snapshotApi(endpoints: readonly Endpoint[]): Record<string, EndpointSnapshot> {
  return Object.fromEntries(endpoints.map((one) => [getEndpointName(one), snapshotEndpoint(one, "server")]));
}

/** Returns the JSON Schema of an event's payload as recorded by builds. */
export function snapshotPayload(schema: Schema): JsonSchema {
  return toJsonSchema(schema, "input");
}
