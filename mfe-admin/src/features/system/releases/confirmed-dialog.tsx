import { Button, Dialog, Notice, Stack, TextField, toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { FindingList } from "./finding-list";
import { getDangers } from "./gate-findings";
import { Refusal } from "./refusal";
import { releasesKey } from "./releases.api";

const REASON_LENGTH = 500;

/** An administrator's confirmation: the dangerous differences as shown, and the reason. */
interface Confirmation {
  reason: string;
  findings: string[];
}

interface ConfirmedDialogProps {
  title: string;
  description: string;
  action: string;
  /** False while there is nothing to do. */
  isReady?: boolean;
  run: (confirm: Confirmation | undefined) => Promise<{ message: string }>;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Dialog for a change of live releases. If the server finds dangerous differences, it lists them, and the change is made
 * once the administrator has entered a reason. Mount it only while open.
 */
export function ConfirmedDialog(props: ConfirmedDialogProps) {
  const { title, description, action, isReady = true, run, onClose, children } = props;
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const change = useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      toast.success(message);
      void client.invalidateQueries({ queryKey: releasesKey });
      onClose();
    },
  });
  const findings = change.error ? getDangers(change.error) : [];
  const asks = findings.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={title}
      description={description}
      size="md"
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button
            variant={asks ? "danger" : "primary"}
            busy={change.isPending}
            disabled={!isReady || (asks && reason.trim() === "")}
            onClick={() => change.mutate(asks ? { reason: reason.trim(), findings } : undefined)}
          >
            {asks ? `Confirm and ${action.toLowerCase()}` : action}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {children}
        {asks && (
          <Notice tone="warning" title="Confirm what changes">
            Users or other releases may depend on it.
            <FindingList messages={findings} />
          </Notice>
        )}
        {change.error && !asks && <Refusal problem={change.error} />}
        {asks && (
          <TextField
            label="Reason"
            hint="Shown in the history."
            required
            value={reason}
            maxLength={REASON_LENGTH}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
