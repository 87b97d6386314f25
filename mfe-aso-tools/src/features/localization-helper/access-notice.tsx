import { LinkButton, Notice } from "@listwise/shared-ui";

/** The plan lacks the helper. What was written stays readable and can be exported. */
export function AccessNotice() {
  return (
    <Notice
      tone="warning"
      title="This feature is not available on your current plan"
      actions={
        <>
          <LinkButton to="/subscription" size="sm" variant="primary">
            Upgrade
          </LinkButton>
          <LinkButton to="/help/subscription-limits" size="sm">
            Learn More
          </LinkButton>
        </>
      }
    >
      You can read and export what was written. Saving, translating and planning need a larger plan.
    </Notice>
  );
}
