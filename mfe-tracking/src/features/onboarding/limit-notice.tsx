import { getUpgradePath } from "@listwise/contracts/limits";
import { LinkButton, Notice } from "@listwise/shared-ui";
import type { ReactNode } from "react";

interface LimitNoticeProps {
  title: string;
  /** Key of the limited feature. */
  feature: string;
  children: ReactNode;
}

/** Says that the plan's limit is reached and what to do about it. */
export function LimitNotice({ title, feature, children }: LimitNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <LinkButton size="sm" to={getUpgradePath(feature)}>
          Upgrade
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}
