import { getContactLinks } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { siteConfigQuery } from "./site-config.api";

/** Renders the configured contact address and profiles, or nothing if there are none. */
export function ContactLinks({ title }: { title: string }) {
  const { data = [] } = useQuery(siteConfigQuery());
  const links = getContactLinks(new Map(data.map(({ key, value }) => [key, value])));
  if (links.length === 0) return null;
  return (
    <section className="doc-contacts" aria-labelledby="ways-to-reach-us">
      <h2 id="ways-to-reach-us">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
