import { useId, useState, type SubmitEvent } from "react";
import { Dialog } from "../overlays/dialog";
import { Button } from "../primitives/button";
import { Stack } from "../primitives/layout";
import { TextField } from "../primitives/text-field";

const MAX_NAME_CHARACTERS = 60;

interface NameViewProps {
  /** Name of the view to rename; "" for a new one. */
  current: string;
  names: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameView({ current, names, onSave, onClose }: NameViewProps) {
  const formId = useId();
  const [name, setName] = useState(current);
  const [error, setError] = useState<string>();
  const renaming = current !== "";
  const taken = name.trim() !== current && names.includes(name.trim());

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
      title={renaming ? "Rename this view" : "Save this view"}
      description={renaming ? undefined : "Save the current filters, sort order and columns."}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {taken ? "Replace view" : renaming ? "Rename view" : "Save view"}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          maxLength={MAX_NAME_CHARACTERS}
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
