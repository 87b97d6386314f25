import { ApiError, useWorkspace } from "@listwise/shared-auth";
import {
  Card,
  Container,
  ErrorState,
  Link,
  LinkButton,
  Loading,
  PageHeader,
  SkeletonText,
  Stack,
  useParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ChooseApp } from "../../../shared/apps/choose-app";
import { reportQuery } from "../reports.api";
import { ReportsLimit, useReportsLock } from "../reports-lock";
import { Builder } from "./builder";
import { createDraft, toDraft } from "./report-draft";

function NewReport() {
  const { appId, country, isKnown } = useWorkspace();
  if (!isKnown) return <Loading label="Loading the current app" />;
  if (appId === null) return <ChooseApp title="Choose an app to report on" />;
  return <Builder key={`${appId} ${country}`} reportId={null} initial={createDraft(appId, country)} />;
}

function EditReport({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery({ ...reportQuery(id), enabled: id > 0 });
  if (data) return <Builder key={id} reportId={id} initial={toDraft(data.data)} />;
  const isUnknown = !(id > 0) || (error instanceof ApiError && error.status === 404);
  return (
    <Card>
      {isUnknown ? (
        <ErrorState
          title="Report not found"
          message="It was deleted or belongs to another account."
          action={<LinkButton to="/reports">Go to your reports</LinkButton>}
        />
      ) : error ? (
        <ErrorState
          title="Couldn't load the report"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the report">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Card>
  );
}

/** Renders the builder of a new report about the current app, or of a saved one. */
export function BuilderPage() {
  const { id } = useParams();
  const lock = useReportsLock();
  return (
    <Container>
      <PageHeader
        before={<Link to="/reports">All reports</Link>}
        title={id === undefined ? "New report" : "Edit report"}
        help="reports"
        description="Choose what the report shows. The preview has the current data."
      />
      <Stack $gap={5}>
        <ReportsLimit />
        {lock === null && (id === undefined ? <NewReport /> : <EditReport id={Number(id)} />)}
      </Stack>
    </Container>
  );
}
