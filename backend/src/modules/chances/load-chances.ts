import { computeChance, createStrengthMeter } from "@listwise/aso-core/scores";
import type { AppContext } from "../../infra/context";
import { findListingSummaries, getStore } from "../store";

/** Keyword in a storefront with its first results, and the app whose chance is meant. */
export interface ChanceSubject {
  appId: number | null;
  entry: { keywordText: string; country: string };
  /** The first results in order, and the strength of each, 0–100; `null` if unknown. */
  figures: { topAppIds: readonly number[] | null; topStrengths: readonly (number | null)[] | null };
}

/** Returns each chance in the order of the subjects, 0–100; `null` if the app isn't listed or too little is known. */
export async function loadChances(
  ctx: AppContext,
  subjects: readonly ChanceSubject[],
): Promise<(number | null)[]> {
  const meters = new Map<string, ReturnType<typeof createStrengthMeter>>();
  const appIds = new Set(subjects.flatMap(({ appId }) => appId ?? []));
  for (const country of new Set(subjects.map(({ entry }) => entry.country))) {
    for (const app of await findListingSummaries(ctx.db, getStore(ctx).name, country, [...appIds])) {
      meters.set(`${app.appId} ${country}`, createStrengthMeter(app));
    }
  }
  return subjects.map(({ appId, entry, figures: { topAppIds, topStrengths } }) => {
    const own = meters.get(`${appId} ${entry.country}`)?.(entry.keywordText)?.value ?? null;
    const others = (topStrengths ?? []).filter((_, index) => topAppIds?.[index] !== appId);
    const { value } = computeChance(own, others);
    return value === null ? null : Math.round(value);
  });
}
