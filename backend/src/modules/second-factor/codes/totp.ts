import { PRODUCT_NAME } from "@listwise/contracts/site";
import { Secret, TOTP } from "otpauth";
import type { Config } from "../../../infra/config/config";
import type { Executor, Transaction } from "../../../infra/db/database";
import { encryptSecret, decryptSecret } from "../../../infra/security/secret-encryption";
import { advanceStep, findSecrets, storeConfirmed, storePending } from "./totp.repository";

const SECRET_BYTES = 20;
/** Number of time steps before and after the current one whose codes are accepted, to allow for clock drift. */
const WINDOW_STEPS = 1;

const getSecretName = (userId: number) => `totp:${userId}`;

function createTotp(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret) });
}

/** Returns the time step of a code (RFC 6238, 30 s each), or `null` if the code is wrong. */
function findStep(secret: string, code: string): number | null {
  const totp = createTotp(secret);
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Creates a secret that the first code will confirm. Returns it in base32 and as an `otpauth://` URI. */
export async function beginTotp(
  db: Executor,
  config: Config,
  user: { id: number; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await storePending(db, user.id, await encryptSecret(config, getSecretName(user.id), secret));
  return { secret, uri: createTotp(secret, user.email).toString() };
}

/**
 * Turns on the pending secret with its first code. Returns false for a wrong code and `null` without a pending secret.
 */
export async function confirmTotp(
  tx: Transaction,
  config: Config,
  userId: number,
  code: string,
): Promise<boolean | null> {
  const pending = (await findSecrets(tx, userId))?.pendingSecret;
  if (!pending) return null;
  const step = findStep(await decryptSecret(config, getSecretName(userId), pending), code);
  if (step === null) return false;
  await storeConfirmed(tx, userId, pending, step);
  return true;
}

/**
 * Checks a code and uses it up: codes of its time step and earlier ones are refused afterwards. Returns true if it is
 * correct.
 */
export async function consumeTotp(
  tx: Transaction,
  config: Config,
  userId: number,
  code: string,
): Promise<boolean> {
  const secret = (await findSecrets(tx, userId))?.secret;
  if (!secret) return false;
  const step = findStep(await decryptSecret(config, getSecretName(userId), secret), code);
  return step !== null && advanceStep(tx, userId, step);
}
