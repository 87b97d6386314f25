import { secondFactorEndpoints } from "@listwise/contracts";
import { call, confirmSession, notConfirmed, serverNow } from "@listwise/shared-auth";

/** Time for a way through another site, which ends with a call that needs a recent sign-in. */
const WAY_THROUGH_GOOGLE_MS = 5 * 60_000;

/** Reads whether the session was confirmed recently, with at least `spareMs` left, and how it can be confirmed. */
async function readConfirmation(spareMs: number) {
  const { recentUntil, methods } = (await call(secondFactorEndpoints.confirmation)).data;
  const isRecent = recentUntil !== null && Date.parse(recentUntil) - spareMs > serverNow();
  return { isRecent, methods };
}

/**
 * Confirms the session with the password that a form asks for anyway, so that nobody types it twice. Accounts with a
 * second factor are asked for that by the call itself, and so are those without a password.
 */
export async function confirmByPassword(password: unknown): Promise<void> {
  if (typeof password !== "string" || password === "") return;
  const { isRecent, methods } = await readConfirmation(0);
  if (isRecent || !methods.includes("password")) return;
  const proof = { method: "password" as const, password };
  await call(secondFactorEndpoints.confirm, { body: { proof } });
}

/** Asks the person to confirm that it is them before they leave for Google. @throws `NOT_CONFIRMED` when they cancel. */
export async function confirmBeforeGoogle(): Promise<void> {
  const { isRecent } = await readConfirmation(WAY_THROUGH_GOOGLE_MS);
  if (!isRecent && (await confirmSession()) === false) throw notConfirmed();
}
