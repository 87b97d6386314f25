import { Container, ErrorState, LinkButton, PageHeader, SelectField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { toolAppsQuery } from "../../shared/tool-page/tool-apps.api";
import { useToolParams } from "../../shared/tool-page/use-tool-params";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { Workbench } from "./workbench";

export function IconAnalyzerPage() {
  const params = useToolParams();
  const apps = useQuery(toolAppsQuery());
  const app = apps.data?.find(({ id }) => id === params.appId) ?? null;
  const options = [
    { value: "", label: "No app (upload only)" },
    ...(apps.data ?? []).map(({ id, name, platform }) => ({
      value: String(id),
      label: `${name} (${platform === "ios" ? "iOS" : "Android"})`,
    })),
  ];
  return (
    <Container>
      <PageHeader
        title="Icon Analyzer"
        description="Check an icon's colors and legibility, and compare it with other search results."
        actions={<LinkButton to="/aso-tools">Back to ASO Tools</LinkButton>}
      />
      {apps.isError && !apps.data && (
        <ErrorState
          title="Failed to load your apps"
          problem={apps.error}
          onRetry={() => void apps.refetch()}
          retrying={apps.isFetching}
        />
      )}
      {apps.isPending && <DraftLoading />}
      {apps.data && (
        <Workbench
          key={app?.id ?? "none"}
          app={app}
          picker={
            <SelectField
              label="App"
              options={options}
              value={app ? String(app.id) : ""}
              onChange={(event) => params.setApp(event.target.value)}
            />
          }
        />
      )}
    </Container>
  );
}
