import { EmptyState, LinkButton } from "@listwise/shared-ui";

/** Introduces a tool while no app is selected. */
export function ToolIntro({ hasApps, children }: { hasApps: boolean; children: string }) {
  return (
    <EmptyState
      title="Select an App to Begin"
      message={hasApps ? children : "You don't track any apps yet. Add one on the dashboard, then come back."}
      action={hasApps ? undefined : <LinkButton to="/dashboard">Go to the dashboard</LinkButton>}
    />
  );
}
