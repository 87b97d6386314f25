import { pluralize } from "@listwise/aso-core/text";
import { Link, Skeleton, VisuallyHidden } from "@listwise/shared-ui";
import type { GuideCategory } from "./guide-lists";

interface GuideCategoriesProps {
  categories: readonly GuideCategory[];
  loading: boolean;
  /** Slug of the current category; empty for all. */
  current: string;
  getHref: (category: string) => string;
}

export function GuideCategories({ categories, loading, current, getHref }: GuideCategoriesProps) {
  return (
    <nav aria-labelledby="guide-categories">
      <h2 id="guide-categories">Categories</h2>
      <ul className="doc-filters">
        <li>
          <Link to={getHref("")} aria-current={current === "" ? "true" : undefined}>
            All Guides
          </Link>
        </li>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={getHref(slug)} aria-current={slug === current ? "true" : undefined}>
              {name}
              <span className="doc-count">
                {count}
                <VisuallyHidden> {pluralize(count, "guide")}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
        {loading &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton width="7rem" height="var(--lw-control-sm)" />
            </li>
          ))}
      </ul>
    </nav>
  );
}
