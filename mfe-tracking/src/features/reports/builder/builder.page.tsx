import { useWorkspace } from "@listwise/shared-auth";
import { Container, Link, Loading, PageHeader, Stack, useParams } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ChooseApp } from "../../../shared/apps/choose-app";
import { PendingItem } from "../../../shared/pending-item";
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
  const report = useQuery({ ...reportQuery(id), enabled: id > 0 });
  if (report.data) return <Builder key={id} reportId={id} initial={toDraft(report.data.data)} />;
  return <PendingItem query={report} isId={id > 0} noun="report" to="/reports" />;
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
