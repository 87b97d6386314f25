import { formatCount } from "@listwise/aso-core/text";
import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  FileTextIcon,
  LinkButton,
  Loading,
  PageHeader,
  PlusIcon,
  SkeletonCard,
  Stack,
  useConfirm,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { cmsKey, cmsPagesQuery } from "../../shared/cms-pages";
import { CmsFilters } from "./cms-filters";
import { PageTree } from "./page-tree";
import { createDeleteConfirmation } from "./delete-confirmation";
import { useCmsFilters } from "./use-cms-filters";

export function CmsPage() {
  const client = useQueryClient();
  const pages = useQuery(cmsPagesQuery);
  const { filters, change, find } = useCmsFilters();
  const { confirm, dialog } = useConfirm();
  const found = find(pages.data ?? []);
  const categories = [...new Set(pages.data?.map(({ category }) => category))].sort();
  const reread = () => client.invalidateQueries({ queryKey: cmsKey });
  const count = pages.data?.length ?? 0;
  return (
    <Container>
      <PageHeader
        title="CMS"
        description={
          pages.data
            ? formatCount(count, "content page")
            : "Help, guides, changelog, legal documents and custom pages."
        }
        actions={
          <LinkButton to="/admin/cms/create" variant="primary" icon={<PlusIcon size={15} />}>
            New page
          </LinkButton>
        }
      />
      <Stack $gap={5}>
        <CmsFilters filters={filters} categories={categories} onChange={change} />
        {pages.isError && !pages.data ? (
          <ErrorState
            title="Failed to load pages"
            problem={pages.error}
            onRetry={() => void pages.refetch()}
            retrying={pages.isFetching}
          />
        ) : pages.isPending ? (
          <Loading label="Loading pages">
            <SkeletonCard />
          </Loading>
        ) : found.length === 0 ? (
          <EmptyState
            icon={<FileTextIcon size={20} />}
            title={count === 0 ? "No pages" : "No pages found"}
            message={count === 0 ? "Create the first one." : "No pages match these filters."}
          />
        ) : (
          categories
            .map((category) => ({ category, pages: found.filter((page) => page.category === category) }))
            .filter((group) => group.pages.length > 0)
            .map((group) => (
              <Card key={group.category} title={group.category} flush>
                <PageTree
                  category={group.category}
                  pages={group.pages}
                  onRemove={(page) => confirm(createDeleteConfirmation(page, reread))}
                />
              </Card>
            ))
        )}
      </Stack>
      {dialog}
    </Container>
  );
}
