import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { SignInAnswerSchema } from "./auth";

/**
 * Path, below `/api`, the browser goes to for signing in with Google. It answers with a redirect, or 404 where no
 * provider is configured. Query: {@link GoogleStartQuerySchema}.
 */
export const GOOGLE_START_PATH = "/auth/google";

/**
 * `challenge` is the S256 code challenge (RFC 7636) of a random verifier that stays in the browser: the code that comes
 * back is worth nothing anywhere else. `purpose` says what the code will be exchanged for.
 */
export const GoogleStartQuerySchema = z.object({
  challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, "Start signing in again from the login page.")),
  purpose: z._default(z.enum(["sign-in", "link"]), "sign-in"),
});

/**
 * What the page `/auth/google/callback` may find as `error` in its address: the person said no; anything about the way
 * back was wrong; the provider cannot be reached.
 */
export const GOOGLE_ERRORS = ["denied", "failed", "unavailable"] as const;

/** One of {@link GOOGLE_ERRORS}. */
export type GoogleError = (typeof GOOGLE_ERRORS)[number];

/** What the page `/auth/google/callback` sends: the one-time code of its address and the verifier kept in the browser. */
export const GoogleExchangeBodySchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  verifier: z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
  fingerprint: z.optional(z.string().check(z.maxLength(100))),
});

/** Signing in through an OpenID provider. */
export const googleEndpoints = {
  exchange: endpoint({
    method: "POST",
    path: "/auth/google/exchange",
    access: "public",
    tag: "auth",
    summary:
      "Exchange a one-time code for a session or the challenge of a second factor; CONFLICT when the address belongs to a password account",
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
    summary: "Link the Google account of a one-time code to one's account",
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
    summary: "Unlink Google; CONFLICT when the account has no password to sign in with",
    response: z.object({ success: z.literal(true) }),
    errors: ["CONFLICT"],
    recentSignIn: true,
  }),
};
