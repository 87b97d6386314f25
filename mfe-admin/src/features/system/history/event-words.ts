import type { ReleaseEvent } from "@listwise/contracts";

/** What a move did, as a sentence. */
export function eventWords({ action, name, version, percent }: ReleaseEvent): string {
  const which = version ? `${name} ${version}` : name;
  switch (action) {
    case "publish":
      return `Published ${which}`;
    case "promote":
      return `Promoted ${which} to ${percent ?? 100} %`;
    case "rollback":
      return version ? `Rolled ${name} back to ${version}` : `Rolled ${name} back`;
    case "disable":
      return `Disabled ${name}`;
    case "enable":
      return `Enabled ${name}`;
    case "take-out":
      return `Took ${which} out, because it kept failing`;
  }
}
