import type { EditedFaq, FaqCategory } from "@listwise/contracts/content";
import { formatCount } from "@listwise/aso-core/text";
import { Card } from "@listwise/shared-ui";
import { categoryNames } from "./category-names";
import { FaqRow, type FaqRowActions } from "./faq-row";
import { List } from "./faq-row.styles";

interface FaqCategoryCardProps extends FaqRowActions {
  category: FaqCategory;
  faqs: readonly EditedFaq[];
  movable: boolean;
}

/** Lists the questions of a category in their public order. */
export function FaqCategoryCard({ category, faqs, movable, ...actions }: FaqCategoryCardProps) {
  const hidden = faqs.filter(({ isActive }) => !isActive).length;
  const count = formatCount(faqs.length, "question");
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
