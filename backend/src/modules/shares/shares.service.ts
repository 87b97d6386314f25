import type { Share, ShareBodySchema, SharedAnalysis } from "@listwise/contracts/shares";
import type { z } from "@listwise/contracts/zod";
import { DAY_MS } from "../../infra/durations";
import { formatUtcDay } from "../../infra/format-utc-day";
import type { AppContext } from "../../infra/context";
import { fail, failNotFound } from "../../infra/http/errors";
import { hashToken, createOpaqueToken } from "../accounts";
import { loadAnalytics } from "../analytics";
import { loadApp, resolveApp } from "../apps";
import { assertFeature, consume } from "../limits";
import { loadListFigures } from "../portfolio";
import { loadRankingsForApp } from "../rankings";
import { loadAnalysis, loadReviews } from "../reviews";
import { addShare, findShares, findSnapshot, removeShare, type ShareRow } from "./shares.repository";

const REVIEWS = 50;

type Options = z.output<typeof ShareBodySchema>;

function present({ createdAt, expiresAt, ...share }: ShareRow): Share {
  return { ...share, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** Stores what the page currently shows, under a token that is returned once. */
export async function share(
  ctx: AppContext,
  userId: number,
  id: string,
  options: Options,
): Promise<{ share: Share; shareUrl: string }> {
  await assertFeature(ctx.db, userId, "reports_per_month");
  const { token, hash } = createOpaqueToken();
  const expiresAt = new Date(Date.now() + options.expirationDays * DAY_MS);
  const snapshot = await buildSnapshot(ctx, userId, id, options, expiresAt);
  const { country } = options;
  const stored = { userId, appId: snapshot.app.id, country, tokenHash: hash, snapshot, expiresAt };
  const row = await ctx.db.transaction(async (tx) => {
    await consume(tx, userId, "reports_per_month", 1);
    const added = await addShare(tx, stored);
    const details = `share ${added.id} of app ${added.appId} until ${formatUtcDay(expiresAt)}`;
    await ctx.audit.record({ action: "share.created", result: "ok", actorId: userId, details }, tx);
    return added;
  });
  return { share: present(row), shareUrl: `${ctx.config.publicUrl}/shared/${token}` };
}

async function buildSnapshot(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, includeScreenshots, includeAnalytics, includeReviews }: Options,
  expiresAt: Date,
): Promise<SharedAnalysis> {
  const app = await loadApp(ctx, userId, id, country);
  const appId = String(app.id);
  const { rankings } = await loadRankingsForApp(ctx, userId, appId, country);
  const analytics = includeAnalytics
    ? await loadAnalytics(ctx, userId, appId, { country, dateRange: "30days" })
    : null;
  return {
    sharedAt: new Date().toISOString(),
    expiresAt: expiresAt.toISOString(),
    // The owner's tracked apps are private.
    app: { ...app, isFollowing: false, screenshots: includeScreenshots ? app.screenshots : [] },
    rankings: rankings.map((ranking) => ({ ...ranking, keywordId: null, isFollowing: false })),
    analytics: analytics?.points ?? null,
    figures: includeAnalytics ? await loadListFigures(ctx, userId, app.id, country) : null,
    reviews: includeReviews ? await loadReviewsToShare(ctx, userId, appId, country) : null,
  };
}

async function loadReviewsToShare(ctx: AppContext, userId: number, id: string, country: string) {
  const app = await resolveApp(ctx, userId, id);
  const { reviews, stats } = await loadReviews(ctx, userId, app, { country, limit: REVIEWS, offset: 0 });
  return { reviews, stats, analysis: await loadAnalysis(ctx, app, { country }) };
}

export async function listShares(ctx: AppContext, userId: number): Promise<Share[]> {
  return (await findShares(ctx.db, userId)).map(present);
}

export async function revokeShare(ctx: AppContext, userId: number, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await removeShare(tx, userId, id))) throw failNotFound("link");
    await ctx.audit.record(
      { action: "share.revoked", result: "ok", actorId: userId, details: `share ${id}` },
      tx,
    );
  });
}

/** @throws NOT_FOUND if the link expired or was revoked */
export async function loadShared(ctx: AppContext, token: string): Promise<SharedAnalysis> {
  const snapshot = await findSnapshot(ctx.db, hashToken(token));
  if (!snapshot)
    throw fail(
      "NOT_FOUND",
      "This link doesn't work. It may have expired or been revoked. Ask its sender for a new one.",
    );
  // Older snapshots contain internal keyword ids.
  return { ...snapshot, rankings: snapshot.rankings.map((ranking) => ({ ...ranking, keywordId: null })) };
}
