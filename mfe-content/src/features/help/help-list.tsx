import { groupHelp } from "@listwise/aso-core/help";
import type { ContentPage } from "@listwise/contracts/content";
import { Button, EmptyState, Loading, SkeletonCard, Stack, VisuallyHidden } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { LinkCard } from "../../shared/lists/link-card";
import { ListError } from "../../shared/lists/list-error";

interface HelpListProps {
  pages: UseQueryResult<ContentPage[]>;
  search: string;
  onClear: () => void;
}

export function HelpList({ pages, search, onClear }: HelpListProps) {
  const [opened] = useState(search);
  if (pages.isPending) return <HelpSkeletons />;
  const groups = groupHelp(pages.data ?? [], search);
  if (groups.length > 0) {
    return (
      <Stack $gap={8}>
        {/* Announces results of typing. Those with which the page opens are in its document, as a heading. */}
        <VisuallyHidden role="status">
          {search === "" || search === opened ? "" : groups[0]?.[0]}
        </VisuallyHidden>
        {groups.map(([name, group]) => (
          <section key={name} aria-label={name}>
            <Stack $gap={3}>
              <h2>{name}</h2>
              <div className="doc-tiles">
                {group.map((page) => (
                  <LinkCard
                    key={page.id}
                    to={`/help/${encodeURIComponent(page.slug)}`}
                    title={page.title}
                    summary={page.seoDescription ?? ""}
                  />
                ))}
              </div>
            </Stack>
          </section>
        ))}
      </Stack>
    );
  }
  return (
    <Stack>
      {pages.isError && (
        <ListError
          title="Couldn't load the help pages"
          problem={pages.error}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      )}
      <EmptyState
        title="No help pages found"
        message={search ? `No results for "${search}"` : undefined}
        action={search && <Button onClick={onClear}>Clear filters</Button>}
      />
    </Stack>
  );
}

function HelpSkeletons() {
  return (
    <Loading label="Loading help pages">
      <div className="doc-tiles">
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </Loading>
  );
}
