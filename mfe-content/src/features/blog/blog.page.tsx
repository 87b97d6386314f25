import { Container, Navigate, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery, postsQuery } from "./blog.api";
import { CategoryNav } from "./category-nav";
import { PostList } from "./post-list";
import { useListFilters } from "../../shared/lists/list-filters";
import { SearchForm } from "../../shared/lists/search-form";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./blog.css";

export const BlogPage = withPageStyles(styles, function BlogPage() {
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
      <div className="doc-columns">
        <div className="doc-aside">
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
        </div>
        <div className="doc-list">
          <PostList posts={posts} filters={filters} onChange={change} />
        </div>
      </div>
    </Container>
  );
});
