import { previewsEndpoints, type ReleaseStatus } from "@listwise/contracts/releases";
import { Button, Dialog, Notice, SelectField, Stack, TextField, toast } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { createPreview, previewsKey } from "./previews.api";

interface NewPreviewDialogProps {
  open: boolean;
  releases: readonly ReleaseStatus[];
  onClose: () => void;
}

const LABEL_LENGTH = 60;
/** The version of each release by name; an empty text is the live version. */
const INITIAL: { label: string; versions: Readonly<Record<string, string>> } = { label: "", versions: {} };

/** Asks for a label and the versions of a new preview. */
export function NewPreviewDialog({ open, releases, onClose }: NewPreviewDialogProps) {
  const client = useQueryClient();
  const formId = useId();
  const { values, problems, text, set, busy, failure, onSubmit, reset } = useSchemaForm({
    schema: previewsEndpoints.create.body,
    initial: INITIAL,
    toBody: ({ label, versions }) => ({
      label,
      versions: Object.fromEntries(Object.entries(versions).filter(([, version]) => version !== "")),
    }),
    submit: async (body) => {
      const { label } = await createPreview(body);
      toast.success(`${label} can be opened`);
      void client.invalidateQueries({ queryKey: previewsKey });
      close();
    },
  });
  function close() {
    reset();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && !busy && close()}
      title="New preview"
      description="It ends after 14 days. With the label of one of your previews, the versions are added to it."
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            Create preview
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={onSubmit} noValidate $gap={4}>
        {failure && <Notice tone="danger" title={failure.message} />}
        {problems.versions !== undefined && <Notice tone="danger" title={problems.versions} />}
        <TextField
          label="Label"
          hint="Shown to everyone who opens the link."
          required
          maxLength={LABEL_LENGTH}
          {...text("label")}
        />
        {releases.map(({ name, stable, versions }) => (
          <SelectField
            key={name}
            label={name}
            options={[
              { value: "", label: "Live version" },
              ...versions.map(({ version }) => ({
                value: version,
                label: version === stable ? `${version} (live now)` : version,
              })),
            ]}
            value={values.versions[name] ?? ""}
            onChange={(event) => set("versions", { ...values.versions, [name]: event.target.value })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
