import { formatCount } from "@listwise/aso-core/text";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Button, Dialog, Notice, Stack, TextField } from "@listwise/shared-ui";
import { useId, useState, type SubmitEvent } from "react";
import { getErrorMessage } from "../../../shared/get-error-message";
import { parseTags } from "./parse-tags";
import { keepCategories, useBulkEdit } from "./use-bulk-edit";

/** Field that the dialog changes. */
export type BulkField = "category" | "addTags" | "removeTags";

const texts = {
  category: { title: "Set category", label: "Category", hint: undefined, done: "Category set" },
  addTags: { title: "Add tags", label: "Tags", hint: "Separate tags with commas.", done: "Tags added" },
  removeTags: {
    title: "Remove tags",
    label: "Tags",
    hint: "Separate tags with commas.",
    done: "Tags removed",
  },
} as const;

interface BulkEditDialogProps {
  field: BulkField;
  keywords: readonly KeywordTableRow[];
  /** Known categories or tags, to choose from. */
  options: readonly string[];
  onClose: () => void;
}

/** Changes the category or the tags of many keywords. */
export function BulkEditDialog({ field, keywords, options, onClose }: BulkEditDialogProps) {
  const { title, label, hint, done } = texts[field];
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const formId = useId();
  const { edit } = useBulkEdit();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const tags = parseTags(text);
    if (tags.length === 0) return setError(field === "category" ? "Enter a category." : "Enter a tag.");
    const isCategory = field === "category";
    const change = isCategory ? { category: text.trim() } : { [field]: tags };
    edit.mutate(
      {
        ids: keywords.map(({ id }) => id),
        change,
        done,
        ...(isCategory && { inverse: keepCategories(keywords) }),
      },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={title}
      description={`Changes ${formatCount(keywords.length, "keyword")}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={edit.isPending}>
            {title}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        {edit.error && (
          <Notice tone="danger" title="Nothing was changed">
            {getErrorMessage(edit.error)}
          </Notice>
        )}
        <TextField
          label={label}
          hint={hint}
          error={error}
          maxLength={field === "category" ? 60 : 400}
          autoComplete="off"
          list={`${formId}-options`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <datalist id={`${formId}-options`}>
          {options.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </Stack>
    </Dialog>
  );
}
