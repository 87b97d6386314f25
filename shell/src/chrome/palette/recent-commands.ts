import { bus, tabStorage } from "@listwise/shared-auth";
import { z } from "@listwise/contracts/zod";

const KEY = "palette-recent";
const MAX_COMMANDS = 5;

/** Returns the IDs of recently used commands, latest first. */
export function getRecentCommands(): string[] {
  const stored = z.safeParse(z.array(z.string()), tabStorage.getJson(KEY));
  return stored.success ? stored.data : [];
}

export function saveRecentCommand(id: string): void {
  tabStorage.setJson(
    KEY,
    [id, ...getRecentCommands().filter((other) => other !== id)].slice(0, MAX_COMMANDS),
  );
}

bus.on("user:logged-out", () => {
  tabStorage.remove(KEY);
});
