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
import { RawResponse } from "./raw-response";

/** Shows the API's raw response for the terms page. */
export function TestApiPage() {
  const terms = useMutation({ mutationFn: fetchTerms });
  return (
    <Container>
      <PageHeader
        title="API test"
        description="Fetches the terms page from the API and shows the raw response."
        actions={
          <Button variant="primary" busy={terms.isPending} onClick={() => terms.mutate()}>
            Fetch the terms page
          </Button>
        }
      />
      <Card title="Raw response" flush>
        {terms.isSuccess && <RawResponse answer={terms.data} />}
        {terms.isError && (
          <ErrorState
            title="No response"
            message={terms.error.message}
            onRetry={() => terms.mutate()}
            retrying={terms.isPending}
          />
        )}
        {!terms.isSuccess && !terms.isError && (
          <EmptyState
            icon={<FileTextIcon size={20} />}
            title={terms.isPending ? "Waiting for the response…" : "Nothing fetched yet"}
            message="You'll see the response to GET /api/cms/pages/slug/terms here."
          />
        )}
      </Card>
    </Container>
  );
}
