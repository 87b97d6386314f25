import { formatPeriod, type ReportRun } from "@listwise/contracts/client-reports";
import {
  Button,
  CopyButton,
  DownloadIcon,
  formatDate,
  formatDateTime,
  RefreshCwIcon,
  Row,
  ShareIcon,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { AppRow, RowEnd, RowMain } from "../../../shared/apps/app-list.styles";
import { downloadRun, retryRun, revokeLink, shareRun } from "../reports.api";
import { RunStatus } from "../run-status";
import { useReportAction } from "../use-report-action";

const deliveryWords = {
  sent: "sent",
  confirming: "not sent, waiting for confirmation",
  unsubscribed: "not sent, unsubscribed",
} as const;

/** Renders who got a run, or why it failed. */
function Outcome({ run }: { run: ReportRun }) {
  const { error, deliveries, link } = run;
  return (
    <>
      {error !== null && (
        <Text as="span" $size="sm" $tone="danger">
          {error}
        </Text>
      )}
      {deliveries.map(({ email, status }) => (
        <Text as="span" key={email} $size="sm" $tone={status === "sent" ? "muted" : "warning"}>
          {email}: {deliveryWords[status]}
        </Text>
      ))}
      {link && (
        <Text as="span" $size="sm" $tone="muted">
          Public link until {formatDate(link.expiresAt)}
        </Text>
      )}
    </>
  );
}

/** Renders a run of a report with its period, recipients and actions. */
export function RunRow({ run, canEdit }: { run: ReportRun; canEdit: boolean }) {
  const { id, status, from, to, createdAt, link, trigger } = run;
  const period = formatPeriod({ from, to });
  const download = useReportAction(() => downloadRun(run), "Couldn't download the PDF");
  const share = useReportAction(() => shareRun(id), "Couldn't create the link");
  const revoke = useReportAction(() => revokeLink(id), "Couldn't revoke the link");
  const retry = useReportAction(() => retryRun(id), "Couldn't repeat the report");
  return (
    <AppRow>
      <RowMain>
        <Stack $gap={1}>
          <Row $gap={2}>
            <strong>{period}</strong>
            <RunStatus status={status} />
          </Row>
          <Text as="span" $size="sm" $tone="muted">
            {formatDateTime(createdAt)} · {trigger === "schedule" ? "Scheduled" : "Created by you"}
          </Text>
          <Outcome run={run} />
        </Stack>
      </RowMain>
      <RowEnd>
        <Row $gap={2}>
          {status === "completed" && (
            <>
              <Button
                size="sm"
                icon={<DownloadIcon size={14} />}
                busy={download.isPending}
                aria-label={`Download the PDF of ${period}`}
                onClick={() => download.mutate(undefined)}
              >
                PDF
              </Button>
              {link ? (
                <>
                  <CopyButton size="sm" text={link.url} what="Link" aria-label={`Copy the link of ${period}`}>
                    Copy link
                  </CopyButton>
                  <Button
                    size="sm"
                    variant="ghost"
                    busy={revoke.isPending}
                    aria-label={`Revoke the link of ${period}`}
                    onClick={() => revoke.mutate(undefined)}
                  >
                    Revoke
                  </Button>
                </>
              ) : (
                <Button
                  size="sm"
                  icon={<ShareIcon size={14} />}
                  busy={share.isPending}
                  aria-label={`Share ${period}`}
                  onClick={() => share.mutate(undefined)}
                >
                  Share
                </Button>
              )}
            </>
          )}
          {status === "failed" && canEdit && (
            <Button
              size="sm"
              icon={<RefreshCwIcon size={14} />}
              busy={retry.isPending}
              aria-label={`Retry ${period}`}
              onClick={() => retry.mutate(undefined)}
            >
              Retry
            </Button>
          )}
        </Row>
      </RowEnd>
    </AppRow>
  );
}
