import { Card, Stack, TextAreaField } from "@listwise/shared-ui";
import { useState } from "react";
import { useStore } from "zustand";
import { setGlossary } from "../edit-content";
import type { Editor } from "../editor.store";

const MAX_TERMS = 100;
const MAX_TERM_LENGTH = 60;

const parseTerms = (text: string) =>
  [
    ...new Set(
      text
        .split("\n")
        .map((line) => line.trim().slice(0, MAX_TERM_LENGTH).trim())
        .filter((line) => line !== ""),
    ),
  ].slice(0, MAX_TERMS);

/** Edits the terms of the app; they are saved with the translations. */
export function GlossaryCard({ editor }: { editor: Editor }) {
  const glossary = useStore(editor, (state) => state.glossary);
  return (
    <Card title="Glossary">
      <Stack $gap={3}>
        <TermsField
          label="Keep untranslated"
          hint="Brand names, one per line."
          terms={glossary.keep}
          onTerms={(keep) => setGlossary(editor, { ...glossary, keep })}
        />
        <TermsField
          label="Never use"
          hint="Forbidden terms, one per line."
          terms={glossary.forbid}
          onTerms={(forbid) => setGlossary(editor, { ...glossary, forbid })}
        />
      </Stack>
    </Card>
  );
}

interface TermsFieldProps {
  label: string;
  hint: string;
  terms: readonly string[];
  onTerms: (terms: string[]) => void;
}

/** Holds the text while it is edited; the terms are read when the field is left. */
function TermsField({ label, hint, terms, onTerms }: TermsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextAreaField
      label={label}
      hint={hint}
      rows={2}
      spellCheck={false}
      value={typed ?? terms.join("\n")}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        const next = parseTerms(typed ?? terms.join("\n"));
        setTyped(null);
        if (next.join("\n") !== terms.join("\n")) onTerms(next);
      }}
    />
  );
}
