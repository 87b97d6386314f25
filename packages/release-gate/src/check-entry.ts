import type { GateFinding } from "@listwise/contracts/releases";
import type { Release } from "@listwise/contracts/remotes";
import { parse } from "acorn";
import { error } from "./findings";

/** Longest entry that is parsed, in characters; chosen by us: a multiple of the shell's. */
const MAX_LENGTH = 2_000_000;

/** Checks that the entry is a script that browsers can parse. A missing one is reported elsewhere. */
export function checkEntry({ entry }: Release, text: string | undefined): GateFinding[] {
  if (text === undefined) return [];
  if (text.length > MAX_LENGTH) return [error("entry", `The entry ${entry} is too long to be checked.`)];
  try {
    parse(text, { ecmaVersion: "latest", sourceType: "script" });
    return [];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [error("entry", `The entry ${entry} is not a script: ${reason}. Rebuild the package.`)];
  }
}
