import type { ReactNode } from "react";
import styled, { css } from "styled-components";

export interface FieldProps {
  /** The label; `hideLabel` hides it visually. */
  label: string;
  hideLabel?: boolean;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message; it is announced, and the control is marked invalid. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  id: string;
  required?: boolean;
  children: ReactNode;
}

/** Styles of text inputs and selects. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  height: var(--lw-control-md);
  padding: 0 var(--lw-space-3);
  border: 1px solid var(--lw-border-control);
  border-radius: var(--lw-radius-md);
  background: var(--lw-field);
  color: var(--lw-text);
  font-size: var(--lw-font-md);
  transition: border-color var(--lw-motion-fast) var(--lw-ease);
  &:hover:not(:disabled) {
    border-color: var(--lw-text-subtle);
  }
  &:focus-visible {
    outline: 2px solid var(--lw-ring);
    outline-offset: -1px;
  }
  &[aria-invalid="true"] {
    border-color: var(--lw-danger-text);
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    font-size: var(--lw-font-lg);
  }
`;

const Root = styled.div`
  position: relative;
  min-width: 0;
`;

const Label = styled.label<{ $hidden?: boolean }>`
  display: block;
  margin-bottom: 0.375rem;
  color: var(--lw-text);
  font-size: var(--lw-font-sm);
  font-weight: var(--lw-weight-medium);
  ${({ $hidden }) =>
    $hidden &&
    css`
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    `}
`;

const Hint = styled.p`
  margin-top: 0.375rem;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;

const Problem = styled(Hint)`
  color: var(--lw-danger-text);
`;

/** Returns the IDs for `aria-describedby`, or `undefined` if there is neither hint nor error. */
export function getDescribedBy(
  id: string,
  { hint, error }: Pick<FieldProps, "hint" | "error">,
): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** Renders the label, the control, and the error or hint. */
export function FieldFrame({ id, label, hideLabel, hint, error, required, children }: FieldFrameProps) {
  return (
    <Root>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </Label>
      {children}
      {hint && !error && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">{error && <Problem id={`${id}-error`}>{error}</Problem>}</div>
    </Root>
  );
}
