import type { ReleaseStatus } from "@listwise/contracts/releases";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { rolloutsQuery } from "./rollouts.api";
import { StartRolloutDialog } from "./start-rollout-dialog";

/**
 * Returns a function that asks for the rules of a rollout, and the dialog to render. The function is absent if the release
 * has no version to compare with, is disabled, or already has a rollout.
 */
export function useRolloutStart({ name, stable, enabled }: ReleaseStatus) {
  const [version, setVersion] = useState<string | null>(null);
  const rollouts = useQuery(rolloutsQuery());
  const isBusy = rollouts.data?.some(
    (one) => one.name === name && (one.state === "running" || one.state === "paused"),
  );
  const canStart = stable !== null && enabled && isBusy === false;
  return {
    startRollout: canStart ? setVersion : undefined,
    dialog: version !== null && stable !== null && (
      <StartRolloutDialog {...{ name, version, stable }} onClose={() => setVersion(null)} />
    ),
  };
}
