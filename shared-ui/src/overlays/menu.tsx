import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { Button, IconButton } from "../primitives/button";
import type { ButtonVariant, ControlSize } from "../primitives/button.styles";

/** An action of a menu. */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  /** Renders a checkbox; selecting it keeps the menu open. */
  checked?: boolean;
  /** Marks a destructive action. */
  danger?: boolean;
  disabled?: boolean;
  /** Draws a separator above. */
  separated?: boolean;
}

export interface MenuProps {
  /** Accessible name of the button; visible unless `iconOnly`. */
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  /** Renders a square button with only the icon. */
  iconOnly?: boolean;
  /** Visible text of the button in place of the label, which stays its accessible name. */
  children?: ReactNode;
  /** Read-only text at the top of the menu, such as the signed-in user. */
  header?: ReactNode;
  align?: "start" | "end";
  variant?: ButtonVariant;
  size?: ControlSize;
}

const loadPanel = () => import("./menu-panel");
const MenuPanel = lazy(() => loadPanel().then((module) => ({ default: module.MenuPanel })));

/** Renders the button of a menu, the same before and after the menu's code has loaded. */
export function MenuTrigger({ menu, ...rest }: { menu: MenuProps } & Record<string, unknown>) {
  const { label, icon, iconOnly, children, variant = "ghost", size = "md" } = menu;
  const shared = { ...rest, variant, size, "aria-label": label };
  if (iconOnly && icon) return <IconButton {...shared} label={label} icon={icon} />;
  return (
    <Button {...shared} icon={icon}>
      {children ?? label}
    </Button>
  );
}

/** Renders a button with a list of actions. The menu's code loads when the button is hovered or focused. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const preload = () => {
    loadPanel().catch(() => {
      // Opening the menu retries and reports the error where it can be shown.
    });
  };
  const closed = (
    <MenuTrigger
      menu={props}
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event: MouseEvent) => {
        setOpen(true);
        setWanted(true);
        // Enter and Space fire a click with `detail` 0.
        setByKeyboard(event.detail === 0);
      }}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuPanel {...props} open={open} onOpenChange={setOpen} byKeyboard={byKeyboard} />
    </Suspense>
  );
}
