import { z } from "@listwise/contracts/zod";
import type { SafeStorage } from "../storage/safe-storage";
import { SessionUserSchema } from "./session-user";

const KEY = "viewAs";

const ViewSchema = z.object({ token: z.string(), expiresAt: z.string(), user: SessionUserSchema });

/** An account that an administrator views in this tab, read-only; other tabs keep the administrator's session. */
export type View = z.infer<typeof ViewSchema>;

/** Returns the view that this tab stores; `null` without one. Removes an expired one. */
export function readView(tab: SafeStorage): View | null {
  const view = z.safeParse(ViewSchema, tab.getJson(KEY));
  if (view.success && Date.parse(view.data.expiresAt) > Date.now()) return view.data;
  removeView(tab);
  return null;
}

/** Stores a view for the next page load of this tab. Returns false if the browser blocks storage. */
export function writeView(tab: SafeStorage, view: View): boolean {
  return tab.persistent && tab.setJson(KEY, view);
}

/** Removes the view, so that the next page load of this tab is the administrator's. */
export function removeView(tab: SafeStorage): void {
  tab.remove(KEY);
}
