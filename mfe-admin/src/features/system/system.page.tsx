import { useBusEvent } from "@listwise/shared-auth";
import { Container, PageHeader, Stack, Text } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { StoreSourceCard } from "../../shared/store-source-card";
import { storeSourceQuery } from "../../shared/store-source.api";
import { alertsQuery } from "../../shared/system-alerts";
import { AlertsCard } from "./alerts/alerts-card";
import { requestsQuery } from "./approvals/approvals.api";
import { ApprovalsCard } from "./approvals/approvals-card";
import { PoliciesCard } from "./governance/policies-card";
import { HistoryCard } from "./history/history-card";
import { MetricsCard } from "./metrics/metrics-card";
import { PreviewsCard } from "./previews/previews-card";
import { RedirectsCard } from "./moves/redirects-card";
import { releasesKey, releasesQuery } from "./releases/releases.api";
import { ReleaseList } from "./releases/release-list";
import { rolloutsQuery } from "./rollouts/rollouts.api";
import { healthQuery, readyQuery } from "./status/status.api";
import { StatusCard } from "./status/status-card";
import { TokensCard } from "./tokens/tokens-card";

export function SystemPage() {
  const client = useQueryClient();
  const releases = useQuery(releasesQuery());
  const health = useQuery(healthQuery());
  const ready = useQuery(readyQuery());
  const source = useQuery(storeSourceQuery());
  const alerts = useQuery(alertsQuery());
  const rollouts = useQuery(rolloutsQuery());
  // A card waits until the heights of those above are known, so that it doesn't move.
  const isStatusKnown = !health.isPending && !ready.isPending;
  const isSourceKnown = isStatusKnown && !source.isPending;
  const areAlertsKnown = isSourceKnown && !alerts.isPending && !rollouts.isPending;
  const requests = useQuery(requestsQuery());
  const areRequestsKnown = areAlertsKnown && !requests.isPending;
  const names = releases.data?.data.map(({ name }) => name) ?? [];
  useBusEvent("release:changed", () => void client.invalidateQueries({ queryKey: releasesKey }));
  return (
    <Container>
      <PageHeader title="System" description="Server status and live releases." />
      <Stack $gap={6}>
        <StatusCard />
        {isStatusKnown && <StoreSourceCard />}
        {isSourceKnown && <AlertsCard />}
        {areRequestsKnown && (
          <>
            {releases.data && <ApprovalsCard soloPercent={releases.data.soloPercent} />}
            <ReleaseList releases={releases} />
            {releases.data && <Text $tone="muted">Composition {releases.data.composition}</Text>}
          </>
        )}
        {areRequestsKnown && !releases.isPending && (
          <>
            {releases.data && (
              <>
                <RedirectsCard releases={releases.data.data} redirects={releases.data.redirects} />
                <PoliciesCard releases={releases.data.data} />
              </>
            )}
            <MetricsCard names={names} />
            <PreviewsCard releases={releases.data?.data ?? []} />
            <HistoryCard names={names} />
            <TokensCard names={names} />
          </>
        )}
      </Stack>
    </Container>
  );
}
