import type { ReactNode } from "react";
import styled from "styled-components";
import { Link, type LinkProps } from "react-router-dom";
import { buttonLook, type ButtonLook, type ButtonVariant, type ControlSize } from "./button.styles";

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ControlSize;
  /** Stands before the words. */
  icon?: ReactNode;
  fullWidth?: boolean;
}

const Root = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** A link inside the site that looks like a button. */
export function LinkButton({
  variant = "secondary",
  size = "md",
  icon,
  fullWidth,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $full={fullWidth}>
      {icon}
      {children}
    </Root>
  );
}
