import { Container, ErrorState, useParams, VisuallyHidden } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ArticleSkeleton } from "../../shared/article/article-skeleton";
import { NotFound } from "./not-found";
import { getCategoryHeader } from "./categories";
import { contentPageQuery, getFailureText } from "./content-page.api";
import { GoBack } from "./go-back";
import { PageView } from "./page-view";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./content-page.css";

interface ContentPagePageProps {
  /** Set if the route has a fixed category. */
  category?: string;
}

export const ContentPagePage = withPageStyles(
  styles,
  function ContentPagePage({ category: fixed }: ContentPagePageProps) {
    const { category = "", slug = "" } = useParams();
    const area = (fixed ?? category).toLowerCase();
    const found = useQuery(contentPageQuery(area, slug));
    if (found.isPending) return <ArticleSkeleton label="Loading page" />;
    if (found.data?.kind === "unknown") return <NotFound />;
    if (found.data?.kind === "page") {
      return <PageView key={found.data.page.id} category={area} page={found.data.page} />;
    }
    const missing = found.data?.message;
    return (
      <Container $narrow>
        <VisuallyHidden as="h1">{getCategoryHeader(area).title}</VisuallyHidden>
        <ErrorState
          title={missing ? "Page Not Found" : "Failed to load content"}
          problem={found.error}
          message={missing ?? getFailureText(found.error)}
          onRetry={missing ? undefined : () => void found.refetch()}
          retrying={found.isFetching}
          action={<GoBack to={getCategoryHeader(area).index ?? "/"} />}
        />
      </Container>
    );
  },
);
