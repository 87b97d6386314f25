import type { ContentPage } from "@listwise/contracts/content";
import { Link } from "@listwise/shared-ui";
import { getCategoryHeader } from "./categories";

export function Breadcrumb({ category, page }: { category: string; page: ContentPage }) {
  const { title, index } = getCategoryHeader(category);
  return (
    <nav className="doc-crumbs" aria-label="Breadcrumb">
      <ol>
        <li>{index ? <Link to={index}>{title}</Link> : title}</li>
        {page.parent && (
          <li>
            <Link to={`/${category}/${encodeURIComponent(page.parent.slug)}`}>{page.parent.title}</Link>
          </li>
        )}
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
  );
}
