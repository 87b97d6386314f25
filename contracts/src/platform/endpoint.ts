import type { ErrorCode } from "./errors";
import { z } from "../zod";

/**
 * Who may call an endpoint. `user` means signed in and verified, `session` signed in but perhaps unverified. `team` is an
 * administrator, or the holder of a team's token (`lwt_…`), which acts on its one release alone.
 */
export type Access = "public" | "session" | "user" | "team" | "admin" | "superadmin";

/** HTTP methods the API uses. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A schema of zod's core: what a request part or an answer must look like. */
export type Schema = z.core.$ZodType;

/**
 * One call of the API, shared by both sides of the wire: the server binds a handler to it (validation, authorisation,
 * OpenAPI), the browser calls it (typed request, checked answer), tests read it.
 */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  readonly method: Method;
  /** Path below `/api`, with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Grouping in the OpenAPI document. */
  readonly tag: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  /** Status of a success; 200 unless told. */
  readonly status: number;
  /** Codes this call may answer with beyond those every call may (validation, authentication, rate, internal). */
  readonly errors: readonly ErrorCode[];
  /** Calls allowed per minute and caller; absent means the general limit. */
  readonly perMinute?: number;
  /** Bytes the request's body may have; absent means the general limit of 1 MB. */
  readonly bodyLimit?: number;
  /** A POST that may safely run twice with the same `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** Refuses with `RECENT_SIGN_IN_REQUIRED` unless the session's owner signed in or confirmed it a short time ago. */
  readonly recentSignIn?: boolean;
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
}

/** Declares an endpoint; parts that are left out accept an empty object. */
export function endpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R>;
export function endpoint(definition: Definition<Schema, Schema, Schema, Schema>): Endpoint {
  return { params: Nothing, query: Nothing, body: Nothing, status: 200, errors: [], ...definition };
}
