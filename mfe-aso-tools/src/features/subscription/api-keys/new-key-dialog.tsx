import { apiKeysEndpoints, MAX_API_KEY_DAYS } from "@listwise/contracts/account";
import { Button, Dialog, Notice, SelectField, Stack, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
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

function toBody({ label, access, days }: typeof initial) {
  return {
    label: label.trim(),
    scopes: access === "read" ? ["read"] : ["read", "write"],
    expiresInDays: Number(days),
  };
}

export function NewKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const formId = useId();
  const [created, setCreated] = useState<string | null>(null);
  const { text, busy, failure, onSubmit, reset } = useSchemaForm({
    schema: apiKeysEndpoints.create.body,
    initial,
    toBody,
    submit: async (body) => {
      setCreated((await createApiKey(body)).key);
      void client.invalidateQueries({ queryKey: apiKeysKey });
    },
  });

  function close() {
    // Removes the secret from memory when the dialog closes.
    setCreated(null);
    reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && !busy && close()}
      title={created ? "Your new API key" : "New API key"}
      description="Programs with this key can access your apps and keywords, but not your account."
      size="sm"
      footer={
        created ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={busy}>
              Create key
            </Button>
          </>
        )
      }
    >
      {created ? (
        <ShownKey apiKey={created} />
      ) : (
        <form id={formId} onSubmit={onSubmit} noValidate>
          <Stack $gap={4}>
            {failure && <Notice tone="danger" title={failure.message} />}
            <TextField
              label="Name"
              hint="A name to recognize this key."
              required
              maxLength={LABEL_LENGTH}
              {...text("label")}
            />
            <SelectField label="Access" options={ACCESS} {...text("access")} />
            <SelectField label="Expires" options={LIFETIMES} {...text("days")} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
