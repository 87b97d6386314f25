import type { BlogPost } from "@listwise/contracts";
import { Chip, Row } from "@listwise/shared-ui";
import { getCategoryIcon } from "../../shared/category-icon";

interface CategoryFilterProps extends Pick<BlogPost, "categories"> {
  selected: string | undefined;
  onToggle: (slug: string) => void;
}

export function CategoryFilter({ categories, selected, onToggle }: CategoryFilterProps) {
  if (categories.length === 0) return null;
  return (
    <Row role="group" aria-label="Categories" $gap={2}>
      {categories.map(({ category }) => {
        const Icon = getCategoryIcon(category.slug);
        return (
          <Chip
            key={category.id}
            icon={<Icon size={13} />}
            selected={category.slug === selected}
            title="Filter related posts"
            onClick={() => onToggle(category.slug)}
          >
            {category.name}
          </Chip>
        );
      })}
    </Row>
  );
}
