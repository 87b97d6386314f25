import { Container, EmptyState, Loading, PageHeader, SkeletonCard } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ListError } from "../../shared/lists/list-error";
import { pagesOfQuery } from "../../shared/cms-pages/pages.api";
import { LegalCard } from "./legal-card";
import { toLegalDocument } from "./legal-document";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./legal.css";

export const LegalPage = withPageStyles(styles, function LegalPage() {
  const pages = useQuery(pagesOfQuery("legal"));
  const documents = (pages.data ?? []).map(toLegalDocument);
  return (
    <Container>
      <PageHeader title="Legal" description="Our terms, and how we handle your data." />
      {pages.isPending && (
        <Loading label="Loading legal documents">
          <div className="doc-tiles">
            {Array.from({ length: 3 }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </div>
        </Loading>
      )}
      {pages.isError && (
        <ListError
          title="Couldn't load the legal documents"
          problem={pages.error}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      )}
      {!pages.isPending && documents.length === 0 && <EmptyState title="No legal documents found" />}
      <div className="doc-tiles">
        {documents.map((document) => (
          <LegalCard key={document.id} document={document} />
        ))}
      </div>
    </Container>
  );
});
