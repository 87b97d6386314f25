import { useBusEvent } from "@listwise/shared-auth";
import { Container, PageHeader, Stack } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { StoreSourceCard } from "../../shared/store-source-card";
import { storeSourceQuery } from "../../shared/store-source.api";
import { alertsQuery } from "../../shared/system-alerts";
import { AlertsCard } from "./alerts/alerts-card";
import { HistoryCard } from "./history/history-card";
import { releasesKey, releasesQuery } from "./releases/releases.api";
import { ReleaseList } from "./releases/release-list";
import { StatusCard } from "./status/status-card";
import { TokensCard } from "./tokens/tokens-card";

export function SystemPage() {
  const client = useQueryClient();
  const releases = useQuery(releasesQuery());
  const source = useQuery(storeSourceQuery());
  const alerts = useQuery(alertsQuery());
  const names = releases.data?.data.map(({ name }) => name) ?? [];
  useBusEvent("release:changed", () => void client.invalidateQueries({ queryKey: releasesKey }));
  return (
    <Container>
      <PageHeader
        title="System"
        description={`Server status and live releases. Composition ${releases.data?.composition ?? "…"}.`}
      />
      <Stack $gap={6}>
        <StatusCard />
        <StoreSourceCard />
        {/* What is below waits until the heights above are known, so that it doesn't move. */}
        {!source.isPending && <AlertsCard />}
        {!alerts.isPending && (
          <>
            <ReleaseList releases={releases} />
            {!releases.isPending && (
              <>
                <HistoryCard names={names} />
                <TokensCard names={names} />
              </>
            )}
          </>
        )}
      </Stack>
    </Container>
  );
}
