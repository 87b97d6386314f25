import { blogAdminEndpoints, type BlogCategory } from "@listwise/contracts/content";
import { formatCount } from "@listwise/aso-core/text";
import { call } from "@listwise/shared-auth";
import {
  Button,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  PlusIcon,
  Row,
  TagIcon,
  useConfirm,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { blogCategoriesQuery, blogKey } from "../../shared/blog-keys";
import { CategoryDialog } from "./category-dialog";

export function BlogCategoriesPage() {
  const client = useQueryClient();
  const categories = useQuery(blogCategoriesQuery);
  const [edited, setEdited] = useState<BlogCategory | "new" | null>(null);
  const { confirm, dialog } = useConfirm();
  const remove = ({ id, name, postCount }: BlogCategory) =>
    confirm({
      title: `Delete ${name}?`,
      description:
        postCount === 0
          ? "It has no published posts."
          : `Its ${formatCount(postCount, "published post")} won't be deleted.`,
      action: "Delete",
      danger: true,
      run: async () => {
        await call(blogAdminEndpoints.deleteCategory, { params: { id } });
        await client.invalidateQueries({ queryKey: blogKey });
        return "Category deleted";
      },
    });
  const columns: readonly Column<BlogCategory>[] = [
    { key: "name", header: "Name", value: ({ name }) => name },
    { key: "slug", header: "Address", value: ({ slug }) => slug },
    { key: "posts", header: "Published posts", align: "end", value: ({ postCount }) => postCount },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (category) => (
        <Row $gap={2} $justify="end">
          <Button size="sm" aria-label={`Edit ${category.name}`} onClick={() => setEdited(category)}>
            Edit
          </Button>
          <Button size="sm" aria-label={`Delete ${category.name}`} onClick={() => remove(category)}>
            Delete
          </Button>
        </Row>
      ),
    },
  ];
  return (
    <Container>
      <PageHeader
        title="Blog categories"
        description="Visitors filter posts by category."
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
              <EmptyState
                icon={<TagIcon size={20} />}
                title="No categories"
                message="Create the first one."
              />
            }
          />
        )}
      </Card>
      {edited && (
        <CategoryDialog category={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
      {dialog}
    </Container>
  );
}
