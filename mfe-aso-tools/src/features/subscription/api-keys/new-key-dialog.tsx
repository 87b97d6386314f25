import { MAX_API_KEY_DAYS, type NewApiKey } from "@listwise/contracts/account";
import { Button, Dialog, Notice, SelectField, Stack, TextField } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SyntheticEvent } from "react";
import { apiKeysKey, createApiKey } from "./api-keys.api";
import { ShownKey } from "./shown-key";

const LABEL_LENGTH = 60;

const ACCESS = [
  { value: "read", label: "Read only" },
  { value: "read write", label: "Read and write" },
];
const LIFETIMES = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: String(MAX_API_KEY_DAYS), label: "In one year" },
];
const initial = { label: "", access: "read", days: String(MAX_API_KEY_DAYS) };

function toBody({ label, access, days }: typeof initial): NewApiKey {
  return {
    label: label.trim(),
    scopes: access === "read" ? ["read"] : ["read", "write"],
    expiresInDays: Number(days),
  };
}

export function NewKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const create = useMutation({
    mutationFn: createApiKey,
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeysKey }),
  });

  function change(part: Partial<typeof initial>) {
    setValues((before) => ({ ...before, ...part }));
    setProblem(null);
  }

  function close() {
    // Removes the secret from memory when the dialog closes.
    create.reset();
    setValues(initial);
    setProblem(null);
    onClose();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (create.isPending) return;
    if (values.label.trim() === "") setProblem("Enter a name for the key.");
    else create.mutate(toBody(values));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && !create.isPending && close()}
      title={create.data ? "Your new API key" : "New API key"}
      description="Programs with this key can access your apps and keywords, but not your account."
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
          <Stack $gap={4}>
            {create.error && <Notice tone="danger" title={create.error.message} />}
            <TextField
              label="Name"
              hint="A name to recognize this key."
              required
              maxLength={LABEL_LENGTH}
              value={values.label}
              error={problem}
              onChange={(event) => change({ label: event.target.value })}
            />
            <SelectField
              label="Access"
              options={ACCESS}
              value={values.access}
              onChange={(event) => change({ access: event.target.value })}
            />
            <SelectField
              label="Expires"
              options={LIFETIMES}
              value={values.days}
              onChange={(event) => change({ days: event.target.value })}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
