import {
  Container,
  EmptyState,
  ErrorState,
  Link,
  Loading,
  PageHeader,
  SkeletonCard,
  useParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { PageEditor } from "./page-editor";
import { pageQuery } from "./page.api";

const BACK = <Link to="/admin/cms">All pages</Link>;

export function EditCmsPage() {
  const { id = "" } = useParams();
  if (/^[1-9]\d{0,8}$/.test(id)) return <KnownPage key={id} id={Number(id)} />;
  return (
    <Container>
      <PageHeader title="Edit page" before={BACK} />
      <EmptyState title="Page not found" message="Choose one from the list." />
    </Container>
  );
}

function KnownPage({ id }: { id: number }) {
  const page = useQuery(pageQuery(id));
  if (page.data) return <PageEditor page={page.data} back={BACK} />;
  return (
    <Container>
      <PageHeader title="Edit page" before={BACK} />
      {page.isError ? (
        <ErrorState
          title="Failed to load the page"
          problem={page.error}
          onRetry={() => void page.refetch()}
          retrying={page.isFetching}
        />
      ) : (
        <Loading label="Loading the page">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}
