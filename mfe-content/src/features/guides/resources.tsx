import { GUIDE_RESOURCES } from "@listwise/contracts/content";
import { ExternalLinkIcon, Link, VisuallyHidden } from "@listwise/shared-ui";
import { CategoryList, NavTitle } from "../../shared/list.styles";

export function Resources() {
  return (
    <nav aria-labelledby="guide-resources">
      <NavTitle id="guide-resources">Resources</NavTitle>
      <CategoryList>
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
      </CategoryList>
    </nav>
  );
}
