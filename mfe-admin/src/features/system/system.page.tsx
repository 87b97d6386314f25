import { useBusEvent } from "@listwise/shared-auth";
import { Container, PageHeader, Stack } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { StoreSourceCard } from "../../shared/store-source-card";
import { AlertsCard } from "./alerts/alerts-card";
import { HistoryCard } from "./history/history-card";
import { releasesKey, releasesQuery } from "./releases/releases.api";
import { ReleaseList } from "./releases/release-list";
import { StatusCard } from "./status/status-card";
import { TokensCard } from "./tokens/tokens-card";

export function SystemPage() {
  const client = useQueryClient();
  const releases = useQuery(releasesQuery());
  const names = releases.data?.data.map(({ name }) => name) ?? [];
  useBusEvent("release:changed", () => void client.invalidateQueries({ queryKey: releasesKey }));
  return (
    <Container>
      <PageHeader
        title="System"
        description={
          releases.data
            ? `Server status and live releases. Composition ${releases.data.composition}.`
            : "Server status and live releases."
        }
      />
      <Stack $gap={6}>
        <StatusCard />
        <StoreSourceCard />
        <AlertsCard />
        <ReleaseList releases={releases} />
        <HistoryCard names={names} />
        <TokensCard names={names} />
      </Stack>
    </Container>
  );
}
