import type { Role } from "@listwise/contracts/api";
import type { SessionAnswer, User } from "@listwise/contracts/auth";

/** Builds a user for tests. */
export function aUser(change: Partial<User> = {}): User {
  return {
    id: 1,
    name: "Ada Example",
    email: "ada@listwise.example",
    role: "user",
    emailVerified: true,
    password: true,
    secondFactor: false,
    secondFactorRequired: false,
    ...change,
  };
}

function base64url(value: unknown): string {
  return btoa(JSON.stringify(value)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * Builds an unsigned token of three parts. `expiresInSeconds` may be negative; `id` distinguishes tokens of
 * the same second.
 */
export function aToken({ expiresInSeconds = 900, id = "1" } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return [{ alg: "none" }, { jti: id, iat: now, exp: now + expiresInSeconds }, { signature: "none" }]
    .map(base64url)
    .join(".");
}

/** Builds the response of a login. */
export function aSessionAnswer(change: Partial<SessionAnswer> = {}): SessionAnswer {
  return {
    success: true,
    token: aToken(),
    refreshToken: "refresh-1",
    user: aUser(),
    emailVerificationRequired: false,
    ...change,
  };
}

/** Builds the login response of a user with a role. */
export function aSessionFor(role: Role): SessionAnswer {
  return aSessionAnswer({ user: aUser({ role, name: `A ${role}`, email: `${role}@listwise.example` }) });
}
