import { secondFactorEndpoints } from "@listwise/contracts/auth";
import { call, confirmSession, createNotConfirmedError, getServerTime } from "@listwise/shared-auth";

/** Time for the Google sign-in flow, which ends with a call that needs a recent sign-in. Chosen by us. */
const GOOGLE_FLOW_MS = 5 * 60_000;

/**
 * Loads whether the session was confirmed recently, with at least `spareMs` milliseconds left, and how it can
 * be confirmed.
 */
async function loadConfirmation(spareMs: number) {
  const { recentUntil, methods } = (await call(secondFactorEndpoints.confirmation)).data;
  const isRecent = recentUntil !== null && Date.parse(recentUntil) - spareMs > getServerTime();
  return { isRecent, methods };
}

/**
 * Confirms the session with a password that the form contains anyway, so that the user types it only once.
 * Accounts with a second factor or without a password are asked by the call itself.
 */
export async function confirmByPassword(password: unknown): Promise<void> {
  if (typeof password !== "string" || password === "") return;
  const { isRecent, methods } = await loadConfirmation(0);
  if (isRecent || !methods.includes("password")) return;
  const proof = { method: "password" as const, password };
  await call(secondFactorEndpoints.confirm, { body: { proof } });
}

/**
 * Asks the user to confirm their identity before leaving for Google.
 * @throws ApiError `NOT_CONFIRMED` if they cancel
 */
export async function confirmBeforeGoogle(): Promise<void> {
  const { isRecent } = await loadConfirmation(GOOGLE_FLOW_MS);
  if (!isRecent && (await confirmSession()) === false) throw createNotConfirmedError();
}
