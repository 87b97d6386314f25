import { isLanguageCode, languageOptions, type LanguageCode } from "@listwise/aso-core/density";
import { Button, Row, SelectField, Stack, Text, TextAreaField, useSearchParams } from "@listwise/shared-ui";
import { useEffect, useRef, useState, type ClipboardEvent, type SubmitEvent } from "react";
import { LongText, MAX_SHOWN_CHARACTERS } from "./long-text";
import type { DensityInput } from "./use-density";

interface DensityFormProps {
  /** App and country; each has its own text. */
  scope: string;
  /** Text of the listing, shown until another one is entered. */
  listing: string;
  /** Language unless another one is chosen. */
  fallbackLanguage: LanguageCode;
  onAnalyze: (input: DensityInput) => void;
  busy: boolean;
  /** Share of the text that has been analyzed, 0–100. */
  percent: number;
}

export function DensityForm(props: DensityFormProps) {
  const { scope, listing, fallbackLanguage, onAnalyze, busy, percent } = props;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [longs, setLongs] = useState<Readonly<Record<string, string | undefined>>>({});
  const [text, long] = [texts[scope] ?? listing, longs[scope]];
  const setText = (next: string) => setTexts({ ...texts, [scope]: next });
  const setLong = (next: string | undefined) => setLongs({ ...longs, [scope]: next });
  const field = useRef<HTMLTextAreaElement>(null);
  const wasLong = useRef(false);
  useEffect(() => {
    if (wasLong.current && long === undefined) field.current?.focus();
    wasLong.current = long !== undefined;
  }, [long]);
  const [problem, setProblem] = useState<string>();
  const [search, setSearch] = useSearchParams();
  const lang = search.get("lang");
  const language = isLanguageCode(lang) ? lang : fallbackLanguage;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const whole = long ?? text;
    const blank = whole.trim() === "";
    setProblem(blank ? "Enter a text first." : undefined);
    if (!blank) onAnalyze({ text: whole, language, scope });
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData("text/plain");
    if (text.length + pasted.length <= MAX_SHOWN_CHARACTERS) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    setLong(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
    setProblem(undefined);
  }

  function choose(value: string) {
    const next = new URLSearchParams(search);
    next.set("lang", value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {long === undefined ? (
          <TextAreaField
            ref={field}
            label="Text to analyze"
            placeholder="Paste a description, release notes or other listing text. HTML is supported."
            rows={11}
            value={text}
            error={problem}
            onPaste={paste}
            onChange={(event) => setText(event.target.value)}
          />
        ) : (
          <LongText text={long} onRemove={() => setLong(undefined)} />
        )}
        <SelectField
          label="Country or language"
          hint="Sets word splitting and stop words."
          options={languageOptions}
          value={language}
          onChange={(event) => choose(event.target.value)}
        />
        <Row $justify="space-between">
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? `Analyzing…${percent > 0 ? ` ${percent}%` : ""}` : "Analyze"}
          </Button>
          <Text $tone="muted" $size="xs">
            {(long ?? text).length.toLocaleString("en-US")} characters
          </Text>
        </Row>
      </Stack>
    </form>
  );
}
