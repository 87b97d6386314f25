import type { ReactNode } from "react";
import styled from "styled-components";

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-width: 0;
  & > :nth-child(2) {
    min-width: 0;
  }
`;

/** Hit area of 28 px around a box of 16 px, which is aligned with the text above it. */
const Target = styled.label`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  margin-inline-start: -0.375rem;
  cursor: pointer;
  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: var(--lw-accent);
  }
`;

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some but not all rows are selected. */
  indeterminate?: boolean;
  disabled?: boolean;
  toggle: () => void;
  /** Content next to the checkbox. */
  children?: ReactNode;
}

/** Checkbox that selects one row, or all. */
export function RowCheckbox({ label, checked, indeterminate, disabled, toggle, children }: RowCheckboxProps) {
  return (
    <Line>
      <Target>
        <input
          type="checkbox"
          aria-label={label}
          checked={checked}
          disabled={disabled}
          ref={(box) => {
            if (box) box.indeterminate = indeterminate ?? false;
          }}
          onChange={toggle}
        />
      </Target>
      {children}
    </Line>
  );
}
