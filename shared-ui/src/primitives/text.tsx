import styled, { css } from "styled-components";

export interface TextProps {
  /** `muted` for what explains, `subtle` for what is only there when looked for. */
  $tone?: "default" | "muted" | "subtle" | "accent" | "danger" | "success" | "warning";
  $size?: "xs" | "sm" | "md" | "lg" | "xl";
  $strong?: boolean;
  /** One line, cut with an ellipsis. */
  $truncate?: boolean;
}

const colours = {
  default: "--lw-text",
  muted: "--lw-text-muted",
  subtle: "--lw-text-subtle",
  accent: "--lw-accent-text",
  danger: "--lw-danger-text",
  success: "--lw-success-text",
  warning: "--lw-warning-text",
};

/** Running text. `as="span"` inside a line. */
export const Text = styled.p<TextProps>`
  color: var(${({ $tone = "default" }) => colours[$tone]});
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
