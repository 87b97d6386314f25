import type { ContentPage } from "@listwise/contracts/content";
import { Link } from "@listwise/shared-ui";
import styled from "styled-components";
import { getCategoryHeader } from "./categories";

const Root = styled.nav`
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-1) var(--lw-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    min-height: 1.5rem;
  }
  li + li::before {
    content: "/" / "";
    margin-inline-end: var(--lw-space-2);
    color: var(--lw-text-subtle);
  }
  a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;

export function Breadcrumb({ category, page }: { category: string; page: ContentPage }) {
  const { title, index } = getCategoryHeader(category);
  return (
    <Root aria-label="Breadcrumb">
      <ol>
        <li>{index ? <Link to={index}>{title}</Link> : title}</li>
        {page.parent && (
          <li>
            <Link to={`/${category}/${encodeURIComponent(page.parent.slug)}`}>{page.parent.title}</Link>
          </li>
        )}
        <li aria-current="page">{page.title}</li>
      </ol>
    </Root>
  );
}
