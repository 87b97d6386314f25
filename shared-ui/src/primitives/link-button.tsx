import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Link } from "../router/facade";
import {
  buttonStyles,
  type ButtonEdge,
  type ButtonStyleProps,
  type ButtonVariant,
  type ControlSize,
} from "./button.styles";

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ControlSize;
  /** Icon before the text. */
  icon?: ReactNode;
  fullWidth?: boolean;
  /** Aligns the text of a ghost button, which has no visible border, with the content at this side. */
  edge?: ButtonEdge;
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Renders an internal link that looks like a button. */
export function LinkButton({
  variant = "secondary",
  size = "md",
  icon,
  fullWidth,
  edge,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $full={fullWidth} $edge={edge}>
      {icon}
      {children}
    </Root>
  );
}
