import type { RequestedChange } from "@listwise/contracts/releases";
import { describeMove } from "../describe-move";

/** Describes a requested change. */
export function describeChange(change: RequestedChange): string {
  if (change.kind === "move") return `Move: ${describeMove(change)}`;
  return `Promote ${change.name} ${change.version} to ${change.percent}%`;
}
