import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styled from "styled-components";
import { buttonLook, type ButtonLook, type ButtonVariant, type ControlSize } from "./button.styles";
import { Spinner } from "./spinner";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` once per view; `ghost` for the quiet ones. Default `secondary`. */
  variant?: ButtonVariant;
  size?: ControlSize;
  /** Stands before the words. */
  icon?: ReactNode;
  /** Shows a spinner and ignores presses, keeping the button's width and focus. */
  busy?: boolean;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`;

/** A button with words. `type` is "button" unless told otherwise. */
export function Button({
  variant = "secondary",
  size = "md",
  icon,
  busy = false,
  fullWidth,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      $variant={variant}
      $size={size}
      $full={fullWidth}
    >
      {busy ? <Spinner size={14} /> : icon}
      {children}
    </Root>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, "children" | "icon" | "fullWidth"> {
  /** What it does, for people who cannot see the icon. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon alone; its label is its accessible name and its native tooltip. */
export function IconButton({ label, icon, variant = "ghost", size = "md", busy, ...rest }: IconButtonProps) {
  return (
    <Root
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      $variant={variant}
      $size={size}
      $square
    >
      {busy ? <Spinner size={14} /> : icon}
    </Root>
  );
}
