import { useId, useState, type SubmitEvent } from "react";
import { readError } from "../composites/read-error";
import { Dialog } from "../overlays/dialog";
import { Button } from "../primitives/button";
import { Stack } from "../primitives/layout";
import { TextField } from "../primitives/text-field";

const MAX_NAME_CHARACTERS = 60;

interface NameViewProps {
  /** Name of the view to rename; "" for a new one. */
  current: string;
  names: readonly string[];
  /** Rejects if saving failed. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameView({ current, names, onSave, onClose }: NameViewProps) {
  const formId = useId();
  const [name, setName] = useState(current);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const renaming = current !== "";
  const taken = name.trim() !== current && names.includes(name.trim());

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() === "") return setError("Enter a name.");
    if (renaming && taken) return setError("You already have a view with this name.");
    setBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (problem) {
      setError(readError(problem).message);
      setBusy(false);
    }
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
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {renaming ? "Rename view" : taken ? "Replace view" : "Save view"}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={(event: SubmitEvent) => void submit(event)} noValidate>
        <TextField
          label="Name"
          maxLength={MAX_NAME_CHARACTERS}
          autoComplete="off"
          value={name}
          error={error ?? undefined}
          hint={taken && !renaming ? "This replaces the existing view." : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
        />
      </Stack>
    </Dialog>
  );
}
