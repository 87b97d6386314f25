import { useSession } from "@listwise/shared-auth";
import { Button, Dialog, TextAreaField, toast } from "@listwise/shared-ui";
import { useId, useState, type SubmitEvent } from "react";
import { runReport } from "../reports.api";
import { useReportAction } from "../use-report-action";
import { parseRecipients } from "./parse-recipients";

interface SendDialogProps {
  reportId: number;
  onClose: () => void;
}

/** Asks who gets the report, then creates and sends it. */
export function SendDialog({ reportId, onClose }: SendDialogProps) {
  const formId = useId();
  const email = useSession(({ user }) => user?.email ?? "");
  const [text, setText] = useState(email);
  const [error, setError] = useState<string>();
  const send = useReportAction((to: string[]) => runReport(reportId, to), "Couldn't send the report");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { recipients, error: problem } = parseRecipients(text);
    const missing = recipients.length === 0 ? "Enter at least one address." : undefined;
    setError(problem ?? missing);
    if ((problem ?? missing) !== undefined || send.isPending) return;
    send.mutate(recipients, {
      onSuccess: () => {
        toast.success("The report is being created", { description: "We send it once it is ready." });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send by email"
      description="The email has links to the report and its PDF, which work for 90 days."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            Create and send
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextAreaField
          label="Recipients"
          hint="Up to 10 addresses. New ones first get an email that asks them to confirm."
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}
