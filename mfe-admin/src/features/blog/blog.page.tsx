import { Container, LinkButton, PageHeader, PlusIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { blogCategoriesQuery } from "../../shared/blog-keys";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { blogList } from "./blog.list";

export function BlogPage() {
  const categories = useQuery(blogCategoriesQuery);
  const list = useList(blogList(categories.data ?? []));
  return (
    <Container>
      <PageHeader
        title="Blog"
        description={list.formatTotal("post", "posts") ?? "Published, scheduled and draft posts."}
        actions={
          <>
            <LinkButton to="/admin/blog/categories">Categories</LinkButton>
            <LinkButton to="/admin/blog/create" variant="primary" icon={<PlusIcon size={15} />}>
              New post
            </LinkButton>
          </>
        }
      />
      <AdminList list={list} />
    </Container>
  );
}
