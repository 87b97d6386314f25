import { createHmac, timingSafeEqual } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AppContext } from "../../platform/context";
import { oncePer } from "../../platform/once-per";
import { sharedSecret } from "../../platform/secrets";
import { keptAmong, type JobRow } from "./exports.repository";

export async function folderOf({ config }: AppContext): Promise<string> {
  const folder = join(config.dataDir, "exports");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function pathOf(ctx: AppContext, id: string): Promise<string> {
  return join(await folderOf(ctx), id);
}

/** Returns the path of a file that is still being written. Files under this name are never served. */
export const partial = (path: string) => `${path}.part`;

export async function removeFile(ctx: AppContext, id: string): Promise<void> {
  const path = await pathOf(ctx, id);
  await rm(path, { force: true });
  await rm(partial(path), { force: true });
}

const FILE = /^([0-9a-f-]{36})(\.part)?$/;

/** Removes files whose export has expired, failed or been deleted. */
export async function sweepFiles(ctx: AppContext): Promise<void> {
  const ids = (await readdir(await folderOf(ctx))).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const kept = await keptAmong(ctx.db, ids);
  for (const id of new Set(ids)) if (!kept.has(id)) await removeFile(ctx, id);
}

const secretOf = oncePer((ctx: AppContext) => sharedSecret(ctx, "export-files"));

async function signatureOf(ctx: AppContext, id: string, expires: number, download: number): Promise<Buffer> {
  return createHmac("sha256", await secretOf(ctx))
    .update(`${id} ${expires} ${download}`)
    .digest();
}

/** Returns a signed URL path of a finished file, valid for one download. */
export async function addressOf(
  ctx: AppContext,
  { id, expiresAt, downloads }: Pick<JobRow, "id" | "downloads"> & { expiresAt: Date },
): Promise<string> {
  const expires = expiresAt.getTime();
  const signature = (await signatureOf(ctx, id, expires, downloads)).toString("base64url");
  return `/api/exports/${id}/file?expires=${expires}&download=${downloads}&signature=${signature}`;
}

export async function isSigned(
  ctx: AppContext,
  { id, expires, download, signature }: { id: string; expires: number; download: number; signature: string },
): Promise<boolean> {
  const given = Buffer.from(signature, "base64url");
  const expected = await signatureOf(ctx, id, expires, download);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
