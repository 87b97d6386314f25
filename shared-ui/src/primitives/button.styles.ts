import { css } from "styled-components";

/** Emphasis of a button; use one `primary` per view. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
/** Height of a control; buttons and fields of the same size align. */
export type ControlSize = "sm" | "md" | "lg";

/** Side at which the text of a ghost button is aligned with the content above and below it. */
export type ButtonEdge = "start" | "end";

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ControlSize;
  $square?: boolean;
  $full?: boolean;
  $edge?: ButtonEdge;
}

const paddings: Record<ControlSize, string> = {
  sm: "var(--lw-space-3)",
  md: "var(--lw-space-4)",
  lg: "var(--lw-space-6)",
};

const variants = {
  primary: css`
    background: var(--lw-accent);
    color: var(--lw-accent-on);
    box-shadow:
      var(--lw-shadow-sm),
      inset 0 1px 0 rgb(255 255 255 / 12%);
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: var(--lw-accent-hover);
    }
  `,
  secondary: css`
    background: var(--lw-surface-raised);
    border-color: var(--lw-border-strong);
    color: var(--lw-text);
    box-shadow: var(--lw-shadow-sm);
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: var(--lw-hover);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--lw-text-muted);
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: var(--lw-hover);
      color: var(--lw-text);
    }
  `,
  danger: css`
    background: var(--lw-danger);
    color: var(--lw-danger-on);
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: var(--lw-danger-hover);
    }
  `,
};

const sizes = {
  sm: css`
    height: var(--lw-control-sm);
    padding: 0 ${paddings.sm};
    font-size: var(--lw-font-sm);
  `,
  md: css`
    height: var(--lw-control-md);
    padding: 0 ${paddings.md};
    font-size: var(--lw-font-md);
  `,
  lg: css`
    height: var(--lw-control-lg);
    padding: 0 ${paddings.lg};
    font-size: var(--lw-font-lg);
  `,
};

const square = {
  sm: css`
    width: var(--lw-control-sm);
    padding: 0;
  `,
  md: css`
    width: var(--lw-control-md);
    padding: 0;
  `,
  lg: css`
    width: var(--lw-control-lg);
    padding: 0;
  `,
};

/** Styles of buttons, icon buttons and links that look like buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--lw-space-2);
  flex: none;
  border: 1px solid transparent;
  border-radius: var(--lw-radius-md);
  font-weight: var(--lw-weight-medium);
  line-height: 1;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background var(--lw-motion-fast) var(--lw-ease),
    color var(--lw-motion-fast) var(--lw-ease);
  &:hover {
    text-decoration: none;
  }
  &:disabled,
  &[aria-disabled="true"] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &[aria-busy="true"] {
    cursor: progress;
    opacity: 0.85;
  }
  & > svg {
    flex: none;
  }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $square: isSquare, $size }) => isSquare && square[$size]}
  ${({ $full }) =>
    $full &&
    css`
      width: 100%;
    `}
  ${({ $edge, $size }) =>
    $edge &&
    css`
      margin-inline-${$edge}: calc(-1px - ${paddings[$size]});
    `}
`;
