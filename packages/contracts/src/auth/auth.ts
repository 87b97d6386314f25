import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { RoleSchema } from "../api/roles";
import { z } from "../zod";
import { SECOND_FACTOR_METHODS } from "./sign-in-proofs";
import { createNameSchema } from "../api/texts";

/**
 * User in responses; never includes a password hash. `password` is true if the account has a password, `secondFactor`
 * if it has a passkey or an authenticator app, `secondFactorRequired` if admin requests fail without a second factor.
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
  .check(z.trim(), z.toLowerCase(), z.email("Enter a valid email address."), z.maxLength(254));

/** New password: 8 to 200 characters of any kind. */
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

/** Response of login, registration and refresh: a short-lived access token, a rotating refresh token and the user. */
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
 * Sign-in response for an account with a second factor: instead of tokens, a challenge to complete with `POST
 * /auth/second-factor` before `expiresAt`. `methods` lists the factors of the account.
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

/** Sign-in response: a session, or a second-factor challenge. */
export const SignInAnswerSchema = z.union([SessionAnswerSchema, SecondFactorChallengeSchema]);

/** Parsed {@link SignInAnswerSchema}. */
export type SignInAnswer = z.infer<typeof SignInAnswerSchema>;

/** State of email verification. `nextResendTime` is UTC, or `null` if an email can be requested now. */
export const VerificationStatusSchema = z.object({
  success: z.literal(true),
  verified: z.boolean(),
  canResend: z.boolean(),
  nextResendTime: z.nullable(z.string()),
  message: z.string(),
});

/** Endpoints for registration, sign-in and sessions. */
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
    summary: "Sign in with email and password; accounts with a second factor get a challenge instead",
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
    summary: "Exchange a refresh token for new tokens; the old one is rotated",
    body: z.object({ refreshToken: z.string().check(z.maxLength(500)) }),
    response: SessionAnswerSchema,
    errors: ["TOKEN_EXPIRED", "SESSION_TERMINATED"],
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    access: "session",
    tag: "auth",
    summary: "Sign out of this browser",
    response: z.object({ success: z.literal(true) }),
  }),
  verifyEmail: endpoint({
    method: "POST",
    path: "/auth/verify-email",
    access: "public",
    tag: "auth",
    summary: "Verify an email address with the token from the email",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    access: "public",
    tag: "auth",
    summary: "Request a password reset email; the response is the same for every address",
    body: z.object({ email: Email }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    perMinute: 10,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    access: "public",
    tag: "auth",
    summary: "Set a new password with the token from the email; ends all sessions and revokes all API keys",
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
      "Unlink the Google account with the token from the email; ends all sessions and revokes all API keys",
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
    summary: "Get the signed-in user",
    response: answer(UserSchema, { user: UserSchema }),
  }),
  verificationStatus: endpoint({
    method: "GET",
    path: "/email-verification/status",
    access: "session",
    tag: "auth",
    summary: "Get the verification state and the time of the next possible email",
    response: VerificationStatusSchema,
  }),
  resendVerification: endpoint({
    method: "POST",
    path: "/email-verification/resend",
    access: "session",
    tag: "auth",
    summary: "Resend the verification email",
    response: VerificationStatusSchema,
    errors: ["RATE_LIMITED"],
  }),
};
