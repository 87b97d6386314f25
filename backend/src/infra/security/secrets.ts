import { randomBytes } from "node:crypto";
import { and, eq, notLike } from "drizzle-orm";
import type { AppContext } from "../context";
import type { Executor } from "../db/database";
import { encryptSecret, DecryptionError, decryptSecret } from "./secret-encryption";
import { secrets } from "./secrets.schema";
import { StartupError } from "../startup-error";

type SecretStore = Pick<AppContext, "db" | "config">;

const ENCRYPTED_PREFIX = "sealed:";

/** Returns a new 256-bit secret. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Returns the shared secret with this name. The first node that asks creates it. It is stored encrypted with a key that
 * isn't in the database.
 * @throws DecryptionError if it was encrypted with another key
 */
export async function loadSharedSecret({ db, config }: SecretStore, name: string): Promise<string> {
  await db.delete(secrets).where(and(eq(secrets.name, name), notLike(secrets.value, `${ENCRYPTED_PREFIX}%`)));
  const value = ENCRYPTED_PREFIX + (await encryptSecret(config, `secret:${name}`, createSecret()));
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`Secret ${name} couldn't be read back.`);
  return decryptSecret(config, `secret:${name}`, row.value.slice(ENCRYPTED_PREFIX.length));
}

/** Deletes secrets that an older version stored in plain text, because copies of them must no longer be valid. */
export async function deletePlainSecrets({ db }: Pick<SecretStore, "db">): Promise<void> {
  await db.delete(secrets).where(notLike(secrets.value, `${ENCRYPTED_PREFIX}%`));
}

/** Deletes all shared secrets; they are recreated when needed. */
export async function deleteSecrets(db: Executor): Promise<void> {
  await db.delete(secrets);
}

/** Returns an error that explains why this node can't decrypt the secrets; any other error is returned unchanged. */
export function explainDecryptionError(error: unknown): unknown {
  if (!(error instanceof DecryptionError)) return error;
  return new StartupError([
    "The secrets in the database are encrypted with a different key than this node has.",
    "Set SECRETS_KEY to the value of the other nodes, or copy secrets/at-rest.key from their data folder.",
    "If that key is lost, `npm run listwise -- rotate-keys --discard` creates new secrets.",
  ]);
}
