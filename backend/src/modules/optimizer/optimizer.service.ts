import type { OptimizationKind, OptimizedTexts } from "@listwise/contracts/tools";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { resolveTrackedApp } from "../apps";
import { assertFeature, consume } from "../limits";
import { assertStorefront } from "../store";
import { addOptimization, findOptimizations } from "./optimizer.repository";
import { loadKeywordMetrics, buildReports, type Subject } from "./build-report";
import { presentVersions } from "./present-versions";

const MAX_VERSIONS = 50;
const FEATURES = {
  title: "title_optimizations_per_day",
  description: "description_optimizations_per_day",
} as const;

export async function listOptimizations(ctx: AppContext, userId: number, id: string, kind: OptimizationKind) {
  const { id: appId } = await resolveTrackedApp(ctx, userId, id);
  return presentVersions(ctx, appId, await findOptimizations(ctx.db, { userId, appId, kind }, MAX_VERSIONS));
}

/** Returns the texts of this kind without lone surrogates, which PostgreSQL refuses. */
function pickTexts(kind: OptimizationKind, texts: OptimizedTexts): Record<string, string> {
  const { description, ...title } = texts;
  const wanted = kind === "title" ? title : { description };
  return Object.fromEntries(
    Object.entries(wanted).map(([key, text]) => [key, (text ?? "").replace(/\p{Surrogate}/gu, "\uFFFD")]),
  );
}

/**
 * Scores texts. The returned function counts the use and stores them as a version.
 *
 * @throws VALIDATION_FAILED if all texts are empty; UNKNOWN_COUNTRY, NOT_FOUND, FEATURE_LIMIT_EXCEEDED
 */
export async function optimize(
  ctx: AppContext,
  userId: number,
  id: string,
  { texts: sent, ...subject }: Subject & { texts: OptimizedTexts },
) {
  const { kind, platform, country } = subject;
  assertStorefront(country);
  const { id: appId } = await resolveTrackedApp(ctx, userId, id);
  const texts = pickTexts(kind, sent);
  if (Object.values(texts).every((text) => text.trim() === "")) {
    throw fail("VALIDATION_FAILED", "There is no text to score. Write something first.");
  }
  // The plan is checked before the store is called; the use is counted later, with its effect.
  await assertFeature(ctx.db, userId, FEATURES[kind]);
  const keywords = await loadKeywordMetrics(ctx, { userId, appId }, country);
  const { report, live } = await buildReports(ctx, { userId, appId }, subject, texts, keywords);
  return async (tx: Transaction) => {
    const usage = await consume(tx, userId, FEATURES[kind]);
    const fields = { userId, appId, kind, platform, country, texts, report };
    const [data] = await presentVersions(ctx, appId, [await addOptimization(tx, fields, MAX_VERSIONS)], tx);
    if (!data) throw new Error("The version was not presented.");
    return { data, live, usage };
  };
}
