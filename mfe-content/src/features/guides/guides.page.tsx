import { Container, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useListFilters } from "../../shared/lists/list-filters";
import { SearchForm } from "../../shared/lists/search-form";
import { GuideCategories } from "./guide-categories";
import { GuideList } from "./guide-list";
import { getCategories } from "./guide-lists";
import { guidesQuery } from "./guides.api";
import { Resources } from "./resources";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./guides.css";

export const GuidesPage = withPageStyles(styles, function GuidesPage() {
  const { filters, change, getHref } = useListFilters("/guides");
  const guides = useQuery(guidesQuery());
  return (
    <Container>
      <PageHeader title="Guides" description="App Store Optimization for both stores, step by step." />
      <div className="doc-columns">
        <div className="doc-aside">
          <SearchForm
            key={filters.search}
            area="Guides"
            label="Search guides"
            search={filters.search}
            onSearch={(search) => change({ search })}
          />
          <GuideCategories
            categories={getCategories(guides.data ?? [])}
            loading={guides.isPending}
            current={filters.category}
            getHref={(category) => getHref({ category })}
          />
          <Resources />
        </div>
        <div className="doc-list">
          <GuideList guides={guides} filters={filters} onChange={change} />
        </div>
      </div>
    </Container>
  );
});
