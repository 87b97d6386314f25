import { PRODUCT_NAME } from "@listwise/contracts/site";
import { getContactLinks, Container } from "@listwise/shared-ui";
import { useSiteConfig } from "../../config/use-site-config";
import { groupEntries } from "../../navigation/nav-entries";
import { useNavEntries } from "../../navigation/use-nav-entries";
import { FooterLink } from "./footer-link";
import { Columns, Ending, Root } from "./footer.styles";

const ORDER = ["Product", "Tools", "Resources", "Company", "Legal"];

/** Renders the footer with all sections of the site and the configured contact links. */
export function Footer() {
  const groups = groupEntries(useNavEntries("footer"));
  const sorted = groups.toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const contact = getContactLinks(useSiteConfig());
  return (
    <Root>
      <Container>
        <Columns aria-label="Footer">
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
        <Ending>
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
        </Ending>
      </Container>
    </Root>
  );
}
