import type { Faq } from "@listwise/contracts/content";
import { Button, EmptyState, Loading, Skeleton, Stack, VisuallyHidden } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { getFaqAnchor } from "../../shared/faq.api";
import { ListError } from "../../shared/lists/list-error";
import { Question } from "./question";
import { useFaqFilters } from "./use-faq-filters";
import { useOpenQuestion } from "./use-open-question";

export function QuestionList({ faqs }: { faqs: UseQueryResult<Faq[]> }) {
  const { filters, change, getHref } = useFaqFilters();
  const { open, toggle } = useOpenQuestion();
  if (faqs.isPending) return <QuestionSkeletons />;
  if (!faqs.data || faqs.data.length === 0) {
    const text = filters.search ? `No results for "${filters.search}"` : "There are no questions here yet.";
    const clear = <Button onClick={() => change({ search: "", category: undefined })}>Clear filters</Button>;
    return (
      <Stack>
        {faqs.isError && (
          <ListError
            title="Couldn't load the questions"
            problem={faqs.error}
            onRetry={() => void faqs.refetch()}
            retrying={faqs.isFetching}
          />
        )}
        <EmptyState title="No FAQs found" message={faqs.isError ? undefined : text} action={clear} />
      </Stack>
    );
  }
  return (
    <section aria-labelledby="faq-questions">
      <VisuallyHidden as="h2" id="faq-questions">
        Questions
      </VisuallyHidden>
      <div className="doc-questions">
        {faqs.data.map((faq) => (
          <Question
            key={faq.id}
            faq={faq}
            open={open === faq.id}
            onToggle={() => toggle(faq.id)}
            href={`${getHref({})}#${getFaqAnchor(faq.id)}`}
          />
        ))}
      </div>
    </section>
  );
}

function QuestionSkeletons() {
  return (
    <Loading label="Loading questions">
      <Stack $gap={3}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="3.625rem" radius="lg" />
        ))}
      </Stack>
    </Loading>
  );
}
