import type { ReactNode } from "react";
import styled from "styled-components";

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-width: 0;
`;

/** 28 px to hit, whatever the size of the box. */
const Target = styled.label`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  cursor: pointer;
  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: var(--lw-accent);
  }
`;

interface PickProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  /** What stands beside the box. */
  children?: ReactNode;
}

/** A box that chooses a row. */
export function Pick({ label, checked, disabled, onChange, children }: PickProps) {
  return (
    <Line>
      <Target>
        <input
          type="checkbox"
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={() => onChange()}
        />
      </Target>
      {children}
    </Line>
  );
}
