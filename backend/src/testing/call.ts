import type { Endpoint, Schema } from "@listwise/contracts/api";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { z } from "zod";

/** Parts of a request. */
export interface CallParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
  ip?: string;
}

/** Sends requests as a visitor or as one user. */
export interface Caller {
  /** Sends any request with the caller's token. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Sends a request to an endpoint of the contract. Returns the status and the JSON body, whatever it is. */
  request(
    endpoint: Endpoint,
    parts?: CallParts,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: LightMyRequestResponse["headers"] }>;
  /** Sends a request that must succeed. Returns the typed response. */
  call<R extends Schema>(
    endpoint: Endpoint<Schema, Schema, Schema, R>,
    parts?: CallParts,
  ): Promise<z.core.output<R>>;
}

const Json = z.record(z.string(), z.unknown());

/** Creates a caller with this token, or a visitor for `null`. */
export function createCall(app: FastifyInstance, token: string | null): Caller {
  const inject = (options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
    });

  async function send(endpoint: Endpoint, parts: CallParts): Promise<LightMyRequestResponse> {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(parts.params?.[name] ?? 1)),
    );
    const query = Object.fromEntries(
      Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    return inject({
      method: endpoint.method,
      url: `/api${path}`,
      query,
      ...(parts.body && { payload: parts.body }),
      ...(parts.headers && { headers: parts.headers }),
      ...(parts.ip && { remoteAddress: parts.ip }),
    });
  }

  return {
    inject,
    async request(endpoint, parts = {}) {
      const response = await send(endpoint, parts);
      return { status: response.statusCode, body: Json.parse(response.json()), headers: response.headers };
    },
    async call(endpoint, parts = {}) {
      const response = await send(endpoint, parts);
      if (response.statusCode !== endpoint.status) {
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${response.statusCode}: ${response.body}`,
        );
      }
      return z.parse(endpoint.response, response.json());
    },
  };
}
