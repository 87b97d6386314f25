import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { SessionAnswerSchema } from "./auth";
import { PasskeyRequestOptionsSchema, PasskeyUsedSchema } from "./passkeys";
import { ConfirmationMethodSchema, ConfirmationProofSchema, SecondFactorProofSchema } from "./sign-in-proofs";

const Challenge = z.string().check(z.minLength(1), z.maxLength(200));
const RequestOptions = answer(PasskeyRequestOptionsSchema);

/** When a session must be confirmed again, and how. `recentUntil` is UTC, `null` when it must be confirmed now. */
export const ConfirmationSchema = z.object({
  recentUntil: z.nullable(z.string()),
  methods: z.array(ConfirmationMethodSchema),
});

/** Parsed {@link ConfirmationSchema}. */
export type Confirmation = z.infer<typeof ConfirmationSchema>;

/** Second steps of signing in, passkeys alone, confirming a session again, and removing a factor with a link. */
export const secondFactorEndpoints = {
  complete: endpoint({
    method: "POST",
    path: "/auth/second-factor",
    access: "public",
    tag: "auth",
    summary: "Complete a sign-in with the second factor; GONE when the challenge is used or too old",
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
    summary: "Options for proving a passkey as the second factor of a sign-in",
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
    summary: "Options for signing in with a passkey alone",
    response: RequestOptions,
    errors: ["CONFLICT"],
    perMinute: 30,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/auth/passkey",
    access: "public",
    tag: "auth",
    summary: "Sign in with a passkey alone: it is both factors",
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
    summary: "When the session must be confirmed again for sensitive calls, and how",
    response: answer(ConfirmationSchema),
  }),
  confirm: endpoint({
    method: "POST",
    path: "/auth/confirm",
    access: "session",
    tag: "auth",
    summary: "Confirm the session: sensitive calls are allowed for the next 10 minutes",
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
    summary: "Options for confirming the session with a passkey",
    response: RequestOptions,
    errors: ["CONFLICT"],
    perMinute: 30,
  }),
  sendConfirmCode: endpoint({
    method: "POST",
    path: "/auth/confirm/mail",
    access: "session",
    tag: "auth",
    summary: "Mail a code that confirms the session of an account without password and second factor",
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
      "Remove the second factor that a mail told about, with its token; ends every session and revokes every API key",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ["NOT_FOUND"],
    perMinute: 10,
  }),
};
