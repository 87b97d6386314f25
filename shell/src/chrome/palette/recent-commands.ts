import { bus, tabStorage } from "@listwise/shared-auth";
import { z } from "@listwise/contracts";

const KEY = "palette-recent";
const MOST = 5;

/** Returns the IDs of recently used commands, latest first. */
export function recentCommands(): string[] {
  const stored = z.safeParse(z.array(z.string()), tabStorage.getJson(KEY));
  return stored.success ? stored.data : [];
}

export function rememberCommand(id: string): void {
  tabStorage.setJson(KEY, [id, ...recentCommands().filter((other) => other !== id)].slice(0, MOST));
}

bus.on("user:logged-out", () => {
  tabStorage.remove(KEY);
});
