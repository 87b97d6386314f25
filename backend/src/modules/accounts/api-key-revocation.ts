import { formatCount } from "@listwise/aso-core/text";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";

type RevokeKeys = (tx: Transaction, userId: number) => Promise<number>;

let revoke: RevokeKeys = async () => 0;

/** Injects the revocation; called at startup by the API key module, so that this module does not depend on it. */
export function registerApiKeyRevocation(by: RevokeKeys): void {
  revoke = by;
}

/** Revokes and audits every API key of an account. `request` is `null` at startup. Returns the number of revoked keys. */
export async function revokeApiKeys(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  { request, reason }: { request: FastifyRequest | null; reason: string },
): Promise<number> {
  const keys = await revoke(tx, userId);
  if (keys === 0) return 0;
  const by = request && getRequestOrigin(request);
  const details = `user ${userId}: ${formatCount(keys, "key")}, ${reason}`;
  const actor = by && { ...by, actorId: by.actorId ?? userId };
  await ctx.audit.record({ action: "api-key.revoked", result: "ok", ...actor, details }, tx);
  return keys;
}
