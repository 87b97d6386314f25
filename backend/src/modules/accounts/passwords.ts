import { hash, verify } from "@node-rs/argon2";

/** Hash of a password nobody has: an unknown address costs the same work as a known one. */
const nobodys = hash("no account has this password");

/** Argon2id with the library's defaults (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password belongs to the hash; without a hash the work is done all the same and the answer is no. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return passwordHash !== null && matches;
}
