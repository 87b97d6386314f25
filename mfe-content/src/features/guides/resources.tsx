import { ExternalLinkIcon, Link, VisuallyHidden } from "@listwise/shared-ui";
import { CategoryList, NavTitle } from "../../shared/list.styles";

const resources = [
  { label: "ASO Checklist", to: "/app-launch-checklist" },
  { label: "Keyword Research Tools", to: "/aso-tools/keyword-generator" },
  { label: "App Store Guidelines", to: "https://developer.apple.com/app-store/review/guidelines/" },
  { label: "Video Tutorials", to: "https://developer.apple.com/videos/" },
];

export function Resources() {
  return (
    <nav aria-labelledby="guide-resources">
      <NavTitle id="guide-resources">Resources</NavTitle>
      <CategoryList>
        {resources.map(({ label, to }) => (
          <li key={to}>
            {to.startsWith("/") ? (
              <Link to={to}>{label}</Link>
            ) : (
              <a href={to} rel="noopener noreferrer">
                {label}
                <ExternalLinkIcon size={13} aria-hidden="true" />
                <VisuallyHidden> (another site)</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </CategoryList>
    </nav>
  );
}
