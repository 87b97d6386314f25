import type { Workspace } from "@listwise/contracts/workspace";
import { eq } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { workspaces } from "./workspace.schema";

/** Returns the user's last choice; `null` if the user has not chosen yet. */
export async function findChoice(db: Executor, userId: number): Promise<Workspace | null> {
  const { appId, country } = workspaces;
  const [row] = await db.select({ appId, country }).from(workspaces).where(eq(workspaces.userId, userId));
  return row ?? null;
}

export async function saveChoice(db: Executor, userId: number, choice: Workspace): Promise<void> {
  await db
    .insert(workspaces)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: workspaces.userId, set: choice });
}
