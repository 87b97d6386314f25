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

/** Whether it is public, and from when. */
export function PublishFields({ status, publishedAt }: { status: Bound; publishedAt: Bound }) {
  return (
    <>
      <SelectField label="Status" options={statuses} {...status} />
      <TextField
        label="Publish at"
        type="datetime-local"
        hint="In your own time zone. Empty: as soon as it is published. Later: it appears by itself then."
        {...publishedAt}
      />
    </>
  );
}
