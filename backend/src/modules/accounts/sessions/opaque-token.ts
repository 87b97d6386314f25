import { createHash, randomBytes } from "node:crypto";

/** Returns a random 256-bit token, to be handed out once, and the hash to store. */
export function createOpaqueToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** Returns the hash by which a token is stored and looked up. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
