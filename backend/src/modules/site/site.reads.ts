import { TRIAL_KEY, type ConfigEntry, type siteEndpoints } from "@listwise/contracts/site";
import type { z } from "@listwise/contracts/zod";
import { asc, inArray, like, or } from "drizzle-orm";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { hasTrials } from "../limits";
import { getStore } from "../store";
import { PUBLIC_KEYS, TITLE_PREFIX } from "./config/config-catalog";
import { siteConfig } from "./site.schema";

/** Returns the entries that everyone can read: page titles and the keys on the list, no others under `seo.`. */
export async function findPublicConfig(db: Executor): Promise<ConfigEntry[]> {
  const { key, value, type, description } = siteConfig;
  return db
    .select({ key, value, type, description })
    .from(siteConfig)
    .where(or(like(key, `${TITLE_PREFIX}%`), inArray(key, [...PUBLIC_KEYS])))
    .orderBy(asc(key));
}

const createFlag = (key: string, value: boolean, description: string): ConfigEntry => ({
  ...{ key, description },
  value: String(value),
  type: "boolean",
});

/** Returns {@link findPublicConfig} and what the front ends have to know about the installation. */
export async function loadPublicConfig({ db, config }: AppContext): Promise<ConfigEntry[]> {
  const [entries, trial] = await Promise.all([findPublicConfig(db), hasTrials(db)]);
  return [
    ...entries,
    createFlag("auth.google", config.google !== null, "True if users can sign in with Google"),
    createFlag(TRIAL_KEY, trial, "True if a plan has a free trial"),
  ];
}

/** Returns {@link loadPublicConfig} and the source of listings with the stores that it can search. */
export async function loadPublicAnswer(
  ctx: AppContext,
): Promise<z.input<typeof siteEndpoints.publicConfig.response>> {
  const store = getStore(ctx);
  const [data, platforms] = await Promise.all([loadPublicConfig(ctx), store.findPlatforms()]);
  return { success: true, data, source: store.name, platforms };
}
