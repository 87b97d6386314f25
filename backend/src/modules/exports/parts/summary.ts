import type { App } from "@listwise/contracts/apps";
import type { ExportRecord } from "@listwise/contracts/exports";
import type { AppContext } from "../../../infra/context";
import { formatDay } from "../../analytics";
import { loadListFigures } from "../../portfolio";
import { getStore } from "../../store";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/**
 * Creates the summary: what the file covers, where its data comes from, and the latest figures of the keyword list, which
 * are those of the dashboard.
 */
export async function createSummary(
  ctx: AppContext,
  userId: number,
  app: App,
  { country, since, at, truncated }: { country: string; since: string | null; at: Date; truncated: boolean },
): Promise<ExportRecord<"summary">> {
  const { label, kind, capturedAt } = await getStore(ctx).describe();
  const { visibility, averageRank, ...counts } = await loadListFigures(ctx, userId, app.id, country);
  return {
    appName: app.name,
    developer: app.developer,
    appId: app.id,
    storeId: app.storeId,
    platform: app.platform,
    country,
    countryName: countryNames.of(country.toUpperCase()) ?? null,
    periodStart: since,
    periodEnd: formatDay(at),
    sourceLabel: label,
    dataDate: capturedAt ?? (kind === "dataset" ? null : (counts.checkedAt ?? app.provenance.fetchedAt)),
    exportedAt: at.toISOString(),
    timeZone: "UTC",
    truncated,
    keywordCount: counts.keywords,
    visibility,
    averageRank,
    rankedCount: counts.ranked,
    unrankedCount: counts.unranked,
    uncheckedCount: counts.unchecked,
    top3: counts.top3,
    top10: counts.top10,
    top50: counts.top50,
  };
}
