import type { ReleaseStatus } from "@listwise/contracts/releases";
import { Button, Dialog, Stack, TextField } from "@listwise/shared-ui";
import { useState } from "react";
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

/** Explains a release change before it is made, and shows why the server rejected it. */
export function ReleaseChangeDialog({ move, status, onClose }: ReleaseChangeDialogProps) {
  const [reason, setReason] = useState("");
  const run = useReleaseChange();
  const close = () => {
    setReason("");
    run.reset();
    onClose();
  };
  const words = move && status ? getReleaseChangeLabels(move, status) : null;
  const confirm = () => move && run.mutate({ move, reason: reason.trim() }, { onSuccess: close });
  const dangerous = move?.kind === "rollback" || move?.kind === "disable";
  return (
    <Dialog
      open={words !== null}
      onOpenChange={(open) => !open && !run.isPending && close()}
      title={words?.title ?? ""}
      description={words?.effect}
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={run.isPending}>
            Cancel
          </Button>
          <Button variant={dangerous ? "danger" : "primary"} busy={run.isPending} onClick={confirm}>
            {words?.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {run.error && <Refusal problem={run.error} />}
        {move?.kind !== "promote" && (
          <TextField
            label="Reason"
            hint="Optional. Shown in the history."
            value={reason}
            maxLength={REASON_LENGTH}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
