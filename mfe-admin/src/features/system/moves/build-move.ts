import type { movesEndpoints } from "@listwise/contracts/releases";
import type { z } from "@listwise/contracts/zod";

/** Choice for a release in a move: a version, or one of these. */
export const KEEP = "";
export const RETIRE = "retire";

type MoveBody = z.input<typeof movesEndpoints.move.body>;

/** Returns the move for the chosen versions by release and redirects such as `/old /new`, one per line. */
export function buildMove(choices: ReadonlyMap<string, string>, redirects: string): MoveBody {
  const chosen = [...choices].filter(([, choice]) => choice !== KEEP);
  const lines = redirects.split("\n").map((line) => line.trim().split(/\s+/));
  return {
    promote: chosen.filter(([, choice]) => choice !== RETIRE).map(([name, version]) => ({ name, version })),
    retire: chosen.filter(([, choice]) => choice === RETIRE).map(([name]) => name),
    redirects: lines.filter(([from]) => from !== "").map(([from = "", to = ""]) => ({ from, to })),
  };
}
