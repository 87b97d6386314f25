import { countCharacters } from "@listwise/aso-core/localization";
import { TextAreaField, TextField } from "@listwise/shared-ui";
import styled from "styled-components";

interface CountedFieldProps {
  label: string;
  limit: number;
  longest: number;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  rows?: number;
}

const Count = styled.output`
  display: block;
  margin-top: var(--lw-space-1);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  &[data-over="true"] {
    color: var(--lw-danger-text);
    font-weight: var(--lw-weight-semibold);
  }
`;

/** Renders a text field with a counter in graphemes. Exceeding the limit shows a warning and blocks nothing. */
export function CountedField({ label, limit, longest, value, onChange, hint, rows }: CountedFieldProps) {
  const count = countCharacters(value.trim());
  const over = count > limit;
  const shared = { label, hint, value, maxLength: longest, dir: "auto" as const, spellCheck: false };
  return (
    <div>
      {rows ? (
        <TextAreaField {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextField {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      <Count data-over={over} aria-label={`Characters of ${label}`}>
        {count}/{limit}
        {over ? ` · ${count - limit} over the limit` : ` · ${limit - count} left`}
      </Count>
    </div>
  );
}
