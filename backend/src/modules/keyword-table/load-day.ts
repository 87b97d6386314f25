import type { AppContext } from "../../infra/context";
import { computeFirstDay, formatDay } from "../analytics";
import { loadHistory } from "../portfolio";

const DAY_MS = 86_400_000;

/**
 * Returns the history of a single UTC day. A day before the plan's history becomes its first day, which is `firstDay`; it is
 * `null` if the history is unlimited.
 */
export async function loadDay(ctx: AppContext, userId: number, asked: string) {
  const daysAgo = Math.round((Date.parse(formatDay(new Date())) - Date.parse(asked)) / DAY_MS);
  const history = await loadHistory(ctx, userId, daysAgo);
  const [day = asked] = history.days;
  return {
    day,
    history: { ...history, days: [day] },
    // The history has that many days before today.
    firstDay: computeFirstDay("all", history.historyDays + 1),
  };
}
