import type { ReportInput } from "@listwise/contracts/client-reports";
import { Button, Card, LinkButton, Row, Stack, useNavigate } from "@listwise/shared-ui";
import { useMemo, useRef, useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { saveReport } from "../reports.api";
import { useReportAction } from "../use-report-action";
import { Preview } from "./preview";
import { parseDraft, type ReportDraft } from "./report-draft";
import { ReportForm } from "./report-form";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  align-items: start;
  gap: var(--lw-space-6);
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface BuilderProps {
  /** `null` for a new report. */
  reportId: number | null;
  initial: ReportDraft;
}

/** Renders the choices of a report with a live preview. */
export function Builder({ reportId, initial }: BuilderProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const { input, problems } = useMemo(() => parseDraft(draft), [draft]);
  // While the input isn't valid, the preview of the last valid one stays.
  const [previewed, setPreviewed] = useState(input);
  const form = useRef<HTMLFormElement>(null);
  const save = useReportAction((body: ReportInput) => saveReport(reportId, body), "Couldn't save the report");
  const back = reportId === null ? "/reports" : `/reports/${reportId}`;

  function change(changed: Partial<ReportDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    setPreviewed((before) => parseDraft(next).input ?? before);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!input) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    if (!save.isPending) {
      save.mutate(input, { onSuccess: ({ id }) => void navigate(`/reports/${id}`) });
    }
  }

  return (
    <Columns>
      <Card title="Contents">
        <form ref={form} noValidate aria-label="Report" onSubmit={submit}>
          <Stack $gap={5}>
            <ReportForm draft={draft} problems={isChecked ? problems : {}} onChange={change} />
            <Row $gap={2}>
              <Button type="submit" variant="primary" busy={save.isPending}>
                Save report
              </Button>
              <LinkButton to={back} variant="ghost">
                Cancel
              </LinkButton>
            </Row>
          </Stack>
        </form>
      </Card>
      {previewed && <Preview input={previewed} />}
    </Columns>
  );
}
