import { LinkButton, Notice } from "@listwise/shared-ui";
import type { ReactNode } from "react";

/** Says that the plan's limit is reached and what to do about it. */
export function LimitNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <LinkButton size="sm" to="/pricing">
          Compare plans
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}
