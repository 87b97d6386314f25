import { Button, Container, PageHeader, SearchField, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { pagesOfQuery } from "../../shared/cms-pages/pages.api";
import { SearchLine } from "../../shared/lists/search-form";
import { useAnchor } from "../../shared/use-anchor";
import { FaqTeaser } from "./faq-teaser";
import { HelpList } from "./help-list";
import { withPageStyles } from "../../shared/with-page-styles";
import { useTypedSearch } from "./use-typed-search";
import styles from "./help.css";

const LABEL = "Search help pages";

export const HelpPage = withPageStyles(styles, function HelpPage() {
  const { text, typed, type, submit } = useTypedSearch();
  const pages = useQuery(pagesOfQuery("help"));
  useAnchor(!pages.isPending);
  return (
    <Container>
      <PageHeader
        title="Help Center"
        description="Step-by-step help with your account, keywords, rankings and exports."
      />
      <Stack $gap={6}>
        <SearchLine
          role="search"
          aria-label="Help Center"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            submit();
          }}
        >
          <SearchField label={LABEL} placeholder={LABEL} maxLength={200} value={text} onChange={type} />
          <Button type="submit">Search</Button>
        </SearchLine>
        <HelpList pages={pages} search={typed} onClear={() => submit("")} />
        <FaqTeaser />
      </Stack>
    </Container>
  );
});
