import { useWorkspace } from "@listwise/shared-auth";
import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  FileTextIcon,
  LinkButton,
  Loading,
  PageHeader,
  PlusIcon,
  Stack,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AppList } from "../../shared/apps/app-list.styles";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { ReportRow } from "./report-row";
import { reportsQuery } from "./reports.api";
import { ReportsLimit, useReportsLock } from "./reports-lock";

/** Renders the saved reports of the current app, or of all apps. */
export function ReportsPage() {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery());
  const { appId, isKnown } = useWorkspace();
  const lock = useReportsLock();
  const reports = isKnown ? data?.filter((report) => appId === null || report.appId === appId) : undefined;
  const create = lock === null && (
    <LinkButton to="/reports/new" variant="primary" icon={<PlusIcon size={15} />}>
      New report
    </LinkButton>
  );
  return (
    <Container>
      <PageHeader
        title="Reports"
        help="reports"
        description="Send your clients or your team what changed: as a PDF, a link or a scheduled email."
        actions={create}
      />
      <Stack $gap={5}>
        <ReportsLimit />
        <Card title="Saved reports" flush>
          {error && !data ? (
            <ErrorState
              title="Couldn't load your reports"
              problem={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : !reports ? (
            <Loading label="Loading your reports">
              <RowSkeletons count={3} />
            </Loading>
          ) : reports.length === 0 ? (
            <EmptyState
              icon={<FileTextIcon size={20} />}
              title={appId === null ? "No reports yet" : "No reports for this app yet"}
              message="A report shows visibility, ranks, keywords, competitors, reviews and listing changes of an app for a period. You choose the sections, and who gets it."
              action={create}
            />
          ) : (
            <AppList aria-label="Saved reports">
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </AppList>
          )}
        </Card>
      </Stack>
    </Container>
  );
}
