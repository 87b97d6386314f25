import { SelectField, TextField } from "@listwise/shared-ui";
import type { ChangeEvent } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Bound {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
}

const statuses = [
  { value: "DRAFT", label: "Draft" },
  { value: "PUBLISHED", label: "Published" },
];

/** Fields for the status and publication time. */
export function PublishFields({ status, publishedAt }: { status: Bound; publishedAt: Bound }) {
  return (
    <>
      <SelectField label="Status" options={statuses} {...status} />
      <TextField
        label="Publish at"
        type="datetime-local"
        hint="In your time zone. Leave empty to publish immediately, or enter a later time to schedule it."
        {...publishedAt}
      />
    </>
  );
}
