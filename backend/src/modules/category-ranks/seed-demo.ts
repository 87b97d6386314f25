import { DAY_MS } from "../../infra/durations";
import type { AppContext } from "../../infra/context";
import { formatDay } from "../analytics";
import { getStore } from "../store";
import { findDueCharts, hasCharts, saveChart, type ChartDay } from "./charts.repository";

const DAYS = 90;

/** Adds the charts of the last three months to the demo's apps, once per database. */
export async function seedCategoryRanks(ctx: AppContext): Promise<void> {
  const store = getStore(ctx);
  if (!ctx.config.demoData || store.name !== "sample" || (await hasCharts(ctx.db))) return;
  const now = Date.now();
  for (const chart of await findDueCharts(ctx.db, store.name)) {
    const days = await Promise.all(
      Array.from({ length: DAYS + 1 }, async (_, index): Promise<ChartDay> => {
        const at = new Date(now - (DAYS - index) * DAY_MS);
        return { day: formatDay(at), storeIds: (await store.chart(chart, at)).value ?? [] };
      }),
    );
    await ctx.db.transaction((tx) => saveChart(tx, chart, days, new Date(now)));
  }
}
