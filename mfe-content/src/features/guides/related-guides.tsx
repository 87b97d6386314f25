import type { ContentPage } from "@listwise/contracts/content";
import { Chip, EmptyState, ErrorState, Loading, SkeletonCard } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Ref } from "react";
import { GuideCard } from "./guide-card";
import { getRelatedGuides, type GuideCategory } from "./guide-lists";

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
    <section className="doc-related" ref={ref} aria-labelledby="related-guides">
      <h2 id="related-guides">{name === undefined ? "Related guides" : `Related guides in ${name}`}</h2>
      <div className="doc-related-columns">
        <div className="doc-related-side" role="group" aria-label="Guide categories">
          {categories.map(({ slug, name: words, count }) => (
            <Chip key={slug} selected={slug === selected} count={count} onClick={() => onToggle(slug)}>
              {words}
            </Chip>
          ))}
        </div>
        {guides.isPending && (
          <Loading label="Loading related guides">
            <div className="doc-related-grid">
              {Array.from({ length: 3 }, (_, index) => (
                <SkeletonCard key={index} imageHeight="6rem" />
              ))}
            </div>
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
          <div className="doc-related-grid">
            {related.map((other) => (
              <GuideCard key={other.id} guide={other} headingLevel="h3" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
