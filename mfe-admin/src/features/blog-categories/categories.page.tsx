import { blogAdminEndpoints, type BlogCategory } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import {
  Button,
  Card,
  Container,
  DataTable,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  PlusIcon,
  Row,
  TagIcon,
  type Column,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { blogCategoriesQuery, blogKey } from "../../shared/blog-keys";
import { ConfirmDialog, type Question } from "../../shared/confirm-dialog";
import { CategoryDialog } from "./category-dialog";

export function BlogCategoriesPage() {
  const client = useQueryClient();
  const categories = useQuery(blogCategoriesQuery);
  const [edited, setEdited] = useState<BlogCategory | "new" | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const remove = ({ id, name, postCount }: BlogCategory) =>
    setQuestion({
      title: `Remove ${name}?`,
      description: postCount === 0 ? "No published post is in it." : `Its ${postCount} published posts stay.`,
      action: "Remove",
      danger: true,
      run: async () => {
        await call(blogAdminEndpoints.deleteCategory, { params: { id } });
        await client.invalidateQueries({ queryKey: blogKey });
        return "Category removed";
      },
    });
  const columns: readonly Column<BlogCategory>[] = [
    { key: "name", header: "Name", render: ({ name }) => name },
    { key: "slug", header: "Address", render: ({ slug }) => slug },
    { key: "posts", header: "Published posts", align: "end", render: ({ postCount }) => postCount },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      align: "end",
      render: (category) => (
        <Row $gap={2} $justify="end">
          <Button size="sm" aria-label={`Edit ${category.name}`} onClick={() => setEdited(category)}>
            Edit
          </Button>
          <Button size="sm" aria-label={`Remove ${category.name}`} onClick={() => remove(category)}>
            Remove
          </Button>
        </Row>
      ),
    },
  ];
  return (
    <Container>
      <PageHeader
        title="Blog categories"
        description="Visitors choose posts by them."
        before={<Link to="/admin/blog">All posts</Link>}
        actions={
          <Button variant="primary" icon={<PlusIcon size={15} />} onClick={() => setEdited("new")}>
            New category
          </Button>
        }
      />
      <Card flush>
        {categories.isError ? (
          <ErrorState
            title="Failed to load categories"
            problem={categories.error}
            onRetry={() => void categories.refetch()}
            retrying={categories.isFetching}
          />
        ) : (
          <DataTable
            caption="Categories"
            columns={columns}
            rows={categories.data ?? []}
            rowKey={({ id }) => id}
            loading={categories.isPending}
            empty={
              <EmptyState icon={<TagIcon size={20} />} title="No categories" message="Add the first one." />
            }
          />
        )}
      </Card>
      {edited && (
        <CategoryDialog category={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Container>
  );
}
