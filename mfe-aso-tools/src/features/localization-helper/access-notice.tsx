import { getUpgradePath } from "@listwise/contracts/limits";
import { usePlanLock } from "@listwise/shared-auth";
import { LinkButton, Notice } from "@listwise/shared-ui";

import { FEATURE } from "./localization.api";

/** Shown if the plan lacks the helper. Existing texts stay readable and can be exported. */
export function AccessNotice() {
  const lock = usePlanLock(FEATURE)();
  return (
    <Notice
      tone="warning"
      title="This feature is not available on your current plan"
      actions={
        <>
          <LinkButton to={getUpgradePath(FEATURE)} size="sm" variant="primary">
            Upgrade
          </LinkButton>
          <LinkButton to="/help/subscription-limits" size="sm">
            Learn More
          </LinkButton>
        </>
      }
    >
      {lock && `${lock.text} `}You can read and export existing texts. Upgrade to save, translate and plan.
    </Notice>
  );
}
