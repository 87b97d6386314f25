import { MAX_NOTE_LENGTH, NoteInputSchema, type Note } from "@listwise/contracts/app-notes";
import {
  Button,
  Dialog,
  getCountryName,
  Notice,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
  toast,
} from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useId } from "react";
import { saveNote } from "./notes.api";

export interface NoteDialogProps {
  appId: number;
  /** Country of the chart. */
  country: string;
  /** Fields of a new note, or the note to change. */
  note: Pick<Note, "day"> & Partial<Note>;
  onClose: () => void;
}

/** Renders the form for a note. */
export function NoteDialog({ appId, country, note, onClose }: NoteDialogProps) {
  const formId = useId();
  const isNew = note.id === undefined;
  const { text, values, busy, failure, onSubmit } = useSchemaForm({
    schema: NoteInputSchema,
    initial: { day: note.day, country: note.country ?? "", text: note.text ?? "" },
    // Charts, tables and files have one line per note.
    toBody: (typed) => ({
      ...typed,
      country: typed.country || null,
      text: typed.text.replaceAll(/\s+/g, " "),
    }),
    submit: async (body) => {
      await saveNote(appId, note.id, body);
      toast.success(isNew ? "Note added" : "Note saved");
      onClose();
    },
  });
  const countries = [
    { value: "", label: "All countries" },
    { value: country, label: getCountryName(country) },
  ];
  return (
    <Dialog
      open
      size="sm"
      title={isNew ? "Add note" : "Edit note"}
      description="Charts of this app mark the day. Only you see your notes, except in reports that include them."
      onOpenChange={(open) => !open && !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} aria-label="Note" noValidate onSubmit={onSubmit}>
        {failure && <Notice tone="danger" title={failure.message} />}
        <TextAreaField
          label="Note"
          required
          maxLength={MAX_NOTE_LENGTH}
          hint={`${values.text.length} of ${MAX_NOTE_LENGTH} characters`}
          {...text("text")}
        />
        <TextField
          label="Day (UTC)"
          type="date"
          required
          max={new Date().toISOString().slice(0, 10)}
          {...text("day")}
        />
        <SelectField label="Country" options={countries} {...text("country")} />
      </Stack>
    </Dialog>
  );
}
