import { randomBytes } from "node:crypto";
import { type ReleasePreview } from "@listwise/contracts/releases";
import { PREVIEW_PARAMETER, type PreviewNotice } from "@listwise/contracts/remotes";
import type { AppContext } from "../../../infra/context";
import { fail, failNotFound } from "../../../infra/http/errors";
import { loadActorNames } from "../live/status.service";
import type { Actor } from "../live/pointer.service";
import { readManifest } from "../publish/store-folder";
import { holdReleases } from "../repository/sync-releases";
import {
  countOtherPreviews,
  deleteExpiredPreviews,
  deletePreview,
  findPreviewById,
  listPreviews,
  upsertPreview,
  type PreviewRow,
} from "./previews.repository";

/** Most living previews of a team or an account, because each keeps its versions from being deleted; chosen by us. */
const MAX_PREVIEWS = 50;

/** A caller that manages previews. */
export interface PreviewManager {
  actor: Actor;
  /** The release of a team's token; `null` for administrators, who may preview and end everything. */
  team: string | null;
}

interface NewPreview {
  label: string;
  versions: Readonly<Record<string, string>>;
  days: number;
}

/**
 * Creates a preview of published versions. The versions are added to the preview with the same label if the caller has
 * one, so that its address stays the same.
 * @throws VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function createPreview(
  ctx: AppContext,
  { actor, team }: PreviewManager,
  { label, versions, days }: NewPreview,
): Promise<ReleasePreview> {
  if (Object.keys(versions).length === 0) {
    const message = "Choose at least one version.";
    throw fail("VALIDATION_FAILED", message, [{ path: "versions", message }]);
  }
  if (team !== null && Object.keys(versions).some((name) => name !== team)) {
    throw fail("FORBIDDEN", `This token can only preview ${team}.`);
  }
  const owner = team ?? actor.label;
  // The versions can't be deleted in the meantime.
  const row = await holdReleases(ctx, async (_live, db) => {
    for (const [name, version] of Object.entries(versions)) {
      if (await readManifest(ctx.config.releasesDir, name, version)) continue;
      throw fail("NOT_FOUND", `${name} ${version} isn't published. Publish it first.`);
    }
    return db.transaction(async (tx) => {
      await deleteExpiredPreviews(tx);
      if ((await countOtherPreviews(tx, { owner, label })) >= MAX_PREVIEWS) {
        throw fail("CONFLICT", `You already have ${MAX_PREVIEWS} previews. End one first.`);
      }
      const id = randomBytes(16).toString("base64url");
      const created = await upsertPreview(tx, { id, owner, label, versions, createdBy: actor.label, days });
      await recordAudit(ctx, tx, actor, "created", created);
      return created;
    });
  });
  const [preview] = await describePreviews(ctx, [row]);
  if (!preview) throw new Error("The new preview was not described.");
  return preview;
}

/** Returns the living previews that the caller may end, newest first. */
export async function loadPreviews(ctx: AppContext, { team }: PreviewManager): Promise<ReleasePreview[]> {
  return describePreviews(ctx, await listPreviews(ctx.db, team ?? undefined));
}

/**
 * Ends a preview.
 * @throws NOT_FOUND if it has ended, or belongs to another team
 */
export async function endPreview(
  ctx: AppContext,
  { actor, team }: PreviewManager,
  id: string,
): Promise<PreviewRow> {
  return ctx.db.transaction(async (tx) => {
    const row = await deletePreview(tx, id, team ?? undefined);
    if (!row) throw failNotFound("preview");
    await recordAudit(ctx, tx, actor, "ended", row);
    return row;
  });
}

/** Returns what visitors of a preview see about it; `null` if it has ended or never existed. */
export async function findPreviewNotice({ db }: AppContext, id: string): Promise<PreviewNotice | null> {
  const row = await findPreviewById(db, id);
  return row && { label: row.label, versions: row.versions, expiresAt: row.expiresAt.toISOString() };
}

async function recordAudit(
  ctx: AppContext,
  within: Parameters<AppContext["audit"]["record"]>[1],
  { audit, label: by }: Actor,
  change: "created" | "ended",
  { label, versions }: PreviewRow,
): Promise<void> {
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const details = `“${label}” with ${names.join(", ")} by ${by}`;
  await ctx.audit.record({ action: `release.preview-${change}`, result: "ok", ...audit, details }, within);
}

async function describePreviews(ctx: AppContext, rows: readonly PreviewRow[]): Promise<ReleasePreview[]> {
  const names = await loadActorNames(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map(({ id, label, versions, createdBy, createdAt, expiresAt }) => ({
    id,
    url: `${ctx.config.publicUrl}/?${PREVIEW_PARAMETER}=${id}`,
    label,
    versions,
    createdBy: names.get(createdBy) ?? createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
