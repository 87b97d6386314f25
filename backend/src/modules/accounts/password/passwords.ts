import { hash, verify } from "@node-rs/argon2";

/** Dummy hash for unknown addresses, so that checking them takes as long as checking known ones. */
const dummyHash = hash("no account has this password");

/** Hashes a password with Argon2id and the library's defaults (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Returns true if the password matches the hash. Without a hash it does the same work and returns false. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && matches;
}
