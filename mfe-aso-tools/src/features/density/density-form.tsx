import { DEFAULT_LANGUAGE, isLanguageCode, languageOptions } from "@listwise/contracts/density";
import { Button, Row, SelectField, Stack, Text, TextAreaField, useSearchParams } from "@listwise/shared-ui";
import { useState, type FormEvent } from "react";
import type { DensityInput } from "./use-density";

const LONGEST_TEXT = 20_000;

interface DensityFormProps {
  onAnalyze: (input: DensityInput) => void;
  busy: boolean;
}

export function DensityForm({ onAnalyze, busy }: DensityFormProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [search, setSearch] = useSearchParams();
  const lang = search.get("lang");
  const language = isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const blank = text.trim() === "";
    setProblem(blank ? "Paste or type a text first." : undefined);
    if (!blank) onAnalyze({ text, language });
  }

  function choose(value: string) {
    const next = new URLSearchParams(search);
    next.set("lang", value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextAreaField
          label="Text to analyze"
          placeholder="Paste a description, release notes or any other listing text. HTML is fine."
          rows={11}
          maxLength={LONGEST_TEXT}
          value={text}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Country or language"
          hint="Decides how words are cut and which stop words are left out."
          options={languageOptions}
          value={language}
          onChange={(event) => choose(event.target.value)}
        />
        <Row $justify="space-between">
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? "Analyzing…" : "Analyze"}
          </Button>
          <Text $tone="muted" $size="xs">
            {text.length.toLocaleString("en-US")} characters
          </Text>
        </Row>
      </Stack>
    </form>
  );
}
