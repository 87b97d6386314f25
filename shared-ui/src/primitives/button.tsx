import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styled from "styled-components";
import {
  buttonStyles,
  type ButtonEdge,
  type ButtonStyleProps,
  type ButtonVariant,
  type ControlSize,
} from "./button.styles";
import { Spinner } from "./spinner";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Use `primary` once per view and `ghost` for low emphasis. Default `secondary`. */
  variant?: ButtonVariant;
  size?: ControlSize;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks; width and focus stay. */
  busy?: boolean;
  fullWidth?: boolean;
  /** Aligns the text of a ghost button, which has no visible border, with the content at this side. */
  edge?: ButtonEdge;
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Renders a button with text. `type` defaults to "button". */
export function Button({
  variant = "secondary",
  size = "md",
  icon,
  busy = false,
  fullWidth,
  edge,
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
      $edge={edge}
    >
      {busy ? <Spinner size={14} /> : icon}
      {children}
    </Root>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, "children" | "icon" | "fullWidth" | "edge"> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

/** Renders a square button with an icon; the label is its accessible name and native tooltip. */
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
