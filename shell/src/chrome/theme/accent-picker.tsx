import { accentNames, VisuallyHidden, type AccentName } from "@listwise/shared-ui";
import { useId } from "react";
import styled from "styled-components";

const colors: Record<AccentName, string> = {
  purple: "#6d59e8",
  blue: "#2468d8",
  green: "#11804f",
  orange: "#bf4d0b",
  pink: "#cc2a70",
};

const Swatches = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  border: 0;
`;

const Swatch = styled.label<{ $color: string }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-height: var(--lw-control-sm);
  padding: 0 var(--lw-space-3);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-full);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  text-transform: capitalize;
  cursor: pointer;
  &::before {
    content: "";
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${({ $color }) => $color};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    color: var(--lw-text);
  }
  &:has(input:checked) {
    border-color: var(--lw-accent-border);
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
    font-weight: var(--lw-weight-medium);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--lw-ring);
    outline-offset: 2px;
  }
`;

interface AccentPickerProps {
  value: AccentName;
  onChange: (value: AccentName) => void;
}

export function AccentPicker({ value, onChange }: AccentPickerProps) {
  const name = useId();
  return (
    <Swatches>
      <VisuallyHidden as="legend">Accent color</VisuallyHidden>
      {accentNames.map((accent) => (
        <Swatch key={accent} $color={colors[accent]}>
          <input
            type="radio"
            name={name}
            value={accent}
            checked={accent === value}
            onChange={() => {
              onChange(accent);
            }}
          />
          {accent}
        </Swatch>
      ))}
    </Swatches>
  );
}
