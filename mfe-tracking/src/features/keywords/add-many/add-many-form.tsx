import { formatCount } from "@listwise/aso-core/text";
import {
  Button,
  Notice,
  Row,
  Stack,
  Text,
  TextAreaField,
  TextField,
  CountryField,
} from "@listwise/shared-ui";
import { useState, type ChangeEvent, type SubmitEvent, type ReactNode } from "react";
import styled from "styled-components";
import { getErrorMessage } from "../../../shared/get-error-message";
import type { BulkEntry } from "./parse-bulk-input";
import { readCsv } from "./read-csv";
import type { useCountryChoice } from "../use-country-choice";

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--lw-space-3);
`;

const FileField = styled.label`
  display: grid;
  gap: var(--lw-space-1);
  min-width: 0;
  font-size: var(--lw-font-sm);
  input {
    min-width: 0;
    max-width: 100%;
    min-height: 1.5rem;
    color: var(--lw-text-muted);
  }
  input::file-selector-button {
    min-height: 2rem;
    margin-inline-end: var(--lw-space-3);
    padding: 0 var(--lw-space-3);
    border: 1px solid var(--lw-border-control);
    border-radius: var(--lw-radius-md);
    background: var(--lw-surface-raised);
    color: var(--lw-text);
    font: inherit;
    cursor: pointer;
  }
`;

interface ChosenFile {
  name: string;
  entries: BulkEntry[];
}

interface AddManyFormProps {
  formId: string;
  country: ReturnType<typeof useCountryChoice>;
  category: string;
  setCategory: (category: string) => void;
  text: string;
  setText: (text: string) => void;
  file: ChosenFile | undefined;
  setFile: (file: ChosenFile | undefined) => void;
  onSubmit: (event: SubmitEvent) => void;
  error: string | undefined;
  children: ReactNode;
}

/** Renders a text field or a file input for the keywords, and the country and category for all of them. */
export function AddManyForm(props: AddManyFormProps) {
  const { formId, country, category, setCategory, text, setText, file, setFile, onSubmit, error } = props;
  const [unreadable, setUnreadable] = useState<string>();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    setUnreadable(undefined);
    if (!chosen) return;
    try {
      setFile({ name: chosen.name, entries: await readCsv(await chosen.text()) });
    } catch (problem) {
      setUnreadable(getErrorMessage(problem));
    }
  }

  return (
    <Stack as="form" id={formId} onSubmit={onSubmit} noValidate>
      {file ? (
        <Row $justify="space-between">
          <Text>
            {file.name}: {formatCount(file.entries.length, "line")}
          </Text>
          <Button size="sm" onClick={() => setFile(undefined)}>
            Choose another file
          </Button>
        </Row>
      ) : (
        <>
          <TextAreaField
            label="Keywords"
            hint="One per line or separated by commas."
            rows={8}
            spellCheck={false}
            error={error}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FileField>
            Or import a CSV file, such as a Listwise export
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => void choose(event)}
            />
          </FileField>
        </>
      )}
      {unreadable && (
        <Notice tone="danger" title="Couldn't read the file">
          {unreadable}
        </Notice>
      )}
      <Halves>
        <CountryField
          label="Country"
          hint={file ? "Used where the file has no country." : undefined}
          options={country.options}
          value={country.value}
          onChange={(event) => country.onChange(event.target.value)}
        />
        <TextField
          label="Category"
          placeholder="General"
          maxLength={60}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
      </Halves>
      {props.children}
    </Stack>
  );
}
