import { Button, Dialog, Notice, SelectField, Stack, TextField } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { ShownToken } from "./shown-token";
import { createToken, tokensKey } from "./tokens.api";

interface NewTokenDialogProps {
  open: boolean;
  names: readonly string[];
  onClose: () => void;
}

const LABEL_LENGTH = 60;

export function NewTokenDialog({ open, names, onClose }: NewTokenDialogProps) {
  const client = useQueryClient();
  const formId = useId();
  const [label, setLabel] = useState("");
  const [name, setName] = useState("");
  const create = useMutation({
    mutationFn: createToken,
    onSuccess: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
  const close = () => {
    // Removes the secret from memory when the dialog closes.
    create.reset();
    setLabel("");
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate({ name: name || (names[0] ?? ""), label: label.trim() });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && !create.isPending && close()}
      title={create.data ? `Token for ${create.data.name}` : "New team token"}
      description="The token can publish, promote and roll back this release only."
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
              Create token
            </Button>
          </>
        )
      }
    >
      {create.data ? (
        <ShownToken token={create.data.token} />
      ) : (
        <Stack as="form" id={formId} onSubmit={submit} $gap={4}>
          {create.error && <Notice tone="danger" title={create.error.message} />}
          <SelectField
            label="Release"
            options={names.map((value) => ({ value, label: value }))}
            value={name || names[0]}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Label"
            hint="Who uses it. Shown in the history."
            required
            pattern=".*\S.*"
            title="Enter a label."
            maxLength={LABEL_LENGTH}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        </Stack>
      )}
    </Dialog>
  );
}
