import type { EditedFaq } from "@listwise/contracts/content";
import {
  Button,
  Container,
  ErrorState,
  Loading,
  PageHeader,
  PlusIcon,
  SearchField,
  SkeletonCard,
  Stack,
  useSearchParams,
  useConfirm,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FaqDialog } from "./faq-dialog";
import { faqsKey, faqsQuery, removeFaq } from "./faq.api";
import { FaqList } from "./faq-list";

export function FaqPage() {
  const client = useQueryClient();
  const faqs = useQuery(faqsQuery);
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<EditedFaq | "new" | null>(null);
  const { confirm, dialog } = useConfirm();
  const search = params.get("search") ?? "";
  const onRemove = (faq: EditedFaq) =>
    confirm({
      title: "Delete this question?",
      description: faq.question,
      action: "Delete",
      danger: true,
      run: async () => {
        await removeFaq(faq.id);
        await client.invalidateQueries({ queryKey: faqsKey });
        return "Question deleted";
      },
    });

  return (
    <Container>
      <PageHeader
        title="FAQ"
        description="Questions on the public FAQ page. Drag a question or use its arrows to reorder."
        actions={
          <Button variant="primary" icon={<PlusIcon size={15} />} onClick={() => setEdited("new")}>
            New question
          </Button>
        }
      />
      <Stack $gap={5}>
        <SearchField
          label="Search questions"
          placeholder="Question or answer"
          maxLength={200}
          value={search}
          onChange={(text) => setParams(text ? { search: text } : {}, { replace: true })}
        />
        {faqs.data ? (
          <FaqList faqs={faqs.data} search={search.trim()} onEdit={setEdited} onRemove={onRemove} />
        ) : faqs.isError ? (
          <ErrorState
            title="Failed to load questions"
            problem={faqs.error}
            onRetry={() => void faqs.refetch()}
            retrying={faqs.isFetching}
          />
        ) : (
          <Loading label="Loading questions">
            <SkeletonCard />
          </Loading>
        )}
      </Stack>
      {edited && <FaqDialog faq={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {dialog}
    </Container>
  );
}
