import { ExternalLinkIcon, VisuallyHidden } from "@listwise/shared-ui";
import type { ReactNode } from "react";

/** A link to a store's page; words alone where the store tells no address. */
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
