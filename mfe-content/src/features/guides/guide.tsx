import type { ContentPage } from "@listwise/contracts/content";
import { Chip, Container, Row } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ArticleMeta } from "../../shared/article/article-meta";
import { BackLink } from "../../shared/article/back-link";
import { computePageMinutes } from "../../shared/cms-pages/page-text";
import { PostPicture } from "../../shared/posts/post-picture";
import { ShareButton } from "../../shared/article/share-button";
import { useRelatedFilter } from "../../shared/article/use-related-filter";
import { useSetContentMetadata } from "../../shared/cms-pages/use-set-content-metadata";
import { AuthoredContent } from "../../shared/article/authored-content";
import { getCategories, getCategoryName, getCategorySlug } from "./guide-lists";
import { guidesQuery } from "./guides.api";
import { RelatedGuides } from "./related-guides";

export function Guide({ guide }: { guide: ContentPage }) {
  const related = useRef<HTMLElement>(null);
  useSetContentMetadata(guide);
  const guides = useQuery(guidesQuery());
  const categories = getCategories(guides.data ?? [guide]);
  const own = getCategorySlug(guide);
  const { selected, toggle } = useRelatedFilter([own, ...categories.map(({ slug }) => slug)], related);
  return (
    <Container className="doc-article">
      <article>
        <header className="doc-head">
          <BackLink to="/guides">Back to Guides</BackLink>
          <h1>{guide.title}</h1>
          {guide.seoDescription && <p>{guide.seoDescription}</p>}
          <div className="doc-line">
            <ArticleMeta
              date={guide.publishedAt}
              author={guide.createdBy?.name ?? null}
              minutes={computePageMinutes(guide)}
            />
            <ShareButton path={`/guides/${encodeURIComponent(guide.slug)}`} />
          </div>
          <Row role="group" aria-label="Category">
            <Chip selected={selected === own} title="Filter related guides" onClick={() => toggle(own)}>
              {getCategoryName(guide)}
            </Chip>
          </Row>
        </header>
        <div className="doc-lead">
          <PostPicture image={guide.featuredImage} category="guides" lead />
        </div>
        <div className="doc-body">
          <AuthoredContent text={guide} />
          <BackLink to="/guides">Back to Guides</BackLink>
        </div>
      </article>
      <RelatedGuides
        ref={related}
        guide={guide}
        guides={guides}
        categories={categories}
        selected={selected}
        onToggle={toggle}
      />
    </Container>
  );
}
