import { Container, Navigate, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery, postsQuery } from "./blog.api";
import { CategoryNav } from "./category-nav";
import { PostList } from "./post-list";
import { useListFilters } from "../../shared/list-filters";
import { Aside, Layout, Main } from "../../shared/list.styles";
import { SearchForm } from "../../shared/search-form";

export function BlogPage() {
  const { filters, change, getHref } = useListFilters("/blog");
  const posts = useQuery(postsQuery(filters));
  const categories = useQuery(categoriesQuery());
  const pages = posts.data?.pagination.pages ?? 0;
  if (pages > 0 && filters.page > pages) return <Navigate replace to={getHref({ page: pages })} />;

  return (
    <Container>
      <PageHeader
        title="Blog"
        description="Guides, tutorials and tips for getting your app found in the stores."
      />
      <Layout>
        <Aside>
          <SearchForm
            area="Blog"
            label="Search posts"
            key={filters.search}
            search={filters.search}
            onSearch={(search) => change({ search })}
          />
          <CategoryNav
            categories={categories.data}
            loading={categories.isPending}
            current={filters.category}
            getHref={(category) => getHref({ category })}
          />
        </Aside>
        <Main>
          <PostList posts={posts} filters={filters} onChange={change} />
        </Main>
      </Layout>
    </Container>
  );
}
