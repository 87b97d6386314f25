import type { AppContext } from "../../platform/context";
import { LIMIT_DEFINITIONS } from "./catalog";
import { insertDefinitions, insertPlans } from "./seed.repository";
import { PLAN_PRESETS } from "./plans";

/** Writes definitions and plan presets that are missing; what an administrator changed stays as it is. */
export async function seedLimits({ db }: AppContext): Promise<void> {
  await db.transaction(async (tx) => {
    await insertDefinitions(tx, LIMIT_DEFINITIONS);
    await insertPlans(tx, PLAN_PRESETS);
  });
}
