import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { storage, useSession, useWorkspace } from "@listwise/shared-auth";
import { useState } from "react";

/** The steps from a new account to its first ranks. */
export const STEPS = [
  { id: "app", title: "Your app" },
  { id: "competitors", title: "Competitors" },
  { id: "keywords", title: "Keywords" },
  { id: "ranks", title: "First ranks" },
] as const;

export type StepId = (typeof STEPS)[number]["id"];

const isRanked = ({ best }: UserKeyword) => (best?.currentRank ?? null) !== null;

/** Returns the current app if it is an own one, or else the user's newest own app. */
function findOwnApp(apps: readonly TrackedApp[], currentId: number | null): AppSummary | null {
  const own = apps.filter(({ relation }) => relation === "own").map(({ app }) => app);
  return own.find(({ id }) => id === currentId) ?? own[0] ?? null;
}

/**
 * Returns the step to show. Until the user acts, it is the first undone one by the account's real data, so a reload
 * continues there. The steps are open until an own app has its first rank, or the user dismisses them (stored in this
 * browser, per account).
 */
export function useOnboarding(apps: readonly TrackedApp[], keywords: readonly UserKeyword[]) {
  const { appId, country } = useWorkspace();
  const { user } = useSession();
  const key = `onboarding-dismissed-${user?.id ?? 0}`;
  const [dismissed, setDismissed] = useState(() => storage.get(key) !== null);
  const [chosen, setChosen] = useState<StepId | "finished" | null>(null);
  // When the pressed button disappears, the focus moves to the one that undoes it.
  const [pressed, setPressed] = useState(false);

  const app = findOwnApp(apps, appId);
  const onList = keywords.filter((keyword) => app !== null && keyword.appId === app.id);
  const done: Record<StepId, boolean> = {
    app: app !== null,
    competitors: apps.some(({ competitorOf }) => app !== null && competitorOf?.includes(app.id)),
    keywords: onList.length > 0,
    ranks: onList.some(isRanked),
  };
  const ownIds = new Set(apps.filter(({ relation }) => relation === "own").map((one) => one.app.id));
  const isComplete = keywords.some((one) => ownIds.has(one.appId ?? 0) && isRanked(one));
  const firstUndone = STEPS.find(({ id }) => !done[id])?.id ?? "ranks";
  const isOpen = chosen === null ? !isComplete : chosen !== "finished";

  function continueAfter(step: StepId): void {
    const left = STEPS.slice(STEPS.findIndex(({ id }) => id === step) + 1);
    setChosen(left.find(({ id }) => id === "ranks" || !done[id])?.id ?? "finished");
  }
  function dismiss(): void {
    storage.set(key, "yes");
    setDismissed(true);
    setPressed(true);
  }
  function resume(): void {
    storage.remove(key);
    setDismissed(false);
    setPressed(true);
  }
  return {
    state: isOpen ? (dismissed ? ("dismissed" as const) : ("open" as const)) : ("closed" as const),
    step: app === null || chosen === null || chosen === "finished" ? firstUndone : chosen,
    /** True once the user went on, so that the focus follows. */
    hasMoved: chosen !== null,
    done,
    app,
    country,
    keywords: onList,
    pressed,
    continueAfter,
    finish: () => setChosen("finished"),
    dismiss,
    resume,
  };
}
