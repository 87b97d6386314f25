import { Container, EmptyState, Loading, PageHeader, SkeletonCard, Stack } from "@listwise/shared-ui";
import { ListError } from "../../shared/lists/list-error";
import { useReleasePages } from "./changelog.api";
import { toEntries } from "./changelog-entry";
import { TimelineEntry } from "./timeline-entry";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./changelog.css";
import { PlainList } from "../../shared/lists/plain-list";

const SKELETONS = 3;

export const ChangelogPage = withPageStyles(styles, function ChangelogPage() {
  const pages = useReleasePages();
  const entries = toEntries(pages.data ?? []);
  return (
    <Container $narrow>
      <PageHeader title="Changelog" description="New features, improvements and fixes." />
      {pages.isPending && (
        <Loading label="Loading changelog">
          <Stack $gap={6}>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <SkeletonCard key={index} imageHeight="6rem" />
            ))}
          </Stack>
        </Loading>
      )}
      {pages.isError && (
        <ListError
          title="Couldn't load the changelog"
          problem={pages.error}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      )}
      {!pages.isPending && entries.length === 0 && <EmptyState title="No changelog entries found." />}
      {entries.length > 0 && (
        <PlainList ordered className="doc-releases">
          {entries.map((entry) => (
            <TimelineEntry key={entry.id} entry={entry} />
          ))}
        </PlainList>
      )}
    </Container>
  );
});
