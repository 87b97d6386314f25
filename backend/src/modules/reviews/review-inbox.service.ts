import type { ManagedReview, ReviewStore } from "@listwise/contracts/reviews";
import type { AppContext } from "../../infra/context";
import { assertStorefront } from "../store";
import { resolveTrackedApp } from "../apps";
import { presentReply } from "./replies/present-reply";
import { computeMissingFacts } from "./review-facts";
import {
  countInbox,
  findInbox,
  findLanguages,
  findVersions,
  POSITIVE_PERCENT,
  type InboxQuery,
  type InboxRow,
} from "./review-inbox.repository";
import { buildProvenance, presentReview } from "./reviews.presenter";
import { findStoreApps, refreshStores } from "./store-apps";

function getSentiment(mood: number | null): ManagedReview["sentiment"] {
  if (mood === null || Math.abs(mood) <= POSITIVE_PERCENT) return "neutral";
  return mood > 0 ? "positive" : "negative";
}

function presentManaged({ mood, themes, language, reply, ...review }: InboxRow): ManagedReview {
  return {
    ...presentReview(review),
    sentiment: getSentiment(mood),
    themes: themes ?? [],
    language,
    reply: reply && presentReply(reply),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));

export async function loadInbox(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, store, ...query }: InboxQuery & { country: string; store?: ReviewStore | undefined },
) {
  assertStorefront(country);
  const apps = await findStoreApps(ctx, userId, await resolveTrackedApp(ctx, userId, id), store);
  const { shelves, source, fetchedAt, reason } = await refreshStores(ctx, apps, country);
  for (const shelf of shelves) await computeMissingFacts(ctx, shelf);
  const { rows, total } = await findInbox(ctx.db, userId, shelves, query);
  const all = await countInbox(ctx.db, userId, shelves);
  return {
    data: rows.map(presentManaged),
    total,
    stats: {
      total: all.total,
      average: all.average === null ? null : Math.round(all.average * 10) / 10,
      responseRate: percent(all.replied, all.total),
      positiveSentiment: percent(all.positive, all.analyzed),
    },
    versions: await findVersions(ctx.db, shelves),
    languages: await findLanguages(ctx.db, shelves),
    ...(reason !== null && { reason }),
    provenance: buildProvenance(source, fetchedAt),
  };
}
