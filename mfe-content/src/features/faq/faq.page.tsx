import { FAQ_CATEGORIES } from "@listwise/contracts/content";
import { Container, PageHeader, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { faqsQuery } from "../../shared/faq.api";
import { SearchForm } from "../../shared/lists/search-form";
import { CategoryCards } from "./category-cards";
import { faqCategoriesQuery } from "./faq.api";
import { MoreHelp } from "./more-help";
import { QuestionList } from "./question-list";
import { useFaqFilters } from "./use-faq-filters";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./faq.css";

export const FaqPage = withPageStyles(styles, function FaqPage() {
  const { filters, change, getHref } = useFaqFilters();
  const faqs = useQuery(faqsQuery(filters));
  const counts = useQuery(faqCategoriesQuery());
  return (
    <Container>
      <PageHeader title="FAQ" description="Answers to common questions." />
      <Stack $gap={6}>
        <SearchForm
          key={filters.search}
          area="FAQ"
          label="Search questions"
          search={filters.search}
          onSearch={(search) => change({ search })}
        />
        <CategoryCards
          counts={counts.data}
          loading={counts.isPending}
          categories={FAQ_CATEGORIES}
          current={filters.category}
          getHref={(category) => getHref({ category })}
        />
        <QuestionList faqs={faqs} />
        <MoreHelp />
      </Stack>
    </Container>
  );
});
