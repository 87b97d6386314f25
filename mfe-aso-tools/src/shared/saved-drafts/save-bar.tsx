import { Button, Text } from "@listwise/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import styled from "styled-components";
import { NameDialog } from "./name-dialog";
import type { Drafts } from "./use-drafts";

const HEIGHT = "3.25rem";
const ROOM = "(var(--lw-dock-room, 0px) + var(--lw-toast-room, 0px))";

/** At the bottom of the layout viewport, which an on-screen keyboard covers: the bar never covers the field in use. */
const Bar = styled.div`
  position: sticky;
  bottom: calc${ROOM};
  z-index: 4;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-3);
  height: ${HEIGHT};
  padding-inline: var(--lw-space-4);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-md);
  html:has(&) {
    scroll-padding-bottom: calc(${ROOM} + ${HEIGHT} + var(--lw-space-4));
  }
  @media (min-width: 720px) {
    display: none;
  }
`;

interface SaveBarProps {
  /** True while there are unsaved changes. */
  dirty: boolean;
  saving: boolean;
  disabled?: boolean;
  onSave: () => void;
}

/** Saves on Ctrl+S or ⌘S, also while the user types. */
function useSaveKey(onSave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey);
    if (!isSave || event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    const isInDialog = event.target instanceof Element && event.target.closest("[role=dialog]") !== null;
    if (!isInDialog && !event.repeat) onSave();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/**
 * Renders Save and its state within reach on phones, where the tool's own button is far from its last text. On all devices
 * a shortcut saves.
 */
export function SaveBar({ dirty, saving, disabled, onSave }: SaveBarProps) {
  // Stays after a save, so that the focus isn't lost.
  const [isUsed, setUsed] = useState(dirty);
  if (dirty && !isUsed) setUsed(true);
  useSaveKey(() => {
    if (!disabled) onSave();
  });
  if (!isUsed) return null;
  return (
    <Bar role="group" aria-label="Draft">
      <Text as="span" $size="sm">
        {dirty ? "Changes not saved" : "Everything is saved"}
      </Text>
      <Button variant={dirty ? "primary" : "secondary"} busy={saving} disabled={disabled} onClick={onSave}>
        Save changes
      </Button>
    </Bar>
  );
}

interface DraftSaveBarProps {
  works: Pick<Drafts, "opened" | "dirty" | "save" | "saveAs" | "saving" | "takenNames">;
}

/** Renders the save bar of a tool with named drafts. A new draft gets its name first. */
export function DraftSaveBar({ works }: DraftSaveBarProps) {
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <SaveBar
        dirty={works.dirty}
        saving={works.saving}
        onSave={() => (works.opened ? works.save() : setNaming(true))}
      />
      <NameDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        taken={works.takenNames}
        onName={works.saveAs}
      />
    </>
  );
}
