import { Button, Dialog, Notice, TextField } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SyntheticEvent } from "react";
import { apiKeysKey, createApiKey } from "./api-keys.api";
import { ShownKey } from "./shown-key";

const LABEL_LENGTH = 60;

export function NewKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const formId = useId();
  const [label, setLabel] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const create = useMutation({
    mutationFn: createApiKey,
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeysKey }),
  });

  function close() {
    // The secret leaves memory with the dialog.
    create.reset();
    setLabel("");
    setProblem(null);
    onClose();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (create.isPending) return;
    if (label.trim() === "") setProblem("Name the key.");
    else create.mutate(label.trim());
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && !create.isPending && close()}
      title={create.data ? "Your new API key" : "New API key"}
      description="Whoever holds it works with your apps and keywords, as you do. It does not reach your account."
      size="sm"
      footer={
        create.data ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={create.isPending}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={create.isPending}>
              Create key
            </Button>
          </>
        )
      }
    >
      {create.data ? (
        <ShownKey apiKey={create.data.key} />
      ) : (
        <form id={formId} onSubmit={submit} noValidate>
          {create.error && <Notice tone="danger" title={create.error.message} />}
          <TextField
            label="Name"
            hint="What uses it, so that you know which to delete."
            required
            maxLength={LABEL_LENGTH}
            value={label}
            error={problem}
            onChange={(event) => {
              setLabel(event.target.value);
              setProblem(null);
            }}
          />
        </form>
      )}
    </Dialog>
  );
}
