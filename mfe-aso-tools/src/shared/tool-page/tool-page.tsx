import type { AppSummary } from "@listwise/contracts/apps";
import {
  Container,
  ErrorState,
  LinkButton,
  Loading,
  PageHeader,
  SelectField,
  Skeleton,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toolAppsQuery } from "./tool-apps.api";
import { Choices } from "./tool.styles";
import type { ToolParams } from "./use-tool-params";

interface ToolPageProps {
  title: string;
  description: string;
  params: ToolParams;
  /** Shown while no app is selected. */
  withoutApp: (hasApps: boolean) => ReactNode;
  /** Renders the tool; it places the picker among its own fields. */
  children: (app: AppSummary, picker: ReactNode) => ReactNode;
}

const LOAD_FAILED = "Failed to load your apps";

/** Renders a page for a tool that works on one of the user's apps. */
export function ToolPage({ title, description, params, withoutApp, children }: ToolPageProps) {
  const apps = useQuery(toolAppsQuery());
  const app = apps.data?.find(({ id }) => id === params.appId);
  const options = [
    { value: "", label: "Select an app…" },
    ...(apps.data ?? []).map(({ id, name, platform }) => ({
      value: String(id),
      label: `${name} (${platform === "ios" ? "iOS" : "Android"})`,
    })),
  ];
  const picker = (
    <SelectField
      label="App"
      options={options}
      value={app ? String(app.id) : ""}
      onChange={(event) => params.setApp(event.target.value)}
    />
  );
  return (
    <Container>
      <PageHeader
        title={title}
        description={description}
        actions={<LinkButton to="/aso-tools">Back to ASO Tools</LinkButton>}
      />
      {apps.isError && !apps.data && (
        <ErrorState
          title={LOAD_FAILED}
          problem={apps.error}
          onRetry={() => void apps.refetch()}
          retrying={apps.isFetching}
        />
      )}
      {apps.isPending && (
        <Loading label="Loading your apps">
          <Skeleton height="16rem" radius="lg" />
        </Loading>
      )}
      {app && children(app, picker)}
      {apps.data && !app && (
        <>
          <Choices>{picker}</Choices>
          {withoutApp(apps.data.length > 0)}
        </>
      )}
    </Container>
  );
}
