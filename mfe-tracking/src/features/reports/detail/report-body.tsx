import type { ClientReport, ReportRun } from "@listwise/contracts/client-reports";
import { LIMITS_KEY } from "@listwise/shared-auth";
import {
  Button,
  Card,
  Container,
  EmptyState,
  FileTextIcon,
  getCountryName,
  LinkButton,
  MailIcon,
  PageHeader,
  Stack,
  toast,
  useConfirm,
  useNavigate,
  useSetPageMetadata,
} from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { AppList } from "../../../shared/apps/app-list.styles";
import { formatReportPeriod, formatSections } from "../report-labels";
import { isUnderWay, removeReport, reportKeys, runReport } from "../reports.api";
import { ReportsLimit, useReportsLock } from "../reports-lock";
import { useReportAction } from "../use-report-action";
import { LatestRun } from "./latest-run";
import { RunRow } from "./run-row";
import { ScheduleCard } from "./schedule-card";
import { SendDialog } from "./send-dialog";

/** Loads the limits again when a run has ended, because a failed one isn't counted. */
function useRefund(runs: readonly ReportRun[]): void {
  const client = useQueryClient();
  const isBusy = runs.some(isUnderWay);
  useEffect(() => {
    if (!isBusy) return;
    return () => void client.invalidateQueries({ queryKey: [LIMITS_KEY] });
  }, [isBusy, client]);
}

interface ReportBodyProps {
  report: ClientReport;
  runs: readonly ReportRun[];
  back: ReactNode;
}

/** Renders a report: its actions, schedule, history and latest document. */
export function ReportBody({ report, runs, back }: ReportBodyProps) {
  const { id, title, appName, country, period } = report;
  useSetPageMetadata({ title });
  useRefund(runs);
  const navigate = useNavigate();
  const client = useQueryClient();
  const canEdit = useReportsLock() === null;
  const [isSending, setIsSending] = useState(false);
  const { confirm, dialog } = useConfirm();
  const create = useReportAction(() => runReport(id, []), "Couldn't create the report");
  const latest = runs.find(({ status }) => status === "completed");
  const remove = () =>
    confirm({
      title: "Delete this report",
      description: "Its history, PDFs and links are deleted, too. You can't undo this.",
      action: "Delete report",
      cancel: "Keep report",
      danger: true,
      run: async () => {
        await removeReport(id);
        void navigate("/reports");
        await client.invalidateQueries({ queryKey: reportKeys.list });
        return "Report deleted";
      },
    });
  const actions = canEdit && (
    <>
      <Button
        variant="primary"
        icon={<FileTextIcon size={15} />}
        busy={create.isPending || runs.some(isUnderWay)}
        onClick={() =>
          create.mutate(undefined, { onSuccess: () => toast.success("The report is being created") })
        }
      >
        Create report
      </Button>
      <Button icon={<MailIcon size={15} />} onClick={() => setIsSending(true)}>
        Send by email
      </Button>
      <LinkButton to={`/reports/${id}/edit`}>Edit</LinkButton>
    </>
  );
  return (
    <Container>
      <PageHeader
        before={back}
        title={title}
        description={`${appName} · ${getCountryName(country)} · ${formatReportPeriod(period)}. ${formatSections(report)}.`}
        actions={
          <>
            {actions}
            <Button variant="ghost" onClick={remove}>
              Delete
            </Button>
          </>
        }
      />
      <Stack $gap={6}>
        <ReportsLimit />
        <ScheduleCard report={report} canEdit={canEdit} />
        <Card title="History" flush>
          {runs.length === 0 ? (
            <EmptyState
              icon={<FileTextIcon size={20} />}
              title="Not created yet"
              message="Create the report to download its PDF, share it by link or send it by email."
            />
          ) : (
            <AppList aria-label="History">
              {runs.map((run) => (
                <RunRow key={run.id} run={run} canEdit={canEdit} />
              ))}
            </AppList>
          )}
        </Card>
        {latest && <LatestRun key={latest.id} run={latest} />}
      </Stack>
      {isSending && <SendDialog reportId={id} onClose={() => setIsSending(false)} />}
      {dialog}
    </Container>
  );
}
