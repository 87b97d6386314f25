import type { ReleaseEvent } from "@listwise/contracts/releases";

/** Describes a release event. */
export function getEventLabel({ action, name, version, percent }: ReleaseEvent): string {
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
    case "take-out":
      return `Rolled back ${which} automatically because it kept failing`;
  }
}
