import type { ChecklistItem } from "@listwise/contracts/checklists";
import { Button, Checkbox, TextAreaField } from "@listwise/shared-ui";
import { useState } from "react";
import { Actions, Item, Notes, State } from "./checklist.styles";
import { useNotes, type NotesState } from "./use-notes";
import { useItemDone } from "./use-item-done";

const MAX_NOTES_CHARACTERS = 5_000;

interface ChecklistItemRowProps {
  checklistId: number;
  item: ChecklistItem;
}

const stateLabels: Record<NotesState, string> = {
  idle: "",
  typing: "Not saved yet",
  saving: "Saving…",
  saved: "Saved",
  failed: "Not saved. Your text is kept on this device.",
};

/** Focuses a field when it mounts. As a ref, it is one stable function, so that it doesn't run on each render. */
function focusOn(field: HTMLTextAreaElement | null) {
  field?.focus();
}

/** Renders a checklist item with its checkbox and notes. */
export function ChecklistItemRow({ checklistId, item }: ChecklistItemRowProps) {
  const setDone = useItemDone(checklistId, item);
  const { text, state, problem, write, save } = useNotes(checklistId, item);
  const [open, setOpen] = useState(text === "" ? "no" : "yes");
  return (
    <Item>
      <Checkbox
        label={item.text}
        hint={item.hint}
        checked={item.done}
        onChange={(event) => setDone(event.target.checked)}
      />
      <Notes>
        {open !== "no" ? (
          <>
            <TextAreaField
              label={`Notes: ${item.text}`}
              hideLabel
              placeholder="Notes"
              rows={2}
              maxLength={MAX_NOTES_CHARACTERS}
              value={text}
              ref={open === "asked" ? focusOn : undefined}
              onChange={(event) => write(event.target.value)}
              onBlur={save}
            />
            <State role="status" $failed={state === "failed"}>
              {stateLabels[state]} {problem}
              {state === "failed" && (
                <Button size="sm" variant="ghost" onClick={save}>
                  Retry
                </Button>
              )}
            </State>
          </>
        ) : (
          <Actions>
            <Button
              size="sm"
              variant="ghost"
              edge="start"
              aria-label={`Add a note: ${item.text}`}
              onClick={() => setOpen("asked")}
            >
              Add a note
            </Button>
          </Actions>
        )}
      </Notes>
    </Item>
  );
}
