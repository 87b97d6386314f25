import { randomUUID } from "node:crypto";
import type { AppContext } from "../../platform/context";
import type { Executor } from "../../platform/database";
import { seal, unseal } from "../../platform/sealed";
import { forgetSecrets, newSecret } from "../../platform/secrets";
import * as repository from "./signing-keys.repository";

/** A database, and what unseals its secrets. */
interface Vault {
  db: Executor;
  config: AppContext["config"];
}

/** Seconds an access token lives. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Seconds after which every node knows a new key. */
export const KEYS_KNOWN_SECONDS = 30;
/** Seconds a replaced key verifies on: a node may sign with it until it knows the new one. One minute is for clocks. */
const VERIFIES_SECONDS = KEYS_KNOWN_SECONDS + ACCESS_TOKEN_SECONDS + 60;

/** A key in the clear, in memory alone. */
export interface SigningKey {
  kid: string;
  secret: string;
}

const kidsOf = (keys: readonly repository.StoredKey[]) => keys.map(({ kid }) => kid);
const nameOf = (kid: string) => `signing-key:${kid}`;

async function addKey({ db, config }: Vault): Promise<string> {
  const kid = randomUUID();
  await repository.insertSigningKey(db, { kid, sealed: await seal(config, nameOf(kid), newSecret()) });
  return kid;
}

/**
 * Returns the keys that verify tokens; the first one signs. Makes the first key of a database.
 * @throws SealBroken when they were sealed with another key
 */
export async function loadSigningKeys(vault: Vault): Promise<SigningKey[]> {
  const stored = await repository.findSigningKeys(vault.db);
  if (stored.length === 0) {
    await addKey(vault);
    return loadSigningKeys(vault);
  }
  const valid = stored.filter(({ replacedFor }) => (replacedFor ?? 0) <= VERIFIES_SECONDS);
  return Promise.all(
    valid.map(async ({ kid, sealed }) => ({ kid, secret: await unseal(vault.config, nameOf(kid), sealed) })),
  );
}

/**
 * Makes a new key, on record, and returns its id. With `discard` all other keys end now, with their tokens, and all shared
 * secrets are made anew: for keys that were lost or fell into wrong hands.
 */
export async function rotateSigningKeys(
  { db, config, audit }: Pick<AppContext, "db" | "config" | "audit">,
  { discard }: { discard: boolean },
): Promise<string> {
  return db.transaction(async (tx) => {
    if (discard) {
      await repository.deleteSigningKeys(tx, kidsOf(await repository.findSigningKeys(tx)));
      await forgetSecrets(tx);
    }
    const kid = await addKey({ config, db: tx });
    const details = discard ? `${kid}, all others are discarded` : kid;
    await audit.record({ action: "auth.key-rotated", result: "ok", details }, tx);
    return kid;
  });
}

/** Deletes keys that verify nothing any more. */
export async function deleteOldSigningKeys({ db }: Pick<Vault, "db">): Promise<void> {
  const old = (await repository.findSigningKeys(db)).filter(
    ({ replacedFor }) => (replacedFor ?? 0) > VERIFIES_SECONDS,
  );
  await repository.deleteSigningKeys(db, kidsOf(old));
}
