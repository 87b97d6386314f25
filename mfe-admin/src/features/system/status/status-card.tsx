import {
  Badge,
  Button,
  Card,
  Grid,
  Loading,
  Notice,
  Skeleton,
  Stack,
  Text,
  type Tone,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { getChecks, getServices, type Service } from "./services";
import { healthQuery, readyQuery } from "./status.api";

const tones: Record<Service["state"], Tone> = { up: "success", down: "danger", unknown: "neutral" };
const states: Record<Service["state"], string> = { up: "Up", down: "Down", unknown: "Unknown" };

const Part = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-1);
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
    font-weight: var(--lw-weight-medium);
  }
`;

const Parts = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

function StatusSkeleton() {
  return (
    <Loading label="Loading the status">
      <Grid $min="11rem">
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} height="2.75rem" />
        ))}
      </Grid>
    </Loading>
  );
}

export function StatusCard() {
  const health = useQuery(healthQuery());
  const ready = useQuery(readyQuery());
  const failed = [health.error, getChecks(ready) ? null : ready.error].find(Boolean);
  const retry = () => void Promise.all([health.refetch(), ready.refetch()]);
  return (
    <Card title="Status" description="Server health, updated every 5 seconds.">
      {health.isPending && ready.isPending ? (
        <StatusSkeleton />
      ) : (
        <Stack $gap={4}>
          {failed && (
            <Notice
              tone="danger"
              title="Couldn't load the status"
              actions={
                <Button size="sm" onClick={retry} busy={health.isFetching || ready.isFetching}>
                  Retry
                </Button>
              }
            >
              {failed.message}
            </Notice>
          )}
          <Parts as="ul" $min="11rem" aria-label="Services">
            {getServices(health, ready).map(({ name, state, words }) => (
              <Part key={name}>
                <strong>
                  {name} <Badge tone={tones[state]}>{states[state]}</Badge>
                </strong>
                <Text as="span" $tone="muted" $size="sm">
                  {words}
                </Text>
              </Part>
            ))}
          </Parts>
        </Stack>
      )}
    </Card>
  );
}
