import {
  Button,
  Card,
  Container,
  EmptyState,
  ErrorState,
  FileTextIcon,
  PageHeader,
} from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { fetchTerms } from "./test-api.api";
import { RawAnswer } from "./raw-answer";

/** One button: what does the API answer for the terms page, byte by byte? */
export function TestApiPage() {
  const terms = useMutation({ mutationFn: fetchTerms });
  return (
    <Container>
      <PageHeader
        title="API Test"
        description="Asks the API for the terms page and shows its answer as it came, as text."
        actions={
          <Button variant="primary" busy={terms.isPending} onClick={() => terms.mutate()}>
            Fetch the terms page
          </Button>
        }
      />
      <Card title="Raw response" flush>
        {terms.isSuccess && <RawAnswer answer={terms.data} />}
        {terms.isError && (
          <ErrorState
            title="There was no answer"
            message={terms.error.message}
            onRetry={() => terms.mutate()}
            retrying={terms.isPending}
          />
        )}
        {!terms.isSuccess && !terms.isError && (
          <EmptyState
            icon={<FileTextIcon size={20} />}
            title={terms.isPending ? "Waiting for the answer…" : "Nothing fetched yet"}
            message="The answer of GET /api/cms/pages/slug/terms will stand here."
          />
        )}
      </Card>
    </Container>
  );
}
