import { endpoint } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import { ApiError, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { DocumentSchema, parseOperations, type Operation } from "./openapi";

const document = endpoint({
  method: "GET",
  path: "/docs/json",
  access: "public",
  tag: "docs",
  summary: "The OpenAPI document",
  response: DocumentSchema,
});

export function operationsQuery() {
  return queryOptions({
    queryKey: ["admin", "openapi"],
    queryFn: async ({ signal }) => parseOperations(await call(document, { signal })),
  });
}

const Texts = z.record(z.string(), z.string());

/** Result of a request, successful or not. */
export interface Outcome {
  ok: boolean;
  /** `null` if there was no response. */
  status: number | null;
  milliseconds: number;
  requestId: string | null;
  /** Response body, or the known details of a failure, as JSON. */
  body: string;
}

export interface Sent {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2) ?? "(no body)";

function refused(cause: unknown, milliseconds: number): Outcome {
  if (!(cause instanceof ApiError)) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, status: null, milliseconds, requestId: null, body: message };
  }
  const { status, code, message, details, requestId } = cause;
  const body = asJson({ code, message, ...(details === undefined ? {} : { details }) });
  return { ok: false, status: status || null, milliseconds, requestId, body };
}

/** Sends a request as the signed-in user; an error response is a result, too. */
export async function send({ method, path }: Operation, { params, query, body }: Sent): Promise<Outcome> {
  const asked = endpoint({
    method,
    path,
    access: "session",
    tag: "test",
    summary: path,
    params: Texts,
    query: Texts,
    body: z.unknown(),
    response: z.unknown(),
  });
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  try {
    const answer = await call(asked, { params, query, ...(body === undefined ? {} : { body }) });
    return { ok: true, status: 200, milliseconds: elapsed(), requestId: null, body: asJson(answer) };
  } catch (cause) {
    return refused(cause, elapsed());
  }
}
