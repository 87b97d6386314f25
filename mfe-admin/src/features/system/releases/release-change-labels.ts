import type { ReleaseStatus } from "@listwise/contracts/releases";
import type { ReleaseChange } from "./releases.api";

interface ReleaseChangeLabels {
  title: string;
  /** Effect in browsers. */
  effect: string;
  confirm: string;
}

const OWN_REMOTE = "mfe-admin";
const LOCKED_OUT = ` This page is one of them. To restore it, run pnpm release enable ${OWN_REMOTE}.`;
const AT_ENTRY = "on their next visit, and open tabs the next time they open it";

function getPromotionLabels(
  version: string,
  percent: number,
  { name, stable }: ReleaseStatus,
): ReleaseChangeLabels {
  const title = `Promote ${name} ${version} to ${percent}%`;
  const confirm = `Promote to ${percent}%`;
  if (percent < 100) {
    const others = stable ? `all others keep ${stable}` : "all others get no version";
    return {
      title,
      confirm,
      effect: `${percent}% of browsers get ${version} ${AT_ENTRY}, and keep it; ${others}.`,
    };
  }
  const former = stable && stable !== version ? ` ${stable} is kept for a rollback.` : "";
  return { title, confirm, effect: `All browsers get ${version} ${AT_ENTRY}.${former}` };
}

function getRollbackLabels({ name, stable, canary, previous }: ReleaseStatus): ReleaseChangeLabels {
  const title = `Roll back ${name}`;
  const confirm = "Roll back";
  if (canary) {
    const back = stable ? `Its browsers get ${stable} again` : "Its browsers get no version";
    return { title, confirm, effect: `The canary ${canary.version} ends. ${back} ${AT_ENTRY}.` };
  }
  return {
    title,
    confirm,
    effect: `All browsers get ${previous[0] ?? "the previous version"} instead of ${stable ?? "no version"} ${AT_ENTRY}.`,
  };
}

/** Returns the texts that explain a release change before it is made. */
export function getReleaseChangeLabels(move: ReleaseChange, status: ReleaseStatus): ReleaseChangeLabels {
  switch (move.kind) {
    case "promote":
      return getPromotionLabels(move.version, move.percent, status);
    case "rollback":
      return getRollbackLabels(status);
    case "disable":
      return {
        title: `Disable ${move.name}`,
        confirm: "Disable",
        effect: `Browsers can't load it until it is enabled again. Its pages and widgets show a notice instead.${move.name === OWN_REMOTE ? LOCKED_OUT : ""}`,
      };
    case "enable":
      return {
        title: `Enable ${move.name}`,
        confirm: "Enable",
        effect: `Browsers load it again ${AT_ENTRY}.`,
      };
  }
}
