import type { ReleaseStatus } from "@listwise/contracts";
import type { Move } from "./releases.api";

interface MoveWords {
  title: string;
  /** What happens in browsers. */
  effect: string;
  confirm: string;
}

const OWN = "mfe-admin";
const LOCKED_OUT = ` This page is one of them: to come back, run pnpm release enable ${OWN}.`;
const AT_ENTRY = "at their next visit, and open tabs at their next entry of it";

function promotion(version: string, percent: number, { name, stable }: ReleaseStatus): MoveWords {
  const title = `Promote ${name} ${version} to ${percent} %`;
  const confirm = `Promote to ${percent} %`;
  if (percent < 100) {
    const others = stable ? `the others keep ${stable}` : "the others get none";
    return {
      title,
      confirm,
      effect: `${percent} of 100 browsers get ${version} ${AT_ENTRY}, and stay on it; ${others}.`,
    };
  }
  const former = stable && stable !== version ? ` ${stable} is kept for a rollback.` : "";
  return { title, confirm, effect: `All browsers get ${version} ${AT_ENTRY}.${former}` };
}

function rollback({ name, stable, canary, previous }: ReleaseStatus): MoveWords {
  const title = `Roll back ${name}`;
  const confirm = "Roll back";
  if (canary) {
    const back = stable ? `Its browsers get ${stable} again` : "Its browsers get none";
    return { title, confirm, effect: `The canary ${canary.version} ends. ${back} ${AT_ENTRY}.` };
  }
  return {
    title,
    confirm,
    effect: `All browsers get ${previous[0] ?? "the version before"} in place of ${stable ?? "none"} ${AT_ENTRY}.`,
  };
}

/** What a move does, for the one who is about to make it. */
export function moveWords(move: Move, status: ReleaseStatus): MoveWords {
  switch (move.kind) {
    case "promote":
      return promotion(move.version, move.percent, status);
    case "rollback":
      return rollback(status);
    case "disable":
      return {
        title: `Disable ${move.name}`,
        confirm: "Disable",
        effect: `Nobody can load it until it is enabled again: its pages and its other places in the site say that it is switched off.${move.name === OWN ? LOCKED_OUT : ""}`,
      };
    case "enable":
      return {
        title: `Enable ${move.name}`,
        confirm: "Enable",
        effect: `Browsers load it again ${AT_ENTRY}.`,
      };
  }
}
