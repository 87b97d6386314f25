import { ExternalLinkIcon, VisuallyHidden } from "@listwise/shared-ui";
import type { ReactNode } from "react";

/** Renders a link to a store page, or plain text if there is no URL. */
export function OutsideLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLinkIcon size={13} aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
