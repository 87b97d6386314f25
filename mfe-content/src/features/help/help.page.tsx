import { Container, PageHeader, Stack, useSearchParams } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { pagesOfQuery } from "../../shared/cms-pages/pages.api";
import { SearchForm } from "../../shared/lists/search-form";
import { useAnchor } from "../../shared/use-anchor";
import { FaqTeaser } from "./faq-teaser";
import { HelpList } from "./help-list";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./help.css";

const MAX_SEARCH_LENGTH = 200;

export const HelpPage = withPageStyles(styles, function HelpPage() {
  const [params, setParams] = useSearchParams();
  const search = (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const pages = useQuery(pagesOfQuery("help"));
  useAnchor(!pages.isPending);
  return (
    <Container>
      <PageHeader
        title="Help Center"
        description="Step-by-step help with your account, keywords, rankings and exports."
      />
      <Stack $gap={6}>
        <SearchForm
          key={search}
          area="Help Center"
          label="Search help pages"
          search={search}
          onSearch={(text) => setParams(text === "" ? {} : { search: text })}
        />
        <HelpList pages={pages} search={search} onClear={() => setParams({})} />
        <FaqTeaser />
      </Stack>
    </Container>
  );
});
