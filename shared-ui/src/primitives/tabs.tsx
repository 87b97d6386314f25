import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import styled from "styled-components";
import { useHiddenSides } from "./use-hidden-sides";

/** A tab; `value` identifies it for the caller. */
export interface TabItem {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

const List = styled.div`
  display: flex;
  gap: var(--lw-space-1);
  overflow-x: auto;
  border-bottom: 1px solid var(--lw-border);
  scrollbar-width: none;
  &[data-hidden~="start"] {
    mask-image: linear-gradient(to right, transparent, black 3rem);
  }
  &[data-hidden~="end"] {
    mask-image: linear-gradient(to left, transparent, black 3rem);
  }
  &[data-hidden="start end"] {
    mask-image: linear-gradient(to right, transparent, black 3rem calc(100% - 3rem), transparent);
  }
`;

const Tab = styled.button`
  flex: none;
  min-height: var(--lw-control-md);
  padding: 0 var(--lw-space-3);
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-md);
  font-weight: var(--lw-weight-medium);
  &:hover:not(:disabled) {
    color: var(--lw-text);
  }
  &[aria-selected="true"] {
    border-bottom-color: var(--lw-accent-text);
    color: var(--lw-text);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--lw-radius-md);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Panel = styled.div`
  padding-top: var(--lw-space-5);
`;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Scrolls only the tab list, until the tab is centered. */
function showTab(list: HTMLElement | null, value: string): void {
  const tab = list?.querySelector(`[data-value="${CSS.escape(value)}"]`);
  if (!list || !tab) return;
  const [frame, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
}

/** Renders tabs with arrow-key navigation; the caller holds the value (usually in the URL). */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useHiddenSides(list);
  const open = tabs.filter((tab) => !tab.disabled);
  useEffect(() => showTab(list.current, value), [value]);

  function onKeyDown(event: KeyboardEvent) {
    const index = open.findIndex((tab) => tab.value === value);
    const next = open[steps[event.key]?.(index, open.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  }

  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
