import { createHmac, timingSafeEqual } from "node:crypto";
import type { AppContext } from "../../infra/context";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { loadSharedSecret } from "../../infra/security/secrets";
import { findRetainedIds, type JobRow } from "./exports.repository";

const FOLDER = "exports";

/** Returns the key of an export's file. */
export const getFileKey = (id: string) => `${FOLDER}/${id}`;

const KEY_PATTERN = new RegExp(`^${FOLDER}/([0-9a-f-]{36})$`);

/** Removes files whose export has expired, failed or been deleted. */
export async function sweepFiles({ files, db }: AppContext): Promise<void> {
  const ids = (await files.list(FOLDER)).flatMap((key) => KEY_PATTERN.exec(key)?.[1] ?? []);
  const kept = await findRetainedIds(db, ids);
  for (const id of ids) if (!kept.has(id)) await files.remove(getFileKey(id));
}

const loadSecret = createWeakMemo((ctx: AppContext) => loadSharedSecret(ctx, "export-files"));

async function computeSignature(
  ctx: AppContext,
  id: string,
  expires: number,
  download: number,
): Promise<Buffer> {
  return createHmac("sha256", await loadSecret(ctx))
    .update(`${id} ${expires} ${download}`)
    .digest();
}

/** Returns a signed URL path of a finished file, valid for one download. */
export async function createDownloadUrl(
  ctx: AppContext,
  { id, expiresAt, downloads }: Pick<JobRow, "id" | "downloads"> & { expiresAt: Date },
): Promise<string> {
  const expires = expiresAt.getTime();
  const signature = (await computeSignature(ctx, id, expires, downloads)).toString("base64url");
  return `/api/exports/${id}/file?expires=${expires}&download=${downloads}&signature=${signature}`;
}

export async function isSignatureValid(
  ctx: AppContext,
  { id, expires, download, signature }: { id: string; expires: number; download: number; signature: string },
): Promise<boolean> {
  const given = Buffer.from(signature, "base64url");
  const expected = await computeSignature(ctx, id, expires, download);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
