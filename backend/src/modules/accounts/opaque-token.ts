import { createHash, randomBytes } from "node:crypto";

/** A random token of 256 bits to hand out once; only its hash is kept. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** The form in which a token is stored and looked up. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
