import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { SignInAnswerSchema } from "./auth";

/**
 * Path below `/api` that the browser opens to sign in with Google. Responds with a redirect, or 404 if no provider is
 * configured. Query: {@link GoogleStartQuerySchema}.
 */
export const GOOGLE_START_PATH = "/auth/google";

/**
 * `challenge` is the S256 code challenge (RFC 7636) of a random verifier that stays in the browser, so the returned
 * code is useless elsewhere. `purpose` says what the code will be exchanged for.
 */
export const GoogleStartQuerySchema = z.object({
  challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, "Start signing in again from the login page.")),
  purpose: z._default(z.enum(["sign-in", "link"]), "sign-in"),
});

/**
 * Values of the `error` parameter of the page `/auth/google/callback`: the user declined, the callback was invalid, or
 * the provider was unreachable.
 */
export const GOOGLE_ERRORS = ["denied", "failed", "unavailable"] as const;

/** One of {@link GOOGLE_ERRORS}. */
export type GoogleError = (typeof GOOGLE_ERRORS)[number];

/**
 * Body sent by the page `/auth/google/callback`: the one-time code from its URL and the verifier stored in the browser.
 */
export const GoogleExchangeBodySchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  verifier: z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
  fingerprint: z.optional(z.string().check(z.maxLength(100))),
});

/** Endpoints for signing in through an OpenID provider. */
export const googleEndpoints = {
  exchange: endpoint({
    method: "POST",
    path: "/auth/google/exchange",
    access: "public",
    tag: "auth",
    summary:
      "Exchange a one-time code for a session or a second-factor challenge; CONFLICT if the email address belongs to a password account",
    body: GoogleExchangeBodySchema,
    response: SignInAnswerSchema,
    errors: ["UNAUTHORIZED", "CONFLICT", "NOT_FOUND"],
    perMinute: 20,
  }),
  link: endpoint({
    method: "POST",
    path: "/auth/google/link",
    access: "user",
    tag: "auth",
    summary: "Link the Google account of a one-time code to your account",
    body: GoogleExchangeBodySchema,
    response: z.object({ success: z.literal(true) }),
    errors: ["UNAUTHORIZED", "CONFLICT", "NOT_FOUND"],
    perMinute: 20,
    recentSignIn: true,
  }),
  unlink: endpoint({
    method: "DELETE",
    path: "/auth/google/link",
    access: "session",
    tag: "auth",
    summary: "Unlink Google; CONFLICT if your account has no password to sign in with",
    response: z.object({ success: z.literal(true) }),
    errors: ["CONFLICT"],
    recentSignIn: true,
  }),
};
