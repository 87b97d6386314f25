import { Container, formatNumber, Grid, PageHeader, Stack, Stat } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { StoreSourceCard } from "../../shared/store-source-card";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { countsQuery } from "./pool.api";
import { poolList, states } from "./pool.list";

const order = ["waiting", "running", "failed"] as const;

export function RequestPoolPage() {
  const list = useList(poolList);
  const counts = useQuery(countsQuery());
  return (
    <Container>
      <PageHeader
        title="Request pool"
        description="Requests to the stores, shared by all users, and their results."
      />
      <Stack $gap={6}>
        {!counts.isError && (
          <Grid $min="9rem">
            {order.map((state) => (
              <Stat
                key={state}
                label={states[state]}
                loading={counts.isPending}
                value={counts.data && formatNumber(counts.data[state])}
              />
            ))}
          </Grid>
        )}
        <AdminList list={list} />
        {/* The list's length is unknown until then, and the card would move. */}
        {!list.rows.isPending && <StoreSourceCard />}
      </Stack>
    </Container>
  );
}
