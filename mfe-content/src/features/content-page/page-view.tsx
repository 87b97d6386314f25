import type { ContentPage } from "@listwise/contracts/content";
import { Card, Grid, Link } from "@listwise/shared-ui";
import { ArticleMeta } from "../../shared/article-meta";
import { Body, Head, Page, Picture, Related } from "../../shared/article.styles";
import { PostPicture } from "../../shared/post-picture";
import { useSetContentMetadata } from "../../shared/use-set-content-metadata";
import { AuthoredContent } from "../../shared/authored-content";
import { Breadcrumb } from "./breadcrumb";
import { getCategoryHeader } from "./categories";
import { AreaLead, Rule } from "./page-view.styles";

export function PageView({ category, page }: { category: string; page: ContentPage }) {
  const { lead } = getCategoryHeader(category);
  useSetContentMetadata(page);
  return (
    <Page>
      <article>
        <Head>
          <div>
            <Breadcrumb category={category} page={page} />
            {lead && <AreaLead>{lead}</AreaLead>}
          </div>
          <h1>{page.title}</h1>
          <ArticleMeta date={page.updatedAt} dateLabel="Updated" author={page.createdBy?.name ?? null} />
        </Head>
        {page.featuredImage ? (
          <Picture>
            <PostPicture image={page.featuredImage} category={category} ratio="2 / 1" lead />
          </Picture>
        ) : (
          <Rule />
        )}
        <Body>
          <AuthoredContent text={page} />
        </Body>
      </article>
      {page.children.length > 0 && (
        <Related aria-labelledby="related-pages">
          <h2 id="related-pages">Related Pages</h2>
          <Grid>
            {page.children.map(({ id, slug, title }) => (
              <Card key={id}>
                <h3>
                  <Link to={`/${category}/${encodeURIComponent(slug)}`}>{title}</Link>
                </h3>
              </Card>
            ))}
          </Grid>
        </Related>
      )}
    </Page>
  );
}
