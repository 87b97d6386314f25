import { findLivePeriod, type LivePeriod } from "@listwise/aso-core/optimizer";
import { parsePlatform, STORES } from "@listwise/aso-core/stores";
import type { Optimization } from "@listwise/contracts/tools";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { findListingChanges, findListingTexts, getStore } from "../store";
import type { OptimizationRow } from "./optimizer.repository";

/** Fields of a listing that each kind of version has. */
const FIELDS = { title: ["name", "subtitle"], description: ["description"] } as const;

const getKind = ({ kind }: Pick<OptimizationRow, "kind">) => (kind === "title" ? "title" : "description");

/** Loads a function that returns when crawls of a storefront saw the texts of a version; `null` if they never did. */
async function loadPeriodFinder(ctx: AppContext, db: Executor, appId: number, country: string) {
  const source = getStore(ctx).name;
  const [listing] = await findListingTexts(db, [appId], { source, country });
  const changes = await findListingChanges(db, { appId, source, country }, null);
  return (row: OptimizationRow): LivePeriod | null => {
    if (!listing) return null;
    const current = Object.fromEntries(FIELDS[getKind(row)].map((field) => [field, listing[field]]));
    const tagline = row.texts[STORES[parsePlatform(row.platform)].tagline];
    const texts = { ...row.texts, ...(tagline !== undefined && { subtitle: tagline }) };
    return findLivePeriod(texts, current, changes);
  };
}

const formatPeriod = ({ since, previousAt, until }: LivePeriod) => ({
  since: since?.toISOString() ?? null,
  previousAt: previousAt?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
});

/** Returns versions of an app's texts, each with the time in which it was live. */
export async function presentVersions(
  ctx: AppContext,
  appId: number,
  rows: readonly OptimizationRow[],
  db: Executor = ctx.db,
): Promise<Optimization[]> {
  const finders = new Map<string, Awaited<ReturnType<typeof loadPeriodFinder>>>();
  for (const country of new Set(rows.map((row) => row.country))) {
    finders.set(country, await loadPeriodFinder(ctx, db, appId, country));
  }
  return rows.map((row) => {
    const { id, platform, country, texts, report, label, createdAt } = row;
    const live = finders.get(country)?.(row) ?? null;
    return {
      id,
      kind: getKind(row),
      platform: parsePlatform(platform),
      country,
      texts,
      report,
      label,
      live: live && formatPeriod(live),
      createdAt: createdAt.toISOString(),
    };
  });
}
