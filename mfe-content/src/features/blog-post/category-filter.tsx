import type { BlogPost } from "@listwise/contracts/content";
import { Chip, Row } from "@listwise/shared-ui";
import { CategoryIcon } from "../../shared/posts/category-icon";

interface CategoryFilterProps extends Pick<BlogPost, "categories"> {
  selected: string | undefined;
  onToggle: (slug: string) => void;
}

export function CategoryFilter({ categories, selected, onToggle }: CategoryFilterProps) {
  if (categories.length === 0) return null;
  return (
    <Row role="group" aria-label="Categories" $gap={2}>
      {categories.map(({ category: { id, slug, name } }) => (
        <Chip
          key={id}
          icon={<CategoryIcon category={slug} size={13} />}
          selected={slug === selected}
          title="Filter related posts"
          onClick={() => onToggle(slug)}
        >
          {name}
        </Chip>
      ))}
    </Row>
  );
}
