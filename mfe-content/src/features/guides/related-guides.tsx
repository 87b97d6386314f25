import type { ContentPage } from "@listwise/contracts/content";
import { Chip, EmptyState, ErrorState, Loading, SkeletonCard } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Ref } from "react";
import { Related, RelatedGrid } from "../../shared/article.styles";
import { GuideCard } from "./guide-card";
import { getRelatedGuides, type GuideCategory } from "./guide-lists";
import { Columns, Side } from "./related-guides.styles";

interface RelatedGuidesProps {
  guide: ContentPage;
  guides: UseQueryResult<ContentPage[]>;
  categories: readonly GuideCategory[];
  /** Slug of the category that filters the guides. */
  selected: string | undefined;
  onToggle: (slug: string) => void;
  ref: Ref<HTMLElement>;
}

export function RelatedGuides({ guide, guides, categories, selected, onToggle, ref }: RelatedGuidesProps) {
  const name = categories.find(({ slug }) => slug === selected)?.name;
  const related = getRelatedGuides(guides.data ?? [], guide, selected);
  return (
    <Related ref={ref} aria-labelledby="related-guides">
      <h2 id="related-guides">{name === undefined ? "Related guides" : `Related guides in ${name}`}</h2>
      <Columns>
        <Side role="group" aria-label="Guide categories">
          {categories.map(({ slug, name: words, count }) => (
            <Chip key={slug} selected={slug === selected} count={count} onClick={() => onToggle(slug)}>
              {words}
            </Chip>
          ))}
        </Side>
        {guides.isPending && (
          <Loading label="Loading related guides">
            <RelatedGrid>
              {Array.from({ length: 3 }, (_, index) => (
                <SkeletonCard key={index} imageHeight="6rem" />
              ))}
            </RelatedGrid>
          </Loading>
        )}
        {guides.isError && !guides.data && (
          <ErrorState
            title="Couldn't load related guides"
            problem={guides.error}
            onRetry={() => void guides.refetch()}
            retrying={guides.isFetching}
          />
        )}
        {guides.data && related.length === 0 && (
          <EmptyState title="No related guides" message="There are no other guides on this topic yet." />
        )}
        {related.length > 0 && (
          <RelatedGrid>
            {related.map((other) => (
              <GuideCard key={other.id} guide={other} headingLevel="h3" />
            ))}
          </RelatedGrid>
        )}
      </Columns>
    </Related>
  );
}
