import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { closeOverlay, openOverlay, useOverlayStore } from "../overlays/overlay.store";
import { focusSearch } from "./focus-search";
import { goTo } from "./go-to";
import { areSingleKeysOn } from "./single-keys";

const SECOND_KEY_MS = 1_500;
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="menu"], [role="listbox"], [role="dialog"]';

function takesLetters({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null;
}

/** Handles the shortcuts that work on every page. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let goingUntil = 0;
    const letters: Record<string, () => void> = {
      "?": () => openOverlay("shortcuts"),
      "/": () => {
        if (!focusSearch()) openOverlay("palette");
      },
      g: () => {
        goingUntil = Date.now() + SECOND_KEY_MS;
      },
    };
    const getAction = (key: string) => {
      const going = Date.now() < goingUntil;
      goingUntil = 0;
      const path = going ? goTo.find(([letter]) => letter === key)?.[1] : undefined;
      return path ? () => void navigate(path) : letters[key];
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const key = event.key.toLowerCase();
      const withCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (withCommand && key === "k") {
        event.preventDefault();
        if (useOverlayStore.getState().open === "palette") closeOverlay();
        else openOverlay("palette");
        return;
      }
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (modified || event.repeat || takesLetters(event) || !areSingleKeysOn()) return;
      const action = getAction(key);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
    };
  }, [navigate]);
}
