import type { ContentPage } from "@listwise/contracts/content";
import { Badge, Link } from "@listwise/shared-ui";
import { ArticleMeta } from "../../shared/article/article-meta";
import { computePageMinutes } from "../../shared/cms-pages/page-text";
import { PostPicture } from "../../shared/posts/post-picture";
import { getCategoryName, getSummary } from "./guide-lists";

interface GuideCardProps {
  guide: ContentPage;
  headingLevel?: "h2" | "h3";
}

export function GuideCard({ guide, headingLevel: Heading = "h2" }: GuideCardProps) {
  return (
    <article className="doc-card">
      <PostPicture image={guide.featuredImage} category="guides" />
      <div className="doc-card-body">
        <div>
          <Badge tone="accent">{getCategoryName(guide)}</Badge>
        </div>
        <Heading>
          <Link to={`/guides/${encodeURIComponent(guide.slug)}`}>{guide.title}</Link>
        </Heading>
        <p className="doc-card-summary">{getSummary(guide)}</p>
        <ArticleMeta date={guide.publishedAt} minutes={computePageMinutes(guide)} />
      </div>
    </article>
  );
}
