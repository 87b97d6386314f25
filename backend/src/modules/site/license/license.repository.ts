import { eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { LICENSE_KEY as KEY } from "../config/config-catalog";
import { siteConfig } from "../site.schema";

/** Returns true if a superadmin has turned the site off. */
export async function findKillSwitch(db: Executor): Promise<boolean> {
  const [row] = await db.select({ value: siteConfig.value }).from(siteConfig).where(eq(siteConfig.key, KEY));
  return row?.value === "true";
}

export async function upsertKillSwitch(db: Executor, isOn: boolean): Promise<void> {
  const entry = {
    key: KEY,
    value: String(isOn),
    type: "boolean",
    description: "Turns the site off for everyone",
    updatedAt: new Date(),
  };
  await db.insert(siteConfig).values(entry).onConflictDoUpdate({ target: siteConfig.key, set: entry });
}
