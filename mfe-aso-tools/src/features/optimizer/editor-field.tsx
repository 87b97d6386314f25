import { countCharacters } from "@listwise/aso-core/localization";
import { findWordRanges, type Insertion, type ReportFinding } from "@listwise/aso-core/optimizer";
import { Badge, Button, Row, Stack, TextAreaField, TextField } from "@listwise/shared-ui";
import { useMemo, useRef } from "react";
import styled from "styled-components";
import { moveFocus } from "../../shared/move-focus";
import { Findings } from "./findings";
import { FittingKeywords } from "./fitting-keywords";
import { isLiveText } from "./live-texts";
import { TextMarks } from "./text-marks";

interface EditorFieldProps {
  label: string;
  limit: number;
  longest: number;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  rows?: number;
  locale: string;
  /** Text in the store; `null` if it is unknown. */
  live: string | null;
  /** The reason why the text in the store is unknown. */
  missing?: string | undefined;
  /** Problems of this field. */
  findings: readonly ReportFinding[];
  /** Keywords that fit into the remaining characters, best first. */
  insertions: readonly Insertion[];
  /** Receives the place of the cursor. */
  onInsert: (insertion: Insertion, at: number) => void;
}

const Frame = styled.div`
  position: relative;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2);
  margin-top: var(--lw-space-1);
  min-height: var(--lw-control-sm);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;

const Count = styled.output`
  &[data-over="true"] {
    color: var(--lw-danger-text);
    font-weight: var(--lw-weight-semibold);
  }
`;

/**
 * Renders a text field of the listing with a counter in graphemes, its difference from the store, marks under the words
 * that findings concern, and keywords that fit. Exceeding the limit shows a warning and blocks nothing.
 */
export function EditorField(props: EditorFieldProps) {
  const { label, limit, longest, value, onChange, rows, locale, live, missing, findings } = props;
  const { insertions, onInsert } = props;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const count = countCharacters(value.trim());
  const over = count > limit;
  const isLive = live !== null && isLiveText(value, live);
  const ranges = useMemo(() => {
    const words = findings.flatMap((finding) => finding.words ?? []);
    return findWordRanges(value, words, locale);
  }, [value, findings, locale]);
  const hint = [props.hint, missing].filter(Boolean).join(" ") || undefined;
  const shared = {
    label,
    hint,
    value,
    maxLength: longest,
    dir: "auto" as const,
    spellCheck: false,
    ref: input,
  };

  /** Selects the first of the words after the cursor. */
  function showWords(wanted: readonly string[]) {
    const found = findWordRanges(value, wanted, locale);
    const after = input.current?.selectionEnd ?? 0;
    const range = found.find(({ start }) => start >= after) ?? found[0];
    if (!range) return;
    input.current?.focus();
    input.current?.setSelectionRange(range.start, range.end);
  }

  return (
    <Stack $gap={2}>
      <Frame data-marked="">
        {rows ? (
          <TextAreaField {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <TextField {...shared} onChange={(event) => onChange(event.target.value)} />
        )}
        <TextMarks field={input} text={value} ranges={ranges} />
        <Line>
          <Count data-over={over} aria-label={`Characters of ${label}`}>
            {count}/{limit}
            {over ? ` · ${count - limit} over the limit` : ` · ${limit - count} left`}
          </Count>
          {live !== null && (
            <Row $gap={2}>
              <Badge tone={isLive ? "success" : "warning"}>{isLive ? "Live" : "Edited"}</Badge>
              {!isLive && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Reset ${label} to live`}
                  onClick={({ currentTarget }) => {
                    moveFocus(currentTarget, input.current);
                    onChange(live);
                  }}
                >
                  Reset to live
                </Button>
              )}
            </Row>
          )}
        </Line>
      </Frame>
      {findings.length > 0 && <Findings findings={findings} onShow={showWords} />}
      {insertions.length > 0 && (
        <FittingKeywords
          label={label}
          left={limit - count}
          insertions={insertions}
          onInsert={(insertion, button) => {
            onInsert(insertion, input.current?.selectionEnd ?? value.length);
            moveFocus(button, input.current);
          }}
        />
      )}
    </Stack>
  );
}
