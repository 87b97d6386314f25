import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { FieldValues } from "react-hook-form";
import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { Opened } from "../gallery/opened";
import { Button } from "../primitives/button";
import { Checkbox, Switch } from "../primitives/checkbox";
import { Row, Stack } from "../primitives/layout";
import { Notice } from "../primitives/notice";
import { SelectField } from "../primitives/select-field";
import { TextAreaField, TextField } from "../primitives/text-field";
import { useSchemaForm } from "./use-schema-form";

const empty = { name: "", country: "us", notes: "", weekly: true, shared: false };
const filled = { ...empty, name: "Weather apps", notes: "Check again after the update." };
const long = { ...empty, name: longWord, notes: longSentence };

/** Rejects empty texts. */
const schema: StandardSchemaV1<FieldValues, FieldValues> = {
  "~standard": {
    version: 1,
    vendor: "gallery",
    validate: (value) => {
      const { name, notes } = typeof value === "object" ? { ...empty, ...value } : empty;
      const issues = [
        ...(name === "" ? [{ path: ["name"], message: "Enter a name." }] : []),
        ...(notes === ""
          ? [{ path: ["notes"], message: "Enter a note, such as the reason for this list." }]
          : []),
      ];
      return issues.length > 0 ? { issues } : { value: { name, notes } };
    },
  },
};

const countries = [
  { value: "us", label: "United States" },
  { value: "de", label: "Germany" },
];
const succeed = () => Promise.resolve();
const fail = () => Promise.reject(new Error("Couldn't save the list. Check your connection and try again."));
const wait = () => new Promise<void>(() => {});

interface ListFormProps {
  name: string;
  initial?: typeof empty;
  submit?: () => Promise<void>;
  disabled?: boolean;
}

function ListForm({ name, initial = filled, submit = succeed, disabled }: ListFormProps) {
  const { text, check, busy, failure, onSubmit } = useSchemaForm({ schema, initial, submit });
  return (
    <Stack as="form" onSubmit={onSubmit} noValidate aria-label={name}>
      {failure && <Notice tone="danger" title={failure.message} />}
      <TextField label="Name" required disabled={disabled} {...text("name")} />
      <SelectField label="Country" options={countries} disabled={disabled} {...text("country")} />
      <TextAreaField label="Notes" hint="Only you see them." disabled={disabled} {...text("notes")} />
      <Checkbox label="Weekly report" hint="By email" disabled={disabled} {...check("weekly")} />
      <Switch label="Share with your team" disabled={disabled} {...check("shared")} />
      <Row>
        <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
          Save list
        </Button>
        <Button variant="ghost" disabled={disabled}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

const createSubmitted = (props: ListFormProps) => (
  <Opened by="click">
    <ListForm {...props} />
  </Opened>
);

export const gallery: GalleryEntry = {
  title: "Form",
  components: { useSchemaForm },
  examples: [
    { name: "Filled", element: <ListForm name="Filled" /> },
    { name: "Invalid fields", element: createSubmitted({ name: "Invalid fields", initial: empty }) },
    { name: "Submitting", element: createSubmitted({ name: "Submitting", submit: wait }) },
    { name: "Failed", element: createSubmitted({ name: "Failed", submit: fail }) },
    { name: "Disabled", element: <ListForm name="Disabled" disabled /> },
    { name: "Long texts", element: <ListForm name="Long texts" initial={long} /> },
  ],
};
