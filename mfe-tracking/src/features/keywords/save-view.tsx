import { Button, Dialog, Stack, TextField } from "@listwise/shared-ui";
import { useId, useState, type SubmitEvent } from "react";

interface SaveViewProps {
  names: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function SaveView({ names, onSave, onClose }: SaveViewProps) {
  const formId = useId();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const taken = names.includes(name.trim());

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() === "") {
      setError("Enter a name.");
      return;
    }
    onSave(name.trim());
    onClose();
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Save this view"
      description="Save the current filters and sort order."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {taken ? "Replace view" : "Save view"}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          maxLength={60}
          autoComplete="off"
          value={name}
          error={error}
          hint={taken ? "This replaces the existing view." : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
