import type { ReactNode } from "react";
import { ErrorState } from "../composites/state-message";
import { Loading, Skeleton } from "../primitives/skeleton";
import { UpgradePrompt, type UpgradePromptProps } from "./upgrade-prompt";

/** How far the check of a feature has come. */
export type GateState = "unchecked" | "checking" | "allowed" | "blocked" | "failed";

export interface FeatureGateProps extends Pick<UpgradePromptProps, "feature" | "variant"> {
  /** As `useFeatureAccess` of shared-auth tells it. */
  access: { state: GateState; reason?: string | undefined; problem?: string | undefined; check: () => void };
  /** Shown instead of the prompt while the feature is blocked. */
  fallback?: ReactNode;
  /** What only a plan with the feature shows. */
  children: ReactNode;
}

/** Shows its content where the plan has the feature, else a prompt or the fallback. The server decides; this only hides. */
export function FeatureGate({ feature, variant = "card", access, fallback, children }: FeatureGateProps) {
  if (access.state === "allowed") return children;
  if (access.state === "blocked") {
    return (
      fallback ?? (
        <UpgradePrompt feature={feature} variant={variant}>
          {access.reason}
        </UpgradePrompt>
      )
    );
  }
  if (access.state === "failed") {
    return <ErrorState title={access.problem ?? "The check failed"} onRetry={access.check} />;
  }
  return (
    <Loading label={`Checking access to ${feature}`}>
      <Skeleton height="6rem" radius="lg" />
    </Loading>
  );
}
