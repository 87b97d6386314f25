import type { ReactNode } from "react";
import { ErrorState } from "../composites/state-message";
import { Loading, Skeleton } from "../primitives/skeleton";
import { UpgradePrompt, type UpgradePromptProps } from "./upgrade-prompt";

/** State of a feature's access check. */
export type GateState = "unchecked" | "checking" | "allowed" | "blocked" | "failed";

export interface FeatureGateProps extends Pick<UpgradePromptProps, "feature" | "variant" | "to"> {
  /** Result of `useFeatureAccess` of shared-auth. */
  access: { state: GateState; reason?: string | undefined; problem?: string | undefined; check: () => void };
  /** Shown in place of the prompt while the feature is blocked. */
  fallback?: ReactNode;
  /** Content for plans with the feature. */
  children: ReactNode;
}

/**
 * Shows its content if the plan has the feature, else a prompt or the fallback. The server enforces access;
 * this only hides.
 */
export function FeatureGate({ feature, variant = "card", to, access, fallback, children }: FeatureGateProps) {
  if (access.state === "allowed") return children;
  if (access.state === "blocked") {
    return (
      fallback ?? (
        <UpgradePrompt feature={feature} variant={variant} {...(to === undefined ? {} : { to })}>
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
