import { FAQ_CATEGORIES, type EditedFaq, type FaqCategory } from "@listwise/contracts/content";
import { EmptyState, Stack, VisuallyHidden } from "@listwise/shared-ui";
import { useState } from "react";
import { FaqCategoryCard } from "./faq-category";
import { matchesText, inCategory, moveItem } from "./faq-order";
import type { FaqRowActions } from "./faq-row";
import { useFaqOrder } from "./use-faq-order";
import { useToggleFaq } from "./use-toggle-faq";

interface FaqListProps extends Pick<FaqRowActions, "onEdit" | "onRemove"> {
  faqs: readonly EditedFaq[];
  search: string;
}

export function FaqList({ faqs, search, ...actions }: FaqListProps) {
  const order = useFaqOrder();
  const toggle = useToggleFaq();
  const [announcement, setAnnouncement] = useState("");
  const found = search ? faqs.filter((faq) => matchesText(faq, search)) : faqs;
  const move = (category: FaqCategory) => (from: number, to: number) => {
    const all = inCategory(faqs, category);
    setAnnouncement(`${all[from]?.question ?? ""} moved to position ${to + 1} of ${all.length}.`);
    order.mutate(moveItem(all, from, to));
  };
  if (found.length === 0) {
    return (
      <EmptyState
        title={search ? "No questions found" : "No questions"}
        message={search ? `No question contains “${search}”.` : "Create the first one."}
      />
    );
  }
  return (
    <Stack $gap={5}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {FAQ_CATEGORIES.map((category) => {
        const shown = inCategory(found, category);
        if (shown.length === 0) return null;
        return (
          <FaqCategoryCard
            key={category}
            category={category}
            faqs={shown}
            movable={!search}
            onMove={move(category)}
            onToggle={(faq) => toggle.mutate(faq)}
            {...actions}
          />
        );
      })}
    </Stack>
  );
}
