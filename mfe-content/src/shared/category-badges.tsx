import type { BlogPost } from "@listwise/contracts";
import { getCategoryIcon } from "./category-icon";

/** Renders a post's categories, each in its own color. */
export function CategoryBadges({ categories }: Pick<BlogPost, "categories">) {
  return (
    <div className="doc-labels">
      {categories.map(({ category }) => {
        const Icon = getCategoryIcon(category.slug);
        return (
          <span key={category.id} data-category={category.slug}>
            <Icon size={12} />
            {category.name}
          </span>
        );
      })}
    </div>
  );
}
