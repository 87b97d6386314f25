import type { UserKeyword } from "@listwise/contracts/keywords";
import { storage, useSession } from "@listwise/shared-auth";
import { useState } from "react";

export interface Step {
  title: string;
  text: string;
  done: boolean;
  to: string;
  action: string;
}

function buildSteps(apps: number, keywords: readonly UserKeyword[]): Step[] {
  return [
    {
      title: "Add an app",
      text: "Search for your app and track it.",
      done: apps > 0,
      to: "/tracked-apps",
      action: "Find an app",
    },
    {
      title: "Add keywords",
      text: "Track the words people might search for.",
      done: keywords.length > 0,
      to: "/keywords",
      action: "Track a keyword",
    },
    {
      title: "See your first ranking",
      text: "The first check runs automatically and takes a moment.",
      done: keywords.some(({ best }) => best?.currentRank != null),
      to: "/rankings",
      action: "Open rankings",
    },
  ];
}

/** Focuses a button when it mounts. As a ref, it is one stable function, so that it doesn't run on each render. */
export function focusOn(button: HTMLElement | null) {
  button?.focus();
}

/** Returns the first steps until all are done or the user dismisses them (stored in this browser, per account). */
export function useOnboarding(apps: number, keywords: readonly UserKeyword[]) {
  const { user } = useSession();
  const key = `onboarding-dismissed-${user?.id ?? 0}`;
  const [dismissed, setDismissed] = useState(() => storage.get(key) !== null);
  // When the pressed button disappears, the focus moves to the one that undoes it.
  const [pressed, setPressed] = useState(false);
  const steps = buildSteps(apps, keywords);
  const open = !dismissed && steps.some(({ done }) => !done);

  function dismiss() {
    storage.set(key, "yes");
    setDismissed(true);
    setPressed(true);
  }
  function resume() {
    storage.remove(key);
    setDismissed(false);
    setPressed(true);
  }
  const resumable = dismissed && steps.some(({ done }) => !done);
  return { steps, open, resumable, pressed, dismiss, resume };
}
