import {
  ScheduleInputSchema,
  type ClientReport,
  type ScheduleInput,
} from "@listwise/contracts/client-reports";
import { z } from "@listwise/contracts/zod";
import { useSession } from "@listwise/shared-auth";
import {
  Button,
  Checkbox,
  Row,
  SegmentedControl,
  SelectField,
  Stack,
  TextAreaField,
} from "@listwise/shared-ui";
import { useState, type SubmitEvent } from "react";
import { WEEKDAYS } from "../report-labels";
import { setSchedule } from "../reports.api";
import { useReportAction } from "../use-report-action";
import { parseRecipients } from "./parse-recipients";

const frequencies = [
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
];
const weekdays = WEEKDAYS.map((label, day) => ({ value: String(day), label }));
const monthDays = Array.from({ length: 28 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: `Day ${value}`,
}));

interface ScheduleFormProps {
  report: ClientReport;
  onDone: () => void;
}

/** Renders when and to whom a report is sent. */
export function ScheduleForm({ report: { id, schedule }, onDone }: ScheduleFormProps) {
  const email = useSession(({ user }) => user?.email ?? "");
  const [frequency, setFrequency] = useState<ScheduleInput["frequency"]>(schedule?.frequency ?? "weekly");
  const [day, setDay] = useState(schedule?.day ?? 1);
  const [isPaused, setIsPaused] = useState(schedule?.isPaused ?? false);
  const [text, setText] = useState(
    schedule?.recipients.map((recipient) => recipient.email).join(", ") ?? email,
  );
  const [error, setError] = useState<string>();
  const save = useReportAction((body: ScheduleInput) => setSchedule(id, body), "Couldn't save the schedule");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { recipients, error: problem } = parseRecipients(text);
    const body = z.safeParse(ScheduleInputSchema, { frequency, day, recipients, isPaused });
    setError(problem ?? body.error?.issues[0]?.message);
    if (problem === undefined && body.success && !save.isPending)
      save.mutate(body.data, { onSuccess: onDone });
  }

  return (
    <form noValidate aria-label="Schedule" onSubmit={submit}>
      <Stack $gap={4}>
        <SegmentedControl
          label="Frequency"
          options={frequencies}
          value={frequency}
          onChange={(value) => {
            setFrequency(value === "monthly" ? "monthly" : "weekly");
            setDay(1);
          }}
        />
        <SelectField
          label={frequency === "weekly" ? "Day of the week" : "Day of the month"}
          hint="Sent at 06:00 UTC."
          options={frequency === "weekly" ? weekdays : monthDays}
          value={String(day)}
          onChange={({ target }) => setDay(Number(target.value))}
        />
        <TextAreaField
          label="Recipients"
          hint="Up to 10 addresses. New ones first get an email that asks them to confirm."
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Checkbox label="Paused" checked={isPaused} onChange={({ target }) => setIsPaused(target.checked)} />
        <Row $gap={2}>
          <Button type="submit" variant="primary" busy={save.isPending}>
            Save schedule
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
