import { Button, Dialog, TextField } from "@listwise/shared-ui";
import { useId, useState, type SyntheticEvent } from "react";

interface NameDialogProps {
  open: boolean;
  onClose: () => void;
  taken: readonly string[];
  onName: (name: string) => void;
}

export function NameDialog({ open, onClose, taken, onName }: NameDialogProps) {
  const formId = useId();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return setProblem("Enter a name for the draft.");
    if (taken.includes(wanted))
      return setProblem("You already have a draft with this name. Choose another name.");
    onName(wanted);
    setName("");
    setProblem(null);
    return onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Save draft"
      description="Saved to your account for this app."
      footer={
        <Button variant="primary" type="submit" form={formId}>
          Save
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          required
          maxLength={80}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}
