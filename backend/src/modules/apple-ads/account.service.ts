import type { AppleAdsBody, AppleAdsSettings, AppleAdsTest } from "@listwise/contracts/admin";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { encryptSecret } from "../../infra/security/secret-encryption";
import { deleteAll, findAccount, findWeeks, recordUse, saveAccount } from "./apple-ads.repository";
import { AppleAdsError } from "./fetch-apple-ads";
import { assertPrivateKey } from "./client-secret";
import { connect, endPause, PRIVATE_KEY_SECRET, TERMS_JOB } from "./terms.service";

export async function readSettings({ db }: AppContext): Promise<AppleAdsSettings> {
  const account = await findAccount(db);
  const { usedAt, problem } = account ?? { usedAt: null, problem: null };
  return {
    configured: account !== null,
    clientId: account?.clientId ?? null,
    teamId: account?.teamId ?? null,
    keyId: account?.keyId ?? null,
    adAccountId: account?.adAccountId ?? null,
    updatedAt: account?.updatedAt.toISOString() ?? null,
    lastUse: usedAt ? { at: usedAt.toISOString(), problem } : null,
    weeks: (await findWeeks(db)).map((week) => ({ ...week, fetchedAt: week.fetchedAt.toISOString() })),
  };
}

/** @throws VALIDATION_FAILED without a private key, or with one that can't be read */
export async function saveSettings(ctx: AppContext, body: AppleAdsBody, request: FastifyRequest) {
  const known = await findAccount(ctx.db);
  const pem = body.privateKey?.trim() ?? "";
  if (pem === "" && !known) {
    const message = "Paste the private key.";
    throw fail("VALIDATION_FAILED", message, [{ path: "privateKey", message }]);
  }
  if (pem !== "") assertPrivateKey(pem);
  const sealedKey =
    pem === "" ? (known?.sealedKey ?? "") : await encryptSecret(ctx.config, PRIVATE_KEY_SECRET, `${pem}\n`);
  const { clientId, teamId, keyId } = body;
  await ctx.db.transaction(async (tx) => {
    const adAccountId = body.adAccountId || null;
    await saveAccount(tx, { clientId, teamId, keyId, adAccountId, sealedKey, updatedAt: new Date() });
    const details = `${clientId}, key ${keyId}${pem === "" ? "" : ", a new private key"}`;
    await ctx.audit.record(
      { action: "apple-ads.saved", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    await ctx.queue.send(TERMS_JOB, {}, { singletonKey: "saved", within: tx });
  });
  await endPause(ctx);
  return readSettings(ctx);
}

export async function disconnect(ctx: AppContext, request: FastifyRequest) {
  await ctx.db.transaction(async (tx) => {
    const known = await findAccount(tx);
    if (!known) return;
    await deleteAll(tx);
    const details = known.clientId;
    await ctx.audit.record(
      { action: "apple-ads.removed", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
  });
  return readSettings(ctx);
}

export async function checkConnection(ctx: AppContext): Promise<AppleAdsTest> {
  const account = await findAccount(ctx.db);
  if (!account)
    return {
      ok: false,
      message: "Apple Ads is not connected yet. Save the credentials first.",
      accounts: [],
    };
  try {
    const accounts = await (await connect(ctx, account)).fetchAccounts();
    const named = account.adAccountId;
    if (accounts.length === 0)
      throw new AppleAdsError("These credentials have no access to an Apple Ads account.");
    if (named !== null && !accounts.some(({ id }) => id === named)) {
      throw new AppleAdsError(`These credentials have no access to the account ${named}.`);
    }
    await recordUse(ctx.db, null);
    await endPause(ctx);
    await ctx.queue.send(TERMS_JOB, {}, { singletonKey: "tested" });
    return { ok: true, message: "Apple Ads accepts the credentials.", accounts };
  } catch (error) {
    if (!(error instanceof AppleAdsError)) throw error;
    await recordUse(ctx.db, error.message);
    return { ok: false, message: error.message, accounts: [] };
  }
}
