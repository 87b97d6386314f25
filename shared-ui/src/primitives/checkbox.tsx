import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import styled from "styled-components";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: 0 var(--lw-space-3);
  label {
    font-size: var(--lw-font-md);
  }
  p {
    grid-column: 2;
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
  }
`;

const Box = styled.input`
  width: 1rem;
  height: 1rem;
  margin: 0.1875rem 0 0;
  accent-color: var(--lw-accent);
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  width: 2.25rem;
  height: 1.375rem;
  margin: 0;
  border: 1px solid var(--lw-border-control);
  border-radius: var(--lw-radius-full);
  background: var(--lw-field);
  cursor: pointer;
  transition: background var(--lw-motion-fast) var(--lw-ease);
  &::after {
    content: "";
    position: absolute;
    top: 3px;
    inset-inline-start: 3px;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: var(--lw-text-muted);
    transition: transform var(--lw-motion-normal) var(--lw-ease);
  }
  &:checked {
    border-color: var(--lw-accent);
    background: var(--lw-accent);
  }
  &:checked::after {
    background: var(--lw-accent-on);
    transform: translateX(0.875rem);
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

/** Renders a checkbox with its label. */
export function Checkbox({ label, hint, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <Root>
      <Box {...rest} type="checkbox" id={boxId} aria-describedby={hint ? `${boxId}-hint` : undefined} />
      <label htmlFor={boxId}>{label}</label>
      {hint && <p id={`${boxId}-hint`}>{hint}</p>}
    </Root>
  );
}

/** Renders a checkbox as a switch, for settings that take effect immediately. */
export function Switch({ label, hint, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <Root>
      <Track
        {...rest}
        type="checkbox"
        role="switch"
        id={boxId}
        aria-describedby={hint ? `${boxId}-hint` : undefined}
      />
      <label htmlFor={boxId}>{label}</label>
      {hint && <p id={`${boxId}-hint`}>{hint}</p>}
    </Root>
  );
}
