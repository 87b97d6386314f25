import { GUIDE_RESOURCES } from "@listwise/contracts/content";
import { ExternalLinkIcon, Link, VisuallyHidden } from "@listwise/shared-ui";

export function Resources() {
  return (
    <nav aria-labelledby="guide-resources">
      <h2 id="guide-resources">Resources</h2>
      <ul className="doc-filters">
        {GUIDE_RESOURCES.map(({ label, to }) => (
          <li key={to}>
            {to.startsWith("/") ? (
              <Link to={to}>{label}</Link>
            ) : (
              <a href={to} rel="noopener noreferrer">
                {label}
                <ExternalLinkIcon size={13} aria-hidden="true" />
                <VisuallyHidden> (external site)</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
