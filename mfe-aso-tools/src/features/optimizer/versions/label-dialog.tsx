import type { Optimization } from "@listwise/contracts/tools";
import { describeError } from "@listwise/shared-auth";
import { Button, Dialog, TextField } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SyntheticEvent } from "react";
import { labelVersion, versionsQuery } from "../optimizer.api";

const MAX_LENGTH = 60;

interface LabelDialogProps {
  appId: number;
  version: Optimization;
  onClose: () => void;
}

/** Asks for the label of a version. An empty one removes the label. */
export function LabelDialog({ appId, version, onClose }: LabelDialogProps) {
  const client = useQueryClient();
  const formId = useId();
  const [label, setLabel] = useState(version.label ?? "");
  const save = useMutation({
    mutationFn: () => labelVersion(appId, version.id, label.trim() || null),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: versionsQuery(appId, version.kind).queryKey });
      onClose();
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Label of the version"
      footer={
        <Button variant="primary" type="submit" form={formId} busy={save.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Label"
          hint="Leave it empty to remove the label."
          dir="auto"
          maxLength={MAX_LENGTH}
          value={label}
          error={save.error && describeError(save.error).message}
          onChange={(event) => setLabel(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
