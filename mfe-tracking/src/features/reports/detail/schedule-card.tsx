import type { ClientReport, Schedule } from "@listwise/contracts/client-reports";
import {
  Badge,
  Button,
  Card,
  MailIcon,
  Notice,
  Row,
  Stack,
  Text,
  useConfirm,
  type Tone,
} from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { formatSchedule } from "../report-labels";
import { removeSchedule, reportKeys } from "../reports.api";
import { ScheduleForm } from "./schedule-form";

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const states: Record<Schedule["recipients"][number]["status"], { label: string; tone: Tone }> = {
  confirmed: { label: "Confirmed", tone: "success" },
  pending: { label: "Waiting for confirmation", tone: "warning" },
  unsubscribed: { label: "Unsubscribed", tone: "neutral" },
};

interface ScheduleCardProps {
  report: ClientReport;
  /** False if the plan lacks reports. */
  canEdit: boolean;
}

/** Renders when a report is sent and to whom, and lets the user change it. */
export function ScheduleCard({ report, canEdit }: ScheduleCardProps) {
  const client = useQueryClient();
  const [isEditing, setIsEditing] = useState(false);
  const { confirm, dialog } = useConfirm();
  const { schedule } = report;
  const stop = () =>
    confirm({
      title: "Stop sending this report",
      description: "Recipients no longer get it. The report and its history stay.",
      action: "Stop sending",
      cancel: "Keep schedule",
      danger: true,
      run: async () => {
        await removeSchedule(report.id);
        await client.invalidateQueries({ queryKey: reportKeys.all });
        return "The report is no longer sent";
      },
    });
  return (
    <Card title="Schedule" description={formatSchedule(schedule)}>
      {isEditing ? (
        <ScheduleForm report={report} onDone={() => setIsEditing(false)} />
      ) : (
        <Stack $gap={4}>
          {schedule && schedule.failures > 0 && (
            <Notice tone="warning" title="The last report wasn't sent">
              The history says why.
            </Notice>
          )}
          {schedule ? (
            <List aria-label="Recipients">
              {schedule.recipients.map(({ email, status }) => (
                <li key={email}>
                  {email} <Badge tone={states[status].tone}>{states[status].label}</Badge>
                </li>
              ))}
            </List>
          ) : (
            <Text $tone="muted">Send this report every week or month by email.</Text>
          )}
          {canEdit && (
            <Row $gap={2}>
              <Button icon={<MailIcon size={15} />} onClick={() => setIsEditing(true)}>
                {schedule ? "Change schedule" : "Schedule emails"}
              </Button>
              {schedule && (
                <Button variant="ghost" onClick={stop}>
                  Stop sending
                </Button>
              )}
            </Row>
          )}
        </Stack>
      )}
      {dialog}
    </Card>
  );
}
