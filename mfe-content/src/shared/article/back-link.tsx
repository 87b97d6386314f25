import { ArrowLeftIcon, Link } from "@listwise/shared-ui";
import type { ReactNode } from "react";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="doc-back">
      <ArrowLeftIcon size={14} aria-hidden="true" />
      {children}
    </Link>
  );
}
