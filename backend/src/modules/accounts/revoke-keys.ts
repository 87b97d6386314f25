import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";

type Revoke = (tx: Transaction, userId: number) => Promise<number>;

let revoke: Revoke = async () => 0;

/** Called at its start by the module that owns the API keys, so that this one need not know it. */
export function registerApiKeyRevocation(by: Revoke): void {
  revoke = by;
}

/** Revokes every API key of an account, on record with the reason; `request` is `null` at a start. Returns how many there were. */
export async function revokeApiKeys(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  { request, reason }: { request: FastifyRequest | null; reason: string },
): Promise<number> {
  const keys = await revoke(tx, userId);
  if (keys === 0) return 0;
  const by = request && origin(request);
  const details = `user ${userId}: ${keys} keys, ${reason}`;
  const actor = by && { ...by, actorId: by.actorId ?? userId };
  await ctx.audit.record({ action: "api-key.revoked", result: "ok", ...actor, details }, tx);
  return keys;
}
