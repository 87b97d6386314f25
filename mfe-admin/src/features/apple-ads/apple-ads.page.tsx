import { useSession } from "@listwise/shared-auth";
import { Container, ErrorState, Loading, PageHeader, SkeletonCard, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { appleAdsQuery } from "./apple-ads.api";
import { CredentialsCard } from "./credentials-card";
import { UsageCard } from "./usage-card";

export function AppleAdsPage() {
  const settings = useQuery(appleAdsQuery());
  const mayWrite = useSession(({ user }) => user?.role === "superadmin");
  return (
    <Container>
      <PageHeader
        title="Apple Search Ads"
        description="Replaces estimated search popularity with data from Apple Search Ads."
      />
      {settings.data ? (
        <Stack $gap={6}>
          <CredentialsCard settings={settings.data} mayWrite={mayWrite} />
          <UsageCard settings={settings.data} />
        </Stack>
      ) : settings.isError ? (
        <ErrorState
          title="Failed to load the connection"
          problem={settings.error}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      ) : (
        <Loading label="Loading the connection">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}
