import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { Button, IconButton } from "../primitives/button";
import type { ButtonVariant, ControlSize } from "../primitives/button.styles";

/** An action of a menu. */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  /** For what destroys. */
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above. */
  separated?: boolean;
}

export interface MenuProps {
  /** Name of the button that opens it; shown unless there is only an icon. */
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  /** A square button with the icon alone. */
  iconOnly?: boolean;
  /** Words in the button instead of the label (which stays its accessible name). */
  children?: ReactNode;
  /** Read-only words at the top of the list, such as who is signed in. */
  header?: ReactNode;
  align?: "start" | "end";
  variant?: ButtonVariant;
  size?: ControlSize;
}

const loadPanel = () => import("./menu-panel");
const MenuPanel = lazy(() => loadPanel().then((module) => ({ default: module.MenuPanel })));

/** The button of a menu: the same before and after the menu's code is there. */
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

/** A button with a list of actions. Its code loads when pointer or focus reaches the button. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const preload = () => {
    loadPanel().catch(() => {
      // Opening it will try again, and report the failure where it can be shown.
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
        // A press of Enter or Space is a click without a pointer.
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
