import { Container, ErrorState, LinkButton, useParams, VisuallyHidden } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ArticleSkeleton } from "../../shared/article/article-skeleton";
import { Guide } from "./guide";
import { guideQuery, isGuide, isMissing } from "./guides.api";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./guide.css";

export const GuidePage = withPageStyles(styles, function GuidePage() {
  const { slug = "" } = useParams();
  const guide = useQuery(guideQuery(slug));
  if (guide.data && isGuide(guide.data)) return <Guide key={guide.data.id} guide={guide.data} />;
  if (guide.isLoading) return <ArticleSkeleton label="Loading guide" />;

  const missing = !guide.isError || isMissing(guide.error);
  return (
    <Container $narrow>
      <VisuallyHidden as="h1">Guide</VisuallyHidden>
      <ErrorState
        title="Guide Not Found"
        problem={missing ? undefined : guide.error}
        message={missing ? "Guide not found" : "Failed to load guide"}
        onRetry={missing ? undefined : () => void guide.refetch()}
        retrying={guide.isFetching}
        action={<LinkButton to="/guides">Back to Guides</LinkButton>}
      />
    </Container>
  );
});
