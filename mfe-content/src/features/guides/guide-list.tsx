import type { ContentPage } from "@listwise/contracts/content";
import { Button, EmptyState, Loading, Pagination, SkeletonCard, Stack } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { ListError } from "../../shared/lists/list-error";
import type { ListFilters } from "../../shared/lists/list-filters";
import { GuideCard } from "./guide-card";
import { getGuidePage } from "./guide-lists";

interface GuideListProps {
  guides: UseQueryResult<ContentPage[]>;
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
}

const SKELETONS = 6;

function getEmptyText({ search, category }: ListFilters): string {
  if (search) return `No results for "${search}"`;
  return category ? "No guides in this category" : "Check back soon for new content";
}

export function GuideList({ guides, filters, onChange }: GuideListProps) {
  if (guides.isPending) {
    return (
      <Loading label="Loading guides">
        <div className="doc-cards">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <SkeletonCard key={index} imageHeight="8rem" />
          ))}
        </div>
      </Loading>
    );
  }
  const { guides: shown, page, pages } = getGuidePage(guides.data ?? [], filters);
  if (shown.length === 0) {
    const filtered = filters.search !== "" || filters.category !== "";
    const clear = <Button onClick={() => onChange({ search: "", category: "" })}>Clear filters</Button>;
    return (
      <Stack>
        {guides.isError && (
          <ListError
            title="Couldn't load the guides"
            problem={guides.error}
            onRetry={() => void guides.refetch()}
            retrying={guides.isFetching}
          />
        )}
        <EmptyState
          title="No guides found"
          message={getEmptyText(filters)}
          action={filtered ? clear : undefined}
        />
      </Stack>
    );
  }
  return (
    <Stack $gap={8}>
      <div className="doc-cards">
        {shown.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </div>
      <Pagination
        page={page}
        pages={pages}
        onChange={(next) => onChange({ page: next })}
        label="Guide pages"
      />
    </Stack>
  );
}
