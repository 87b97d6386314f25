import type { ErrorCode } from "./errors";
import { z } from "../zod";

/**
 * Required role of the caller. `user` means signed in with a verified email address, `session` signed in, possibly
 * unverified. `team` is an administrator, or the holder of a team token (`lwt_…`), which is limited to its release.
 */
export type Access = "public" | "session" | "user" | "team" | "admin" | "superadmin";

/** HTTP methods of the API. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Schema from zod's core for a part of a request or response. */
export type Schema = z.core.$ZodType;

/**
 * Endpoint of the API, shared by both sides: the server binds a handler to it (validation, authorization, OpenAPI), the
 * browser calls it (typed request, validated response), and tests enumerate it.
 */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  readonly method: Method;
  /** Path below `/api` with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Tag in the OpenAPI document. */
  readonly tag: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  /** Status of a successful response; 200 by default. */
  readonly status: number;
  /** Error codes besides those that every endpoint can return (validation, authentication, rate limit, internal). */
  readonly errors: readonly ErrorCode[];
  /** Maximum requests per minute and caller; absent means the general limit. */
  readonly perMinute?: number;
  /** Maximum size of the request body in bytes; absent means the general limit of 1 MB. */
  readonly bodyLimit?: number;
  /** True for a POST that can safely be retried with the same `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** Fails with `RECENT_SIGN_IN_REQUIRED` unless the user signed in or confirmed the session recently. */
  readonly recentSignIn?: boolean;
  /**
   * True if an administrator who views the account may call it, false if not. By default they may call a `GET` of the
   * product's features, and no other method.
   */
  readonly viewable?: boolean;
}

const Nothing = z.object({});
type Nothing = typeof Nothing;

interface Definition<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  tag: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  status?: number;
  errors?: readonly ErrorCode[];
  perMinute?: number;
  bodyLimit?: number;
  idempotent?: boolean;
  recentSignIn?: boolean;
  viewable?: boolean;
}

/** Declares an endpoint; omitted request parts default to an empty object. */
export function endpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R>;
export function endpoint(definition: Definition<Schema, Schema, Schema, Schema>): Endpoint {
  return { params: Nothing, query: Nothing, body: Nothing, status: 200, errors: [], ...definition };
}
