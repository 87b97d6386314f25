import { Container, ErrorState, LinkButton, useParams, VisuallyHidden } from "@listwise/shared-ui";
import { ArticleSkeleton } from "../../shared/article/article-skeleton";
import { getProblemText } from "../../shared/cms-pages/content-problem";
import { useReleasePages } from "./changelog.api";
import { toEntries } from "./changelog-entry";
import { Release } from "./release";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./changelog-entry.css";

export const ChangelogEntryPage = withPageStyles(styles, function ChangelogEntryPage() {
  const { slug = "" } = useParams();
  const pages = useReleasePages();
  if (pages.isPending) return <ArticleSkeleton label="Loading changelog entry" />;

  const entries = toEntries(pages.data ?? []);
  const at = entries.findIndex((entry) => entry.slug === slug);
  const entry = entries[at];
  const page = pages.data?.find(({ id }) => id === entry?.id);
  if (entry && page) {
    return <Release entry={entry} page={page} newer={entries[at - 1]} older={entries[at + 1]} />;
  }
  return (
    <Container $narrow>
      <VisuallyHidden as="h1">Changelog</VisuallyHidden>
      <ErrorState
        title={pages.isError ? "Failed to load content" : "Page not found."}
        problem={pages.error}
        message={
          pages.isError
            ? getProblemText(pages.error)
            : "This changelog entry doesn't exist or has been removed."
        }
        onRetry={pages.isError ? () => void pages.refetch() : undefined}
        retrying={pages.isFetching}
        action={<LinkButton to="/changelog">Back to Changelog</LinkButton>}
      />
    </Container>
  );
});
