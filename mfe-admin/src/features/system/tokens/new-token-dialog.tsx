import { releasesEndpoints } from "@listwise/contracts/releases";
import { Button, Checkbox, Dialog, Notice, SelectField, Stack, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ShownToken } from "./shown-token";
import { createToken, tokensKey } from "./tokens.api";

interface NewTokenDialogProps {
  open: boolean;
  names: readonly string[];
  onClose: () => void;
}

const LABEL_LENGTH = 60;
const LIFETIMES = ["30", "90", "180", "365"].map((value) => ({ value, label: `${value} days` }));

export function NewTokenDialog({ open, names, onClose }: NewTokenDialogProps) {
  const client = useQueryClient();
  const formId = useId();
  const [created, setCreated] = useState<Awaited<ReturnType<typeof createToken>> | null>(null);
  const { text, check, busy, failure, onSubmit, reset } = useSchemaForm({
    schema: releasesEndpoints.createToken.body,
    initial: { name: names[0] ?? "", label: "", days: "90", needsApproval: false },
    toBody: (values) => ({ ...values, days: Number(values.days) }),
    submit: async (body) => {
      setCreated(await createToken(body));
      void client.invalidateQueries({ queryKey: tokensKey });
    },
  });
  const close = () => {
    // Removes the secret from memory when the dialog closes.
    setCreated(null);
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && !busy && close()}
      title={created ? `Token for ${created.name}` : "New team token"}
      description="The token can publish, promote and roll back this release only."
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
              Create token
            </Button>
          </>
        )
      }
    >
      {created ? (
        <ShownToken token={created.token} />
      ) : (
        <Stack as="form" id={formId} onSubmit={onSubmit} noValidate $gap={4}>
          {failure && <Notice tone="danger" title={failure.message} />}
          <SelectField
            label="Release"
            options={names.map((value) => ({ value, label: value }))}
            {...text("name")}
          />
          <TextField
            label="Label"
            hint="The team or pipeline that uses it. Shown in the history."
            required
            maxLength={LABEL_LENGTH}
            {...text("label")}
          />
          <SelectField label="Expires after" options={LIFETIMES} {...text("days")} />
          <Checkbox label="Another administrator approves what it makes live" {...check("needsApproval")} />
        </Stack>
      )}
    </Dialog>
  );
}
