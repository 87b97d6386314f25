import { pickContent, pickSnapshot, type Editor, type Snapshot } from "./editor.store";

/** A pause in typing that ends an undo step; chosen by us. */
const TYPING_PAUSE_MS = 1_000;
const MAX_STEPS = 100;

let lastTyped = { key: "", at: 0 };

/** Applies a change as a step that can be undone. */
export function applyStep(editor: Editor, label: string, change: Partial<Snapshot>): void {
  const state = editor.getState();
  const before = pickSnapshot(state);
  const after = { ...before, ...change };
  lastTyped = { key: "", at: 0 };
  editor.setState({
    ...after,
    settled: pickContent(after),
    steps: [...state.steps, { label, before, after }].slice(-MAX_STEPS),
    undone: [],
  });
}

/** Applies a keystroke in a text. `change` gets whether it begins a step: keystrokes without a pause are one step. */
export function applyKeystroke(
  editor: Editor,
  key: string,
  change: (begins: boolean) => Partial<Snapshot>,
): void {
  const { steps, ...state } = editor.getState();
  const now = performance.now();
  const begins = lastTyped.key !== key || now - lastTyped.at > TYPING_PAUSE_MS;
  lastTyped = { key, at: now };
  const before = pickSnapshot(state);
  const after = { ...before, ...change(begins) };
  const last = steps.at(-1);
  const step = begins || !last ? { label: "typing", before, after } : { ...last, after };
  editor.setState({
    ...after,
    steps: [...(begins ? steps : steps.slice(0, -1)), step].slice(-MAX_STEPS),
    undone: [],
  });
}

function move(editor: Editor, from: "steps" | "undone"): void {
  const { steps, undone, [from]: stack } = editor.getState();
  const step = stack.at(-1);
  if (!step) return;
  lastTyped = { key: "", at: 0 };
  const snapshot = from === "steps" ? step.before : step.after;
  editor.setState({
    ...snapshot,
    settled: pickContent(snapshot),
    ...(from === "steps"
      ? { steps: steps.slice(0, -1), undone: [...undone, step] }
      : { steps: [...steps, step], undone: undone.slice(0, -1) }),
  });
}

/** Undoes the last step, whatever it changed. */
export const undoStep = (editor: Editor): void => move(editor, "steps");

/** Applies the step that was undone last. */
export const redoStep = (editor: Editor): void => move(editor, "undone");
