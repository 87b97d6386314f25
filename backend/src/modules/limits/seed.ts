import type { AppContext } from "../../infra/context";
import { LIMIT_DEFINITIONS } from "./plans/catalog";
import { insertDefinitions, insertPlans } from "./seed.repository";
import { PLAN_PRESETS } from "./plans/plans";

/** Writes missing definitions and plan presets; changes by administrators are preserved. */
export async function seedLimits({ db }: AppContext): Promise<void> {
  await db.transaction(async (tx) => {
    await insertDefinitions(tx, LIMIT_DEFINITIONS);
    await insertPlans(tx, PLAN_PRESETS);
  });
}
