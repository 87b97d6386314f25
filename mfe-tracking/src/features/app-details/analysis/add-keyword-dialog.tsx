import { KeywordTextSchema } from "@listwise/contracts/keywords";
import { z } from "@listwise/contracts/zod";
import { Button, formatCountry, Dialog, Stack, TextAreaField, TextField } from "@listwise/shared-ui";
import { useId, useState, type SubmitEvent } from "react";
import { useAddKeyword } from "../../../shared/keywords/use-add-keyword";

const DEFAULT_CATEGORY = "General";

export interface AddKeywordDialogProps {
  keyword: string;
  /** App whose list it joins; `null` lets the server decide. */
  appId: number | null;
  country: string;
  onClose: () => void;
}

/** Adds a suggestion to the tracked keywords. The form keeps its input when the server refuses. */
export function AddKeywordDialog({ keyword, appId, country, onClose }: AddKeywordDialogProps) {
  const id = useId();
  const [text, setText] = useState(keyword);
  const [category, setCategory] = useState("");
  const [notes, setNotes] = useState("");
  const [error, setError] = useState<string>();
  const add = useAddKeyword();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const checked = z.safeParse(KeywordTextSchema, text);
    setError(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success || add.isPending) return;
    add.mutate(
      {
        keywordText: checked.data,
        country,
        ...(appId !== null && { appId }),
        category: category.trim() || DEFAULT_CATEGORY,
        ...(notes.trim() ? { notes: notes.trim() } : {}),
      },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title="Add New Keyword"
      description={`Track this keyword in ${formatCountry(country)}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={add.isPending}>
            Add keyword
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Keyword"
            required
            maxLength={100}
            value={text}
            error={error}
            onChange={(event) => setText(event.target.value)}
          />
          <TextField
            label="Category"
            placeholder={DEFAULT_CATEGORY}
            maxLength={60}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
          />
          <TextAreaField
            label="Notes"
            rows={3}
            maxLength={2000}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
