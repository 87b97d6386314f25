import { randomUUID } from "node:crypto";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { encryptSecret, decryptSecret } from "../../../infra/security/secret-encryption";
import { deleteSecrets, createSecret } from "../../../infra/security/secrets";
import * as repository from "./signing-keys.repository";

/** Database with encrypted keys, and the configuration with the key that decrypts them. */
interface KeyDatabase {
  db: Executor;
  config: AppContext["config"];
}

/** Lifetime of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Interval in seconds at which nodes reload the keys; after it every node knows a new key. */
export const KEY_RELOAD_SECONDS = 30;
/**
 * Seconds for which a replaced key still verifies: nodes may sign with it until they load the new one. One minute is added
 * for clock skew.
 */
const REPLACED_KEY_SECONDS = KEY_RELOAD_SECONDS + ACCESS_TOKEN_SECONDS + 60;

/** Decrypted key; only ever held in memory. */
export interface SigningKey {
  kid: string;
  secret: string;
}

const getKids = (keys: readonly repository.StoredKey[]) => keys.map(({ kid }) => kid);
const getSecretName = (kid: string) => `signing-key:${kid}`;

async function addKey({ db, config }: KeyDatabase): Promise<string> {
  const kid = randomUUID();
  await repository.insertSigningKey(db, {
    kid,
    sealed: await encryptSecret(config, getSecretName(kid), createSecret()),
  });
  return kid;
}

/**
 * Returns the keys that verify tokens; the first one signs. Creates the first key of a new database.
 *
 * @throws DecryptionError if the keys were encrypted with another SECRETS_KEY
 */
export async function loadSigningKeys(vault: KeyDatabase): Promise<SigningKey[]> {
  const stored = await repository.findSigningKeys(vault.db);
  if (stored.length === 0) {
    await addKey(vault);
    return loadSigningKeys(vault);
  }
  const valid = stored.filter(({ replacedFor }) => (replacedFor ?? 0) <= REPLACED_KEY_SECONDS);
  return Promise.all(
    valid.map(async ({ kid, sealed }) => ({
      kid,
      secret: await decryptSecret(vault.config, getSecretName(kid), sealed),
    })),
  );
}

/**
 * Creates and audits a new signing key and returns its id. With `discard`, for compromised keys, all other keys and their
 * tokens become invalid immediately and all shared secrets are regenerated.
 */
export async function rotateSigningKeys(
  { db, config, audit }: Pick<AppContext, "db" | "config" | "audit">,
  { discard }: { discard: boolean },
): Promise<string> {
  return db.transaction(async (tx) => {
    if (discard) {
      await repository.deleteSigningKeys(tx, getKids(await repository.findSigningKeys(tx)));
      await deleteSecrets(tx);
    }
    const kid = await addKey({ config, db: tx });
    const details = discard ? `${kid}, all others discarded` : kid;
    await audit.record({ action: "auth.key-rotated", result: "ok", details }, tx);
    return kid;
  });
}

/** Deletes keys that no longer verify any token. */
export async function deleteOldSigningKeys({ db }: Pick<KeyDatabase, "db">): Promise<void> {
  const old = (await repository.findSigningKeys(db)).filter(
    ({ replacedFor }) => (replacedFor ?? 0) > REPLACED_KEY_SECONDS,
  );
  await repository.deleteSigningKeys(db, getKids(old));
}
