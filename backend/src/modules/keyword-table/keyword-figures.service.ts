import type { KeywordTableRow, MetricKey } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import type { TrackedKeyword } from "../keywords";
import { checkFeature } from "../limits";
import { redactValues } from "../research";
import { getStore } from "../store";
import { findEntryFigures } from "./keyword-table.repository";
import { loadChances } from "../chances";

type KeywordFigures = Pick<KeywordTableRow, MetricKey | "chance" | "results" | "bestRank">;

/**
 * Loads the figures of list entries as the keyword table shows them, in the order of the entries. `chance` and `bestRank`
 * are those of the app; the latter is `null` for entries on another list. Metrics that the user's plan
 * lacks are `null`.
 */
export async function loadKeywordFigures(
  ctx: AppContext,
  userId: number,
  appId: number,
  entries: readonly TrackedKeyword[],
): Promise<KeywordFigures[]> {
  const [figures, { allowed: advanced }] = await Promise.all([
    findEntryFigures(ctx.db, userId, getStore(ctx).name, undefined),
    checkFeature(ctx.db, userId, "advanced_keyword_analysis"),
  ]);
  const found = entries.map((entry) => ({ entry, figures: figures.get(entry.id) }));
  const chances = await loadChances(
    ctx,
    found.map(({ entry: { text, country }, figures: known }) => ({
      appId,
      entry: { keywordText: text, country },
      figures: { topAppIds: known?.topAppIds ?? null, topStrengths: known?.topStrengths ?? null },
    })),
  );
  return found.map(({ entry, figures: known }, index) => ({
    ...redactValues(known, advanced),
    chance: chances[index] ?? null,
    results: known?.results ?? null,
    bestRank: entry.appId === appId ? (known?.bestRank ?? null) : null,
  }));
}
