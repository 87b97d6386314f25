import { Card, Container, ErrorState, Loading, PageHeader, SkeletonText } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { versionQuery } from "./__slug__.api";

const Version = styled.strong`
  overflow-wrap: anywhere;
  font-weight: var(--lw-weight-semibold);
`;

export function __Name__Page() {
  const version = useQuery(versionQuery());
  return (
    <Container>
      <PageHeader title="__title__" description="A new remote, ready for its first feature." />
      {version.isError ? (
        <ErrorState
          title="Couldn't reach the server"
          problem={version.error}
          onRetry={() => void version.refetch()}
          retrying={version.isFetching}
        />
      ) : (
        <Card title="It works">
          {version.isPending ? (
            <Loading label="Loading the server version">
              <SkeletonText lines={1} />
            </Loading>
          ) : (
            <p>
              The server is Listwise <Version>{version.data}</Version>.
            </p>
          )}
        </Card>
      )}
    </Container>
  );
}
