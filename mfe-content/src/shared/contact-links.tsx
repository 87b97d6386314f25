import { getContactLinks } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { siteConfigQuery } from "./site-config.api";

const Root = styled.section`
  margin-top: var(--lw-space-8);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-2) var(--lw-space-5);
    margin: var(--lw-space-3) 0 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
    overflow-wrap: anywhere;
  }
`;

/** Renders the configured contact address and profiles, or nothing if there are none. */
export function ContactLinks({ title }: { title: string }) {
  const { data = [] } = useQuery(siteConfigQuery());
  const links = getContactLinks(new Map(data.map(({ key, value }) => [key, value])));
  if (links.length === 0) return null;
  return (
    <Root aria-labelledby="ways-to-reach-us">
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
    </Root>
  );
}
