import { createHmac, timingSafeEqual } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AppContext } from "../../infra/context";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { loadSharedSecret } from "../../infra/security/secrets";
import { findRetainedIds, type JobRow } from "./exports.repository";

export async function ensureFolder({ config }: AppContext): Promise<string> {
  const folder = join(config.dataDir, "exports");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function resolveFilePath(ctx: AppContext, id: string): Promise<string> {
  return join(await ensureFolder(ctx), id);
}

/** Returns the path of a file that is still being written. Files under this name are never served. */
export const getPartialPath = (path: string) => `${path}.part`;

export async function removeFile(ctx: AppContext, id: string): Promise<void> {
  const path = await resolveFilePath(ctx, id);
  await rm(path, { force: true });
  await rm(getPartialPath(path), { force: true });
}

const FILE_NAME_PATTERN = /^([0-9a-f-]{36})(\.part)?$/;

/** Removes files whose export has expired, failed or been deleted. */
export async function sweepFiles(ctx: AppContext): Promise<void> {
  const ids = (await readdir(await ensureFolder(ctx))).flatMap(
    (name) => FILE_NAME_PATTERN.exec(name)?.[1] ?? [],
  );
  const kept = await findRetainedIds(ctx.db, ids);
  for (const id of new Set(ids)) if (!kept.has(id)) await removeFile(ctx, id);
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
