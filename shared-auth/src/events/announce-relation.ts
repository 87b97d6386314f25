import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import { bus } from "./bus";

/**
 * Tells the other remotes what an app is to the user after a change, from the tracked apps that the server then lists. An app
 * that lost its last comparison may no longer be tracked. Returns false in that case.
 */
export function announceRelation(
  { id, storeId, name }: Pick<AppSummary, "id" | "storeId" | "name">,
  tracked: readonly (Pick<TrackedApp, "relation"> & { app: Pick<AppSummary, "id"> })[],
): boolean {
  const payload = { appId: id, storeId, name };
  const after = tracked.find(({ app }) => app.id === id);
  if (after) bus.emit("app:relation-changed", { ...payload, relation: after.relation ?? "watching" });
  else bus.emit("app:unfollowed", payload);
  return after !== undefined;
}
