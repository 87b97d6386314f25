import type { ReleaseEvent } from "@listwise/contracts/releases";
import { describeMove } from "../describe-move";

/** Describes a release event. */
export function getEventLabel({ action, name, version, percent, move }: ReleaseEvent): string {
  const which = version ? `${name} ${version}` : name;
  switch (action) {
    case "publish":
      return `Published ${which}`;
    case "promote":
      return `Promoted ${which} to ${percent ?? 100}%`;
    case "rollback":
      return version ? `Rolled ${name} back to ${version}` : `Rolled ${name} back`;
    case "disable":
      return `Disabled ${name}`;
    case "enable":
      return `Enabled ${name}`;
    case "move":
      return move ? `Moved together: ${describeMove(move)}` : `Moved ${which}`;
    case "take-out":
      return `Rolled back ${which} automatically because it kept failing`;
  }
}
