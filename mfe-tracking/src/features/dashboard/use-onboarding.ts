import type { UserKeyword } from "@listwise/contracts";
import { storage, useSession } from "@listwise/shared-auth";
import { useState } from "react";

export interface Step {
  title: string;
  text: string;
  done: boolean;
  to: string;
  action: string;
}

function stepsOf(apps: number, keywords: readonly UserKeyword[]): Step[] {
  return [
    {
      title: "Add an app",
      text: "Find your app in the store and track it.",
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
      text: "The first check runs by itself; it takes a moment.",
      done: keywords.some(({ best }) => best?.currentRank != null),
      to: "/rankings",
      action: "Open rankings",
    },
  ];
}

/** A ref: one and the same function, so that it runs when the button appears and not at each rendering. */
export function focusOn(button: HTMLElement | null) {
  button?.focus();
}

/** The first steps, until they are all done or the person puts them away (remembered for the account). */
export function useOnboarding(apps: number, keywords: readonly UserKeyword[]) {
  const { user } = useSession();
  const key = `onboarding-dismissed-${user?.id ?? 0}`;
  const [dismissed, setDismissed] = useState(() => storage.get(key) !== null);
  // Whoever presses a button that goes away is led to the one that undoes it.
  const [pressed, setPressed] = useState(false);
  const steps = stepsOf(apps, keywords);
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
