import type { ContentPage } from "@listwise/contracts/content";
import { Container, Content, formatDate, PageHeader, useParams } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ArticleSkeleton } from "../../shared/article/article-skeleton";
import { BackLink } from "../../shared/article/back-link";
import { getProblemText, isMissing } from "../../shared/cms-pages/content-problem";
import { pageQuery } from "../../shared/cms-pages/pages.api";
import { useSetContentMetadata } from "../../shared/cms-pages/use-set-content-metadata";
import { toLegalDocument } from "./legal-document";
import { NoDocument } from "./no-document";
import { PrintButton } from "./print-button";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./legal-document.css";

export const LegalDocumentPage = withPageStyles(styles, function LegalDocumentPage() {
  const type = (useParams().documentType ?? "").trim();
  const page = useQuery(pageQuery(type));
  if (type === "") return <NoDocument message="No document type provided" />;
  if (page.isPending) return <ArticleSkeleton label="Loading document" />;
  const retry = { onRetry: () => void page.refetch(), retrying: page.isFetching };
  if (page.isError && !page.data) {
    if (isMissing(page.error))
      return <NoDocument message="This document doesn't exist or has been removed." />;
    return (
      <NoDocument
        title="Failed to load content"
        message={getProblemText(page.error)}
        problem={page.error}
        {...retry}
      />
    );
  }
  if (page.data.category !== "LEGAL")
    return <NoDocument message="This document doesn't exist or has been removed." />;
  if (page.data.content.trim() === "") {
    return (
      <NoDocument title="Failed to load content" message="No content found in API response" {...retry} />
    );
  }
  return <LegalText page={page.data} />;
});

function LegalText({ page }: { page: ContentPage }) {
  const { title, lastUpdated, content } = toLegalDocument(page);
  useSetContentMetadata(page);
  return (
    <Container $narrow className="doc-printed" as="article">
      <PageHeader
        before={<BackLink to="/legal">Back to Legal</BackLink>}
        title={title}
        description={
          <>
            Last updated: <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
          </>
        }
        actions={<PrintButton />}
      />
      <Content source={content} html={page.html} />
    </Container>
  );
}
