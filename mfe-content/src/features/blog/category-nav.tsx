import type { BlogCategory } from "@listwise/contracts/content";
import { pluralize } from "@listwise/aso-core/text";
import { Link, Skeleton, VisuallyHidden } from "@listwise/shared-ui";
import { CategoryIcon } from "../../shared/posts/category-icon";

interface CategoryNavProps {
  /** Absent while loading and after a failure; then only "All Categories" is shown. */
  categories: readonly BlogCategory[] | undefined;
  loading: boolean;
  /** Slug of the current category; empty for all. */
  current: string;
  getHref: (category: string) => string;
}

export function CategoryNav({ categories = [], loading, current, getHref }: CategoryNavProps) {
  return (
    <nav aria-labelledby="blog-categories">
      <h2 id="blog-categories">Categories</h2>
      <ul className="doc-filters">
        <li>
          <Link to={getHref("")} aria-current={current === "" ? "true" : undefined}>
            All Categories
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryLink
              category={category}
              current={category.slug === current}
              to={getHref(category.slug)}
            />
          </li>
        ))}
        {loading &&
          Array.from({ length: 5 }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton width="7rem" height="var(--lw-control-sm)" />
            </li>
          ))}
      </ul>
      {loading && <VisuallyHidden role="status">Loading categories</VisuallyHidden>}
    </nav>
  );
}

function CategoryLink({ category, current, to }: { category: BlogCategory; current: boolean; to: string }) {
  return (
    <Link to={to} aria-current={current ? "true" : undefined}>
      <CategoryIcon category={category.slug} size={14} />
      {category.name}
      <span className="doc-count">
        {category.postCount}
        <VisuallyHidden> {pluralize(category.postCount, "post")}</VisuallyHidden>
      </span>
    </Link>
  );
}
