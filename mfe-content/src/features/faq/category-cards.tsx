import type { FaqCategory, FaqCategoryCount } from "@listwise/contracts/content";
import { pluralize } from "@listwise/aso-core/text";
import {
  ChartLineIcon,
  CircleHelpIcon,
  CreditCardIcon,
  FileTextIcon,
  Link,
  ListChecksIcon,
  Skeleton,
  TagIcon,
  UserIcon,
  VisuallyHidden,
  WrenchIcon,
} from "@listwise/shared-ui";
import type { ComponentType } from "react";
import { PlainList } from "../../shared/lists/plain-list";

const icons: Record<FaqCategory, ComponentType<{ size?: number }>> = {
  GENERAL: CircleHelpIcon,
  FEATURES: ChartLineIcon,
  PRICING: TagIcon,
  ACCOUNT: UserIcon,
  TECHNICAL: WrenchIcon,
  BILLING: CreditCardIcon,
};

interface CategoryCardsProps {
  /** Absent while loading and after a failure; then the cards show no counts. */
  counts: readonly FaqCategoryCount[] | undefined;
  loading: boolean;
  categories: readonly FaqCategory[];
  current: FaqCategory | undefined;
  getHref: (category: FaqCategory | undefined) => string;
}

export function CategoryCards({ counts, loading, categories, current, getHref }: CategoryCardsProps) {
  const getCount = (category: FaqCategory) => counts?.find((one) => one.category === category)?.count;
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const cards = [
    { name: "ALL", category: undefined, count: all, Icon: ListChecksIcon },
    ...categories.map((category) => ({
      name: category,
      category,
      count: getCount(category),
      Icon: icons[category] ?? FileTextIcon,
    })),
  ];
  return (
    <nav aria-label="Categories">
      <PlainList className="doc-topics">
        {cards.map(({ name, category, count, Icon }) => (
          <li key={name}>
            <Link to={getHref(category)} aria-current={category === current ? "true" : undefined}>
              <Icon size={18} />
              {name}
              {loading && <Skeleton width="2rem" height="0.75rem" />}
              {count !== undefined && (
                <span className="doc-count">
                  {count}
                  <VisuallyHidden> {pluralize(count, "question")}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
