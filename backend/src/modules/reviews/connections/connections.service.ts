import { STORES } from "@listwise/aso-core/stores";
import type {
  ReviewConnection,
  ReviewConnectionTest,
  reviewConnectionsEndpoints,
} from "@listwise/contracts/reviews";
import type { z } from "@listwise/contracts/zod";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../../infra/context";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import { fail } from "../../../infra/http/errors";
import { DecryptionError, decryptSecret, encryptSecret } from "../../../infra/security/secret-encryption";
import { lockOwner } from "../../accounts";
import { resolveTrackedApp } from "../../apps";
import { keepQueuedReplies } from "../replies/delivery.repository";
import { createAppStoreConnect } from "./app-store-connect";
import {
  deleteConnection,
  findConnection,
  findConnections,
  recordUse,
  saveConnection,
  type ConnectionKey,
  type ConnectionRow,
} from "./connections.repository";
import { createGooglePlay } from "./google-play";
import { parseStoreKey } from "./parse-key";
import type { ReplyApi } from "./reply-api";
import { StoreApiError } from "./request-store";

/** Name under which a key is encrypted, so that it can't be used for another account. */
const getSecretName = ({ userId, platform }: ConnectionKey) => `review-connection:${userId}:${platform}`;

function presentConnection({ platform, identity, keyId, ...row }: ConnectionRow): ReviewConnection {
  const { createdAt, usedAt, problem } = row;
  return {
    platform,
    identity,
    keyId,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    problem,
  };
}

export async function listConnections({ db }: AppContext, userId: number): Promise<ReviewConnection[]> {
  return (await findConnections(db, userId)).map(presentConnection);
}

function note(
  ctx: AppContext,
  tx: Parameters<AppContext["audit"]["record"]>[1],
  verb: string,
  { platform, identity, keyId }: ConnectionRow,
  request: FastifyRequest,
) {
  const details = `${STORES[platform].connection}, ${identity}, key ${keyId}`;
  const action = `review-connection.${verb}`;
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details }, tx);
}

/**
 * Stores a key, encrypted. A key that was stored before is replaced.
 * @throws VALIDATION_FAILED if the key is damaged
 */
export async function connectStore(
  ctx: AppContext,
  userId: number,
  body: z.infer<typeof reviewConnectionsEndpoints.save.body>,
  request: FastifyRequest,
): Promise<ReviewConnection> {
  const { privateKey, ...key } = parseStoreKey(body);
  const sealedKey = await encryptSecret(ctx.config, getSecretName({ userId, ...key }), privateKey);
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const row = await saveConnection(tx, { userId, ...key, sealedKey });
    await note(ctx, tx, "saved", row, request);
    return presentConnection(row);
  });
}

/** Deletes a connection and its key. Replies that are queued with it are kept for copying. */
export async function disconnectStore(
  ctx: AppContext,
  key: ConnectionKey,
  request: FastifyRequest,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, key.userId);
    const row = await deleteConnection(tx, key);
    if (!row)
      throw fail("NOT_FOUND", `${STORES[key.platform].connection} isn't connected. Connect it first.`);
    await keepQueuedReplies(tx, key, `You disconnected ${STORES[key.platform].connection}.`);
    await note(ctx, tx, "removed", row, request);
  });
}

/**
 * Returns the client of a connection.
 * @throws StoreApiError if its key can't be decrypted anymore
 */
export async function openConnection({ config }: AppContext, row: ConnectionRow): Promise<ReplyApi> {
  const { platform, identity, keyId } = row;
  const privateKey = await decryptSecret(config, getSecretName(row), row.sealedKey).catch(
    (error: unknown) => {
      if (!(error instanceof DecryptionError)) throw error;
      throw new StoreApiError(`The key of ${STORES[platform].connection} was lost. Connect it again.`, 401);
    },
  );
  const key = { keyId, privateKey };
  const clients = {
    ios: () => createAppStoreConnect(config.reviewApis, { ...key, issuerId: identity }),
    android: () => createGooglePlay(config.reviewApis, { ...key, clientEmail: identity }),
  };
  return clients[platform]();
}

/**
 * Asks the store if a key may read the reviews of a tracked app.
 *
 * @throws NOT_FOUND if the app is not tracked or its store is not connected
 */
export async function testConnection(
  ctx: AppContext,
  key: ConnectionKey,
  appId: string,
): Promise<ReviewConnectionTest> {
  const name = STORES[key.platform].connection;
  const app = await resolveTrackedApp(ctx, key.userId, appId);
  const connection = await findConnection(ctx.db, key);
  if (!connection || app.platform !== key.platform)
    throw fail("NOT_FOUND", `${name} isn't connected for this app. Connect it first.`);
  try {
    await (await openConnection(ctx, connection)).check(app.storeId);
    await recordUse(ctx.db, key, null);
    return { ok: true, message: `${name} accepts the key for this app.` };
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error;
    await recordUse(ctx.db, key, error.message);
    return { ok: false, message: error.message };
  }
}
