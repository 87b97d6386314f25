import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  GlobeIcon,
  LinkButton,
  Loading,
  PageHeader,
  SelectField,
  toast,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { AccessNotice } from "./access-notice";
import { FileMenu } from "./files/file-menu";
import { accessQuery, appsQuery } from "./localization.api";
import { Toolbar } from "./localization.styles";
import { useHelperParams } from "./use-helper-params";
import { Workspace } from "./workspace";

const LOAD_FAILED = "Failed to load your apps";

export function LocalizationHelperPage() {
  const params = useHelperParams();
  const apps = useQuery(appsQuery());
  const access = useQuery(accessQuery());
  useEffect(() => {
    if (apps.isError) toast.error(LOAD_FAILED);
  }, [apps.isError]);
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
        title="Localization Helper"
        description="Localize your listing in 39 languages within store limits."
        actions={<LinkButton to="/aso-tools">Back to ASO Tools</LinkButton>}
      />
      {access.data === false && (
        <div style={{ marginBottom: "var(--lw-space-5)" }}>
          <AccessNotice />
        </div>
      )}
      {apps.isError && (
        <ErrorState
          title={LOAD_FAILED}
          problem={apps.error}
          onRetry={() => void apps.refetch()}
          retrying={apps.isFetching}
        />
      )}
      {apps.isPending && <Loading />}
      {app && <Workspace key={app.id} {...{ app, picker, params }} locked={access.data === false} />}
      {apps.data && !app && (
        <>
          <NothingChosen>{picker}</NothingChosen>
          <EmptyState
            icon={<GlobeIcon size={20} />}
            title="Select an App to Begin"
            message={
              apps.data.length === 0
                ? "You don't track any apps yet. Add one on the dashboard, then come back."
                : "Choose one of your apps above to localize its listing."
            }
            action={
              apps.data.length === 0 ? (
                <LinkButton to="/dashboard">Go to the dashboard</LinkButton>
              ) : undefined
            }
          />
        </>
      )}
    </Container>
  );
}

/** Renders the same buttons without an app; each one then asks for an app. */
function NothingChosen({ children }: { children: ReactNode }) {
  const missing = async () => toast.error("No app selected");
  return (
    <Toolbar>
      {children}
      <Button onClick={() => toast.error("Please select an app first")}>Fetch App Store Data</Button>
      <FileMenu onImport={missing} onExport={missing} />
    </Toolbar>
  );
}
