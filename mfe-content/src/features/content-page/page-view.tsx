import type { ContentPage } from "@listwise/contracts/content";
import { Container, Link } from "@listwise/shared-ui";
import { ArticleMeta } from "../../shared/article/article-meta";
import { PostPicture } from "../../shared/posts/post-picture";
import { useSetContentMetadata } from "../../shared/cms-pages/use-set-content-metadata";
import { AuthoredContent } from "../../shared/article/authored-content";
import { Breadcrumb } from "./breadcrumb";
import { getCategoryHeader } from "./categories";

export function PageView({ category, page }: { category: string; page: ContentPage }) {
  const { lead } = getCategoryHeader(category);
  useSetContentMetadata(page);
  return (
    <Container className="doc-article">
      <article>
        <header className="doc-head">
          <div>
            <Breadcrumb category={category} page={page} />
            {lead && <p className="doc-area">{lead}</p>}
          </div>
          <h1>{page.title}</h1>
          <ArticleMeta date={page.updatedAt} dateLabel="Updated" author={page.createdBy?.name ?? null} />
        </header>
        {page.featuredImage ? (
          <div className="doc-lead">
            <PostPicture image={page.featuredImage} category={category} lead />
          </div>
        ) : (
          <hr className="doc-rule" />
        )}
        <div className="doc-body">
          <AuthoredContent text={page} />
        </div>
      </article>
      {page.children.length > 0 && (
        <section className="doc-related" aria-labelledby="related-pages">
          <h2 id="related-pages">Related Pages</h2>
          <div className="doc-tiles">
            {page.children.map(({ id, slug, title }) => (
              <div key={id} className="doc-tile">
                <h3>
                  <Link to={`/${category}/${encodeURIComponent(slug)}`}>{title}</Link>
                </h3>
              </div>
            ))}
          </div>
        </section>
      )}
    </Container>
  );
}
