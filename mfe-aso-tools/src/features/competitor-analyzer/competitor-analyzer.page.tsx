import { Container, EmptyState, LinkButton, PageHeader, Stack, UsersIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/tracked-apps.api";
import { Analysis } from "./analysis";
import { AppList } from "./app-list";
import { Layout } from "./competitors.styles";
import { useAnalyzerParams } from "./use-analyzer-params";

export function CompetitorAnalyzerPage() {
  const params = useAnalyzerParams();
  const { data: followed } = useQuery(trackedAppsQuery());
  const chosen = followed?.find(({ app }) => app.id === params.appId)?.app;
  return (
    <Container>
      <PageHeader
        title="Competitor Analyzer"
        description="Compare your apps with those that rank for the same keywords."
        actions={<LinkButton to="/aso-tools">Back to ASO Tools</LinkButton>}
      />
      <Layout>
        <AppList chosen={chosen?.id ?? null} onChoose={params.setApp} />
        <Stack>
          {chosen && <Analysis key={chosen.id} app={chosen} params={params} />}
          {followed && followed.length > 0 && !chosen && (
            <EmptyState
              icon={<UsersIcon size={20} />}
              title="Select an App"
              message="Choose one of your apps to see its competitors."
            />
          )}
        </Stack>
      </Layout>
    </Container>
  );
}
