import { EmptyState, LinkButton } from "@listwise/shared-ui";

/** Says what a tool is for while no app is chosen. */
export function Invitation({ hasApps, children }: { hasApps: boolean; children: string }) {
  return (
    <EmptyState
      title="Select an App to Begin"
      message={hasApps ? children : "You track no apps yet. Add one on the dashboard, then come back."}
      action={hasApps ? undefined : <LinkButton to="/dashboard">Go to the dashboard</LinkButton>}
    />
  );
}
