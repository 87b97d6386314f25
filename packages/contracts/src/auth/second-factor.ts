import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { SessionAnswerSchema } from "./auth";
import { PasskeyRequestOptionsSchema, PasskeyUsedSchema } from "./passkeys";
import { ConfirmationMethodSchema, ConfirmationProofSchema, SecondFactorProofSchema } from "./sign-in-proofs";

const Challenge = z.string().check(z.minLength(1), z.maxLength(200));
const RequestOptions = answer(PasskeyRequestOptionsSchema);

/**
 * Time until which the session counts as recently confirmed, and the ways to confirm it. `recentUntil` is UTC, `null`
 * if a confirmation is needed now.
 */
export const ConfirmationSchema = z.object({
  recentUntil: z.nullable(z.string()),
  methods: z.array(ConfirmationMethodSchema),
});

/** Parsed {@link ConfirmationSchema}. */
export type Confirmation = z.infer<typeof ConfirmationSchema>;

/** Endpoints for the second sign-in step, passkey sign-in, session confirmation and factor removal by link. */
export const secondFactorEndpoints = {
  complete: endpoint({
    method: "POST",
    path: "/auth/second-factor",
    access: "public",
    tag: "auth",
    summary: "Complete a sign-in with the second factor; GONE if the challenge is used or expired",
    body: z.object({ challenge: Challenge, proof: SecondFactorProofSchema }),
    response: SessionAnswerSchema,
    errors: ["INVALID_CREDENTIALS", "GONE"],
    perMinute: 30,
  }),
  passkeyOptions: endpoint({
    method: "POST",
    path: "/auth/second-factor/passkey-options",
    access: "public",
    tag: "auth",
    summary: "Get the options for using a passkey as the second factor of a sign-in",
    body: z.object({ challenge: Challenge }),
    response: RequestOptions,
    errors: ["GONE"],
    perMinute: 30,
  }),
  signInOptions: endpoint({
    method: "POST",
    path: "/auth/passkey/options",
    access: "public",
    tag: "auth",
    summary: "Get the options for signing in with a passkey only",
    response: RequestOptions,
    errors: ["CONFLICT"],
    perMinute: 30,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/auth/passkey",
    access: "public",
    tag: "auth",
    summary: "Sign in with a passkey only; it counts as both factors",
    body: z.object({
      response: PasskeyUsedSchema,
      fingerprint: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: SessionAnswerSchema,
    errors: ["INVALID_CREDENTIALS"],
    perMinute: 30,
  }),
  confirmation: endpoint({
    method: "GET",
    path: "/auth/confirm",
    access: "session",
    tag: "auth",
    summary: "Get when and how your session must be confirmed again for sensitive requests",
    viewable: false,
    response: answer(ConfirmationSchema),
  }),
  confirm: endpoint({
    method: "POST",
    path: "/auth/confirm",
    access: "session",
    tag: "auth",
    summary: "Confirm your session; sensitive requests are allowed for the next 10 minutes",
    body: z.object({ proof: ConfirmationProofSchema }),
    response: answer(ConfirmationSchema),
    errors: ["INVALID_CREDENTIALS", "CONFLICT"],
    perMinute: 30,
  }),
  confirmPasskeyOptions: endpoint({
    method: "POST",
    path: "/auth/confirm/passkey-options",
    access: "session",
    tag: "auth",
    summary: "Get the options for confirming your session with a passkey",
    response: RequestOptions,
    errors: ["CONFLICT"],
    perMinute: 30,
  }),
  sendConfirmCode: endpoint({
    method: "POST",
    path: "/auth/confirm/mail",
    access: "session",
    tag: "auth",
    summary: "Email a code that confirms your session, for accounts without password and second factor",
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ["CONFLICT"],
    perMinute: 5,
  }),
  removeFactor: endpoint({
    method: "POST",
    path: "/auth/remove-factor",
    access: "public",
    tag: "auth",
    summary:
      "Remove the second factor with the token from the notification email; ends all sessions and revokes all API keys",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ["NOT_FOUND"],
    perMinute: 10,
  }),
};
