import type { ContentPage } from "@listwise/contracts/content";
import { Badge, Container, Content, formatDate, Link, PageHeader } from "@listwise/shared-ui";
import { BackLink } from "../../shared/article/back-link";
import { useSetContentMetadata } from "../../shared/cms-pages/use-set-content-metadata";
import type { ChangelogEntry } from "./changelog-entry";
import { Highlights } from "./highlights";

interface ReleaseProps {
  entry: ChangelogEntry;
  page: ContentPage;
  newer: ChangelogEntry | undefined;
  older: ChangelogEntry | undefined;
}

const getReleasePath = ({ slug }: ChangelogEntry) => `/changelog/${encodeURIComponent(slug)}`;

/** Renders a release's full text, or its highlights if it has no text. */
export function Release({ entry, page, newer, older }: ReleaseProps) {
  useSetContentMetadata(page);
  return (
    <Container $narrow>
      <article>
        <PageHeader
          before={<BackLink to="/changelog">Back to Changelog</BackLink>}
          title={entry.title}
          description={
            <span className="doc-release-head">
              <Badge tone="accent">{entry.version}</Badge>
              <time dateTime={entry.date}>{formatDate(entry.date)}</time>
            </span>
          }
        />
        {page.content.trim() === "" ? (
          <Highlights highlights={entry.highlights} headingLevel="h2" />
        ) : (
          <Content source={page.content} />
        )}
      </article>
      <nav className="doc-neighbors" aria-label="Other releases">
        {older && (
          <Link to={getReleasePath(older)} rel="prev">
            <span>Previous</span>
            {older.version} {older.title}
          </Link>
        )}
        {newer && (
          <Link to={getReleasePath(newer)} rel="next">
            <span>Next</span>
            {newer.version} {newer.title}
          </Link>
        )}
      </nav>
    </Container>
  );
}
