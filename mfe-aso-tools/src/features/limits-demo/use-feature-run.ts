import { getUpgradePath } from "@listwise/contracts/limits";
import { ApiError, useFeatureAccess, useTrackUsage } from "@listwise/shared-auth";
import { showLimitReached, toast, useNavigate } from "@listwise/shared-ui";
import { useRef, useState } from "react";
import type { DemoFeature } from "./demo-features";

/** Runs a test of one feature: checks access and, for counted features, tracks one unit. */
export function useFeatureRun({ key, name, counted }: DemoFeature) {
  const navigate = useNavigate();
  const access = useFeatureAccess(key);
  const track = useTrackUsage();
  const busy = useRef(false);
  const [outcome, setOutcome] = useState<string>();

  const refuse = (reason: string) => {
    setOutcome(reason);
    showLimitReached(name, () => void navigate(getUpgradePath(key)));
  };

  async function trackOne(done: string) {
    if (busy.current) return;
    busy.current = true;
    try {
      const usage = await track.mutateAsync({ feature: key, metadata: { source: "limits demo" } });
      setOutcome(`${done} ${usage.current} used.`);
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === "FEATURE_LIMIT_EXCEEDED") {
        refuse("Feature Limit Exceeded");
      } else {
        setOutcome(`Failed to track usage for feature: ${key}`);
        toast.error(`Failed to track usage for feature: ${key}`);
      }
    } finally {
      busy.current = false;
    }
  }

  function run() {
    if (access.state === "blocked") return refuse(access.reason ?? "Feature Limit Exceeded");
    if (!counted) return setOutcome("Allowed. This feature isn't counted.");
    void trackOne("Allowed. One unit tracked.");
  }

  return {
    access,
    outcome,
    tracking: track.isPending,
    run,
    trackOne: () => void trackOne("One unit tracked."),
  };
}
