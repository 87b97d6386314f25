import type { BlogPost } from "@listwise/contracts/content";
import styled from "styled-components";
import { getCategoryStyle } from "./category-style";

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
`;

const Name = styled.span<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-1);
  color: var(--lw-${({ $tone }) => $tone}-text);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-medium);
`;

/** Renders a post's categories, each in its own color. */
export function CategoryBadges({ categories }: Pick<BlogPost, "categories">) {
  return (
    <Row>
      {categories.map(({ category }) => {
        const { Icon, tone } = getCategoryStyle(category.slug);
        return (
          <Name key={category.id} $tone={tone}>
            <Icon size={12} />
            {category.name}
          </Name>
        );
      })}
    </Row>
  );
}
