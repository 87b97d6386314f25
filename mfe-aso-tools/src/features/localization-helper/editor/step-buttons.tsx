import { Button } from "@listwise/shared-ui";
import { useStore } from "zustand";
import { redoStep, undoStep } from "../edit-steps";
import type { Editor } from "../editor.store";

/** Renders buttons that undo and redo whole steps, such as an import of many texts. */
export function StepButtons({ editor }: { editor: Editor }) {
  const last = useStore(editor, ({ steps }) => steps.at(-1)?.label ?? null);
  const next = useStore(editor, ({ undone }) => undone.at(-1)?.label ?? null);
  return (
    <>
      <Button
        // A disabled button would lose the focus after the last step.
        aria-disabled={last === null}
        title={last === null ? undefined : `Undo ${last}`}
        onClick={() => undoStep(editor)}
      >
        Undo
      </Button>
      <Button
        aria-disabled={next === null}
        title={next === null ? undefined : `Redo ${next}`}
        onClick={() => redoStep(editor)}
      >
        Redo
      </Button>
    </>
  );
}
