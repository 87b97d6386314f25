import type { EditedFaq, FaqCategory } from "@listwise/contracts";
import { Card } from "@listwise/shared-ui";
import { categoryNames } from "./category-names";
import { FaqRow, type FaqRowActions } from "./faq-row";
import { List } from "./faq-row.styles";

interface FaqCategoryCardProps extends FaqRowActions {
  category: FaqCategory;
  faqs: readonly EditedFaq[];
  movable: boolean;
}

/** The questions of a category in the order visitors see them. */
export function FaqCategoryCard({ category, faqs, movable, ...actions }: FaqCategoryCardProps) {
  const hidden = faqs.filter(({ isActive }) => !isActive).length;
  const count = `${faqs.length} ${faqs.length === 1 ? "question" : "questions"}`;
  return (
    <Card
      title={categoryNames[category]}
      description={hidden > 0 ? `${count}, ${hidden} hidden` : count}
      flush
    >
      <List>
        {faqs.map((faq, index) => (
          <FaqRow key={faq.id} faq={faq} index={index} count={faqs.length} movable={movable} {...actions} />
        ))}
      </List>
    </Card>
  );
}
