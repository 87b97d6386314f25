import { ExternalLinkIcon, VisuallyHidden } from "@listwise/shared-ui";
import { Link } from "react-router-dom";

/** Renders a footer link: internal, to an email address, or external in a new tab. */
export function FooterLink({ to, children }: { to: string; children: string }) {
  if (to.startsWith("/")) return <Link to={to}>{children}</Link>;
  if (to.startsWith("mailto:")) return <a href={to}>{children}</a>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLinkIcon size={12} aria-hidden="true" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
