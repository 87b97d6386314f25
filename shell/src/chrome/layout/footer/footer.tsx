import { PRODUCT_NAME } from "@listwise/contracts/site";
import { Button, getContactLinks, Container } from "@listwise/shared-ui";
import { useId, useState } from "react";
import { useSiteConfig } from "../../config/use-site-config";
import { groupEntries } from "../../navigation/nav-entries";
import { useNavEntries } from "../../navigation/use-nav-entries";
import { FooterLink } from "./footer-link";
import { Columns, Ending, Root } from "./footer.styles";

const ORDER = ["Product", "Tools", "Resources", "Company", "Legal"];

/**
 * Renders the footer with all sections of the site and the configured contact links. A collapsible one is a line until
 * it is expanded.
 */
export function Footer({ isCollapsible }: { isCollapsible: boolean }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const linksId = useId();
  const isOpen = isExpanded || !isCollapsible;
  const groups = groupEntries(useNavEntries("footer"));
  const sorted = groups.toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const contact = getContactLinks(useSiteConfig());
  return (
    <Root>
      <Container>
        {isOpen && (
          <Columns aria-label="Footer" id={linksId}>
            {sorted.map(([group, entries]) => (
              <div key={group}>
                <h2>{group}</h2>
                <ul>
                  {entries.map(({ label, path }) => (
                    <li key={path}>
                      <FooterLink to={path}>{label}</FooterLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Columns>
        )}
        <Ending $divided={isOpen}>
          <span>
            © {new Date().getFullYear()} {PRODUCT_NAME}. App Store Optimization.
          </span>
          {contact.length > 0 && (
            <ul aria-label="Contact">
              {contact.map(({ label, href }) => (
                <li key={href}>
                  <FooterLink to={href}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          )}
          {isCollapsible && (
            <Button
              size="sm"
              variant="ghost"
              edge="end"
              aria-expanded={isOpen}
              aria-controls={isOpen ? linksId : undefined}
              onClick={() => setIsExpanded(!isOpen)}
            >
              {isOpen ? "Hide links" : "All links"}
            </Button>
          )}
        </Ending>
      </Container>
    </Root>
  );
}
