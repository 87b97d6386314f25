import type { BlogPost } from "@listwise/contracts/content";
import { CategoryIcon } from "./category-icon";

/** Renders a post's categories, each in its own color. */
export function CategoryBadges({ categories }: Pick<BlogPost, "categories">) {
  return (
    <div className="doc-labels">
      {categories.map(({ category: { id, slug, name } }) => (
        <span key={id} data-category={slug}>
          <CategoryIcon category={slug} size={12} />
          {name}
        </span>
      ))}
    </div>
  );
}
