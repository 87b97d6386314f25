import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { RoleSchema } from "../platform/roles";
import { z } from "../zod";
import { SECOND_FACTOR_METHODS } from "./sign-in-proofs";
import { createNameSchema } from "./texts";

/**
 * A user as answers carry it; never a hash. `password` says whether the account has one, `secondFactor` whether it has a
 * passkey or an authenticator app, `secondFactorRequired` whether administration is refused without one.
 */
export const UserSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  emailVerified: z.boolean(),
  password: z.boolean(),
  secondFactor: z._default(z.boolean(), false),
  secondFactorRequired: z._default(z.boolean(), false),
});

/** Parsed {@link UserSchema}. */
export type User = z.infer<typeof UserSchema>;

const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.email("Enter a valid e-mail address."), z.maxLength(254));

/** A new password: 8 to 200 characters, anything else is up to its owner. */
export const PasswordSchema = z
  .string()
  .check(z.minLength(8, "Use at least 8 characters."), z.maxLength(200, "Use at most 200 characters."));

/** Body of `POST /auth/register`. */
export const RegisterBodySchema = z.object({
  name: createNameSchema("Enter your name.", 100),
  email: Email,
  password: PasswordSchema,
  fingerprint: z.optional(z.string().check(z.maxLength(100))),
});

/** Body of `POST /auth/login`. */
export const LoginBodySchema = z.object({
  email: Email,
  password: z.string().check(z.minLength(1, "Enter your password."), z.maxLength(200)),
  fingerprint: z.optional(z.string().check(z.maxLength(100))),
});

/** What login, register and refresh answer: a short access token, a rotating refresh token and the user. */
export const SessionAnswerSchema = z.object({
  success: z.literal(true),
  token: z.string(),
  refreshToken: z.string(),
  user: UserSchema,
  emailVerificationRequired: z.boolean(),
});

/** Parsed {@link SessionAnswerSchema}. */
export type SessionAnswer = z.infer<typeof SessionAnswerSchema>;

/**
 * The answer of a sign-in for an account with a second factor: no tokens, but a challenge that `POST /auth/second-factor`
 * completes before `expiresAt`. `methods` are those that the account has.
 */
export const SecondFactorChallengeSchema = z.object({
  success: z.literal(true),
  secondFactorRequired: z.literal(true),
  challenge: z.string(),
  methods: z.array(z.enum(SECOND_FACTOR_METHODS)),
  expiresAt: z.string(),
});

/** Parsed {@link SecondFactorChallengeSchema}. */
export type SecondFactorChallenge = z.infer<typeof SecondFactorChallengeSchema>;

/** The answer of a sign-in: a session, or the challenge of the second factor. */
export const SignInAnswerSchema = z.union([SessionAnswerSchema, SecondFactorChallengeSchema]);

/** Parsed {@link SignInAnswerSchema}. */
export type SignInAnswer = z.infer<typeof SignInAnswerSchema>;

/** State of the e-mail verification gate. `nextResendTime` is UTC, or `null` when a mail may be asked for now. */
export const VerificationStatusSchema = z.object({
  success: z.literal(true),
  verified: z.boolean(),
  canResend: z.boolean(),
  nextResendTime: z.nullable(z.string()),
  message: z.string(),
});

/** Accounts and session. */
export const authEndpoints = {
  register: endpoint({
    method: "POST",
    path: "/auth/register",
    access: "public",
    tag: "auth",
    summary: "Create an account and sign in",
    body: RegisterBodySchema,
    response: SessionAnswerSchema,
    status: 201,
    errors: ["CONFLICT"],
    perMinute: 20,
  }),
  login: endpoint({
    method: "POST",
    path: "/auth/login",
    access: "public",
    tag: "auth",
    summary: "Sign in with e-mail and password; an account with a second factor gets a challenge instead",
    body: LoginBodySchema,
    response: SignInAnswerSchema,
    errors: ["INVALID_CREDENTIALS"],
    perMinute: 60,
  }),
  refresh: endpoint({
    method: "POST",
    path: "/auth/refresh-token",
    access: "public",
    tag: "auth",
    summary: "Exchange a refresh token; it rotates",
    body: z.object({ refreshToken: z.string().check(z.maxLength(500)) }),
    response: SessionAnswerSchema,
    errors: ["TOKEN_EXPIRED", "SESSION_TERMINATED"],
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    access: "session",
    tag: "auth",
    summary: "End the session of this browser",
    response: z.object({ success: z.literal(true) }),
  }),
  verifyEmail: endpoint({
    method: "POST",
    path: "/auth/verify-email",
    access: "public",
    tag: "auth",
    summary: "Confirm an e-mail address with the token from the mail",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    access: "public",
    tag: "auth",
    summary: "Ask for a mail with a link that sets a new password; the answer is the same for every address",
    body: z.object({ email: Email }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    perMinute: 10,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    access: "public",
    tag: "auth",
    summary: "Set a new password with the token from the mail; ends every session and revokes every API key",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: PasswordSchema }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
    perMinute: 10,
  }),
  removeGoogle: endpoint({
    method: "POST",
    path: "/auth/remove-google",
    access: "public",
    tag: "auth",
    summary:
      "Remove the linked Google account with the token from the mail; ends every session and revokes every API key",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true), email: z.nullable(z.string()) }),
    errors: ["NOT_FOUND"],
    perMinute: 10,
  }),
  me: endpoint({
    method: "GET",
    path: "/users/me",
    access: "session",
    tag: "users",
    summary: "The signed-in user",
    response: answer(UserSchema, { user: UserSchema }),
  }),
  verificationStatus: endpoint({
    method: "GET",
    path: "/email-verification/status",
    access: "session",
    tag: "auth",
    summary: "Whether the address is verified and when a mail may be sent again",
    response: VerificationStatusSchema,
  }),
  resendVerification: endpoint({
    method: "POST",
    path: "/email-verification/resend",
    access: "session",
    tag: "auth",
    summary: "Send the verification mail again",
    response: VerificationStatusSchema,
    errors: ["RATE_LIMITED"],
  }),
};
