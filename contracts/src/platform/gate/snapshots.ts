import type { Endpoint, Schema } from "../endpoint";
import type { EndpointSnapshot, JsonSchema } from "../remotes";
import { z } from "../../zod";

function toJsonSchema(schema: Schema, io: "input" | "output"): JsonSchema {
  const parts = Object.entries(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  return Object.fromEntries(parts.filter(([key]) => key !== "$schema"));
}

/** Name of a call in snapshots: `GET /apps/search`. Names of parameters in the path do not count. */
export function endpointName({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path.replace(/\{\w+\}/g, "{}")}`;
}

/** A call as one side of the wire knows it: the caller reads the answer, the server writes it. */
export function snapshotEndpoint(endpoint: Endpoint, side: "caller" | "server"): EndpointSnapshot {
  return {
    params: toJsonSchema(endpoint.params, "input"),
    query: toJsonSchema(endpoint.query, "input"),
    body: toJsonSchema(endpoint.body, "input"),
    response: toJsonSchema(endpoint.response, side === "caller" ? "input" : "output"),
  };
}

/** All calls of an API by {@link endpointName}, as its server knows them. */
export function snapshotApi(endpoints: readonly Endpoint[]): Record<string, EndpointSnapshot> {
  return Object.fromEntries(endpoints.map((one) => [endpointName(one), snapshotEndpoint(one, "server")]));
}

/** An event's payload as builds record it. */
export function snapshotPayload(schema: Schema): JsonSchema {
  return toJsonSchema(schema, "input");
}
