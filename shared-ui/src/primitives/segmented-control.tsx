import { useId } from "react";
import styled from "styled-components";
import { LockIcon } from "../icons/icons";
import type { SelectOption } from "./select-field";
import { VisuallyHidden } from "./visually-hidden";

/** An option of a segmented control. */
export interface SegmentedOption extends SelectOption {
  /** The reason why the option is locked, such as the plan that has it. It can't be chosen then. */
  lock?: string | undefined;
}

export interface SegmentedControlProps {
  /** Accessible name. */
  label: string;
  options: readonly SegmentedOption[];
  value: string;
  onChange: (value: string) => void;
}

const Root = styled.fieldset`
  display: inline-flex;
  gap: 2px;
  width: fit-content;
  min-width: 0;
  max-width: 100%;
  margin: 0;
  padding: 2px;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface-sunken);
`;

const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 1.625rem;
  padding: 0 var(--lw-space-3);
  border-radius: 5px;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  font-weight: var(--lw-weight-medium);
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    color: var(--lw-text);
  }
  &[data-locked] {
    gap: var(--lw-space-1);
    color: var(--lw-text-subtle);
    cursor: not-allowed;
  }
  &:has(input:checked) {
    background: var(--lw-surface-raised);
    color: var(--lw-text);
    box-shadow:
      var(--lw-shadow-sm),
      0 0 0 1px var(--lw-border-strong);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--lw-ring);
    outline-offset: 1px;
  }
`;

/** Renders a choice of a few visible options, such as a date range. Uses radio buttons. */
export function SegmentedControl({ label, options, value, onChange }: SegmentedControlProps) {
  const name = useId();
  return (
    <Root>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Option key={option.value} data-locked={option.lock && "true"} title={option.lock}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled || option.lock !== undefined}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.lock !== undefined && (
            <>
              <LockIcon size={12} aria-hidden="true" />
              <VisuallyHidden>, {option.lock}</VisuallyHidden>
            </>
          )}
        </Option>
      ))}
    </Root>
  );
}
