import { PRODUCT_NAME } from "@listwise/contracts";
import { Secret, TOTP } from "otpauth";
import type { Config } from "../../platform/config";
import type { Executor, Transaction } from "../../platform/database";
import { seal, unseal } from "../../platform/sealed";
import { advanceStep, findSecrets, storeConfirmed, storePending } from "./totp.repository";

const SECRET_BYTES = 20;
/** Time steps before and after the present one whose codes count, for clocks that differ. */
const WINDOW = 1;

const sealName = (userId: number) => `totp:${userId}`;

function createTotp(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret) });
}

/** Returns the time step of a code (RFC 6238, 30 s each), or `null` for a wrong one. */
function findStep(secret: string, code: string): number | null {
  const totp = createTotp(secret);
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Makes a secret that the first code will confirm. Returns it in base32 and as an `otpauth://` address. */
export async function beginTotp(
  db: Executor,
  config: Config,
  user: { id: number; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await storePending(db, user.id, await seal(config, sealName(user.id), secret));
  return { secret, uri: createTotp(secret, user.email).toString() };
}

/** Turns on the pending secret with its first code. Returns false for a wrong code, `null` without a pending secret. */
export async function confirmTotp(
  tx: Transaction,
  config: Config,
  userId: number,
  code: string,
): Promise<boolean | null> {
  const pending = (await findSecrets(tx, userId))?.pendingSecret;
  if (!pending) return null;
  const step = findStep(await unseal(config, sealName(userId), pending), code);
  if (step === null) return false;
  await storeConfirmed(tx, userId, pending, step);
  return true;
}

/** Returns whether the code is right, and uses it up: codes of its time step and of earlier ones are refused from then on. */
export async function useTotp(
  tx: Transaction,
  config: Config,
  userId: number,
  code: string,
): Promise<boolean> {
  const secret = (await findSecrets(tx, userId))?.secret;
  if (!secret) return false;
  const step = findStep(await unseal(config, sealName(userId), secret), code);
  return step !== null && advanceStep(tx, userId, step);
}
