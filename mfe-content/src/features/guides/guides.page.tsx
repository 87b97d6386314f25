import { Container, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useListFilters } from "../../shared/list-filters";
import { Aside, Layout, Main } from "../../shared/list.styles";
import { SearchForm } from "../../shared/search-form";
import { GuideCategories } from "./guide-categories";
import { GuideList } from "./guide-list";
import { getCategories } from "./guide-lists";
import { guidesQuery } from "./guides.api";
import { Resources } from "./resources";

export function GuidesPage() {
  const { filters, change, getHref } = useListFilters("/guides");
  const guides = useQuery(guidesQuery());
  return (
    <Container>
      <PageHeader title="Guides" description="App Store Optimization for both stores, step by step." />
      <Layout>
        <Aside>
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
        </Aside>
        <Main>
          <GuideList guides={guides} filters={filters} onChange={change} />
        </Main>
      </Layout>
    </Container>
  );
}
