import { DropdownMenu } from "radix-ui";
import { Fragment, useRef, useState, type FocusEvent } from "react";
import styled, { css } from "styled-components";
import { CheckIcon } from "../icons/icons";
import { getNearestLandmark } from "./nearest-landmark";
import { MenuTrigger, type MenuProps } from "./menu";

const List = styled(DropdownMenu.Content)`
  z-index: var(--lw-z-overlay);
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - 1rem));
  padding: var(--lw-space-1);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-raised);
  box-shadow: var(--lw-shadow-md);
`;

const item = css`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-height: 2rem;
  padding: var(--lw-space-1) var(--lw-space-3);
  border-radius: var(--lw-radius-md);
  color: var(--lw-text);
  cursor: pointer;
  user-select: none;
  svg {
    flex: none;
    color: var(--lw-text-subtle);
  }
  &[data-danger],
  &[data-danger] svg {
    color: var(--lw-danger-text);
  }
  &[data-highlighted] {
    background: var(--lw-active);
    outline: none;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Item = styled(DropdownMenu.Item)`
  ${item}
`;

const CheckItem = styled(DropdownMenu.CheckboxItem)`
  ${item}
  & > svg {
    visibility: hidden;
  }
  &[data-state="checked"] > svg {
    visibility: visible;
  }
`;

const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: var(--lw-space-1) calc(var(--lw-space-1) * -1);
  background: var(--lw-border);
`;

const Head = styled(DropdownMenu.Label)`
  padding: var(--lw-space-2) var(--lw-space-3);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
`;

export interface MenuPanelProps extends MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** True if the menu was opened by keyboard before its code had loaded. */
  byKeyboard: boolean;
}

/** Renders the menu. `Menu` loads it lazily. It is not modal: the page can scroll, and no scroll lock is needed. */
export function MenuPanel({ open, onOpenChange, byKeyboard, ...menu }: MenuPanelProps) {
  // The action runs after focus has returned to the button, so that a dialog it opens returns focus there.
  const chosen = useRef<(() => void) | null>(null);
  // If the key was pressed before this code had loaded, focus goes to the first action as with later key
  // presses.
  const entersFirst = useRef(byKeyboard);
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!entersFirst.current || target !== currentTarget) return;
    entersFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = null;
    if (action) setTimeout(action);
  };
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild ref={setTrigger}>
        <MenuTrigger menu={menu} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={getNearestLandmark(trigger)}>
        <List
          align={menu.align ?? "end"}
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={enter}
          onCloseAutoFocus={runChosen}
        >
          {menu.header && <Head>{menu.header}</Head>}
          {menu.header && <Line />}
          {menu.items.map(({ key, label, icon, onSelect, checked, disabled, danger, separated }) => (
            <Fragment key={key}>
              {separated && <Line />}
              {checked === undefined ? (
                <Item
                  disabled={disabled}
                  onSelect={() => {
                    chosen.current = onSelect;
                  }}
                  data-danger={danger || undefined}
                >
                  {icon}
                  {label}
                </Item>
              ) : (
                <CheckItem
                  checked={checked}
                  disabled={disabled}
                  onCheckedChange={onSelect}
                  onSelect={(event) => event.preventDefault()}
                >
                  <CheckIcon size={14} aria-hidden="true" />
                  {label}
                </CheckItem>
              )}
            </Fragment>
          ))}
        </List>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
