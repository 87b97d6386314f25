import { EmptyState, LinkButton, PlusIcon } from "@listwise/shared-ui";

/** Replaces a tool while the user tracks no app. */
export function ToolIntro({ children }: { children: string }) {
  return (
    <EmptyState
      title="Select an App to Begin"
      message={`You don't track any apps yet. ${children}`}
      action={
        <LinkButton to="/tracked-apps" variant="primary" icon={<PlusIcon size={15} />}>
          Add an app
        </LinkButton>
      }
    />
  );
}
