import styled, { css } from "styled-components";

export interface TextProps {
  /** `muted` for explanations, `subtle` for secondary details. */
  $tone?: "default" | "muted" | "subtle" | "accent" | "danger" | "success" | "warning";
  $size?: "xs" | "sm" | "md" | "lg" | "xl";
  $strong?: boolean;
  /** Cuts the text to one line with an ellipsis. */
  $truncate?: boolean;
}

const colors = {
  default: "--lw-text",
  muted: "--lw-text-muted",
  subtle: "--lw-text-subtle",
  accent: "--lw-accent-text",
  danger: "--lw-danger-text",
  success: "--lw-success-text",
  warning: "--lw-warning-text",
};

/** Running text; use `as="span"` inline. */
export const Text = styled.p<TextProps>`
  color: var(${({ $tone = "default" }) => colors[$tone]});
  font-size: var(--lw-font-${({ $size = "md" }) => $size});
  ${({ $strong }) =>
    $strong &&
    css`
      font-weight: var(--lw-weight-medium);
    `}
  ${({ $truncate }) =>
    $truncate &&
    css`
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    `}
`;
