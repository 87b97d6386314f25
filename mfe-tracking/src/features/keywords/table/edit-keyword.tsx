import type { KeywordTableRow } from "@listwise/contracts/keywords";
import {
  Button,
  formatCountry,
  Dialog,
  Notice,
  Stack,
  Switch,
  TextAreaField,
  TextField,
} from "@listwise/shared-ui";
import { useId, useState, type SubmitEvent } from "react";
import { getErrorMessage } from "../../../shared/get-error-message";
import { parseTags } from "./parse-tags";
import { useChangeKeyword } from "./use-change-keyword";

interface EditKeywordProps {
  keyword: KeywordTableRow;
  categories: readonly string[];
  onClose: () => void;
}

/** Edits the category, tags, notes and favorite state of a keyword. The form keeps its input when the server refuses. */
export function EditKeyword({ keyword, categories, onClose }: EditKeywordProps) {
  const { keywordText, country } = keyword;
  const [category, setCategory] = useState(keyword.category);
  const [tags, setTags] = useState(keyword.tags?.join(", ") ?? "");
  const [notes, setNotes] = useState(keyword.notes ?? "");
  const [isFavorite, setFavorite] = useState(keyword.isFavorite);
  const { mutate, isPending, error } = useChangeKeyword();
  const formId = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const details = {
      category: category.trim() || "General",
      tags: parseTags(tags),
      notes: notes.trim(),
      isFavorite,
    };
    mutate({ keyword, details }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit “${keywordText}”`}
      description={`Tracked in ${formatCountry(country)}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        {error && <Notice tone="danger">{getErrorMessage(error)}</Notice>}
        <TextField
          label="Category"
          placeholder="General"
          maxLength={60}
          list={`${formId}-categories`}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
        <datalist id={`${formId}-categories`}>
          {categories.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <TextField
          label="Tags"
          hint="Separate tags with commas."
          maxLength={800}
          autoComplete="off"
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        <TextAreaField
          label="Notes"
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Switch
          label="Favorite"
          checked={isFavorite}
          onChange={(event) => setFavorite(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
