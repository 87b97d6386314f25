import type { ReleaseStatus } from "@listwise/contracts/releases";
import { Button, Dialog, Notice, Stack, TextField } from "@listwise/shared-ui";
import { useState } from "react";
import { FindingList } from "./finding-list";
import { getDangers } from "./gate-findings";
import { getReleaseChangeLabels } from "./release-change-labels";
import { Refusal } from "./refusal";
import type { ReleaseChange } from "./releases.api";
import { useReleaseChange } from "./use-release-change";

const REASON_LENGTH = 500;

interface ReleaseChangeDialogProps {
  /** Change to confirm; the dialog is closed if `null`. */
  move: ReleaseChange | null;
  status: ReleaseStatus | undefined;
  onClose: () => void;
}

/**
 * Explains a release change before it is made, and shows why the server rejected it. Dangerous differences that the
 * release gate found are listed, and the change is made once an administrator has entered a reason.
 */
export function ReleaseChangeDialog({ move, status, onClose }: ReleaseChangeDialogProps) {
  const [reason, setReason] = useState("");
  const [dangers, setDangers] = useState<readonly string[]>([]);
  const run = useReleaseChange();
  const close = () => {
    setReason("");
    setDangers([]);
    run.reset();
    onClose();
  };
  const words = move && status ? getReleaseChangeLabels(move, status) : null;
  const isConfirmation = dangers.length > 0;
  const confirm = () =>
    move &&
    run.mutate(
      { move, reason: reason.trim(), dangers },
      { onSuccess: close, onError: (problem) => setDangers(getDangers(problem)) },
    );
  const isDangerous = move?.kind === "rollback" || move?.kind === "disable" || isConfirmation;
  return (
    <Dialog
      open={words !== null}
      onOpenChange={(open) => !open && !run.isPending && close()}
      title={words?.title ?? ""}
      description={words?.effect}
      size={isConfirmation ? "md" : "sm"}
      footer={
        <>
          <Button onClick={close} disabled={run.isPending}>
            Cancel
          </Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            busy={run.isPending}
            disabled={isConfirmation && reason.trim() === ""}
            onClick={confirm}
          >
            {isConfirmation ? "Confirm and promote" : words?.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {isConfirmation && (
          <Notice tone="warning" title="Confirm what changes">
            Users or other releases may depend on it.
            <FindingList messages={dangers} />
          </Notice>
        )}
        {run.error && !isConfirmation && <Refusal problem={run.error} />}
        {(isConfirmation || move?.kind !== "promote") && (
          <TextField
            label="Reason"
            hint={isConfirmation ? "Shown in the history." : "Optional. Shown in the history."}
            required={isConfirmation}
            value={reason}
            maxLength={REASON_LENGTH}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
