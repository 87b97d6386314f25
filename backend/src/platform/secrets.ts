import { randomBytes } from "node:crypto";
import { and, eq, notLike } from "drizzle-orm";
import type { AppContext } from "./context";
import type { Executor } from "./database";
import { seal, SealBroken, unseal } from "./sealed";
import { secrets } from "./secrets.schema";
import { StartupError } from "./startup-error";

type Vault = Pick<AppContext, "db" | "config">;

const SEALED = "sealed:";

/** Returns a new secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Returns the secret of this name; the first node to ask makes it, and every node gets the same one. It is stored sealed
 * with the key outside the database.
 * @throws SealBroken when it was sealed with another key
 */
export async function sharedSecret({ db, config }: Vault, name: string): Promise<string> {
  await db.delete(secrets).where(and(eq(secrets.name, name), notLike(secrets.value, `${SEALED}%`)));
  const value = SEALED + (await seal(config, `secret:${name}`, newSecret()));
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`Secret ${name} could not be read back.`);
  return unseal(config, `secret:${name}`, row.value.slice(SEALED.length));
}

/** Forgets secrets that an older version stored in the clear: a copy of them is of no use any more. */
export async function forgetPlainSecrets({ db }: Pick<Vault, "db">): Promise<void> {
  await db.delete(secrets).where(notLike(secrets.value, `${SEALED}%`));
}

/** Forgets all shared secrets: they are made anew when they are needed. */
export async function forgetSecrets(db: Executor): Promise<void> {
  await db.delete(secrets);
}

/** Explains secrets that this node cannot open: it lacks the key that the other nodes have. */
export function explainSeal(error: unknown): unknown {
  if (!(error instanceof SealBroken)) return error;
  return new StartupError([
    "The secrets in the database are sealed with another key than this node has.",
    "Set SECRETS_KEY to that of the other nodes, or copy secrets/at-rest.key from their data folder.",
    "If that key is lost, `pnpm keys:rotate --discard` makes new secrets.",
  ]);
}
