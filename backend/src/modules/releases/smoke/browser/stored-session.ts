import type { User } from "@listwise/contracts/auth";

const SESSION_SECONDS = 3_600;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Returns the storage of a browser in which a user is signed in. Its token only tells the page when it ends; the server
 * refuses it.
 */
export function createStoredSession(origin: string, user: User) {
  const iat = Math.floor(Date.now() / 1_000);
  const token = `${encode({ alg: "none" })}.${encode({ iat, exp: iat + SESSION_SECONDS })}.smoke-test`;
  const values = { user: JSON.stringify(user), token, refreshToken: "" };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
