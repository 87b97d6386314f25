import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  Loading,
  PageHeader,
  SkeletonCard,
  useSearchParams,
  WrenchIcon,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { operationsQuery } from "./api-test.api";
import { CallForm } from "./call-form";
import { OperationList } from "./operation-list";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--lw-space-6);
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }
`;

export function ApiTestPage() {
  const [params, setParams] = useSearchParams();
  const operations = useQuery(operationsQuery());
  const chosen = operations.data?.find(({ id }) => id === params.get("call"));
  return (
    <Container>
      <PageHeader
        title="API test"
        description="Send any request of the OpenAPI document as yourself. Requests change real data."
      />
      {operations.isError ? (
        <ErrorState
          title="Failed to load the OpenAPI document"
          problem={operations.error}
          onRetry={() => void operations.refetch()}
          retrying={operations.isFetching}
        />
      ) : operations.isPending ? (
        <Loading label="Loading the endpoints">
          <SkeletonCard />
        </Loading>
      ) : (
        <Columns>
          <Card title="Endpoints" description={`${operations.data.length} are documented.`}>
            <OperationList
              operations={operations.data}
              chosen={chosen?.id ?? null}
              onChoose={({ id }) => setParams({ call: id }, { preventScrollReset: true })}
            />
          </Card>
          {chosen ? (
            <CallForm key={chosen.id} operation={chosen} />
          ) : (
            <Card>
              <EmptyState
                icon={<WrenchIcon size={20} />}
                title="Choose an endpoint"
                message="Its parameters and body will appear here."
              />
            </Card>
          )}
        </Columns>
      )}
    </Container>
  );
}
