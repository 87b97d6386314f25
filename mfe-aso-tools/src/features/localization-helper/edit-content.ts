import type { LocalizationConflict } from "@listwise/contracts/tools";
import {
  isFilled,
  isPlaceholder,
  isTranslated,
  PUBLIC_FIELDS,
  type FieldKey,
  type Glossary,
  type ListingTexts,
  type UnreviewedTexts,
} from "@listwise/aso-core/localization";
import {
  getCellKey,
  getText,
  isUnreviewed,
  pickContent,
  pickSnapshot,
  type Change,
  type Content,
  type Editor,
  type Live,
  type Snapshot,
} from "./editor.store";

const UNDO_STEP_MS = 1_000;
const MAX_CELL_STEPS = 50;
const MAX_STEPS = 100;

let typedLast = { key: "", at: 0 };

/** Applies a change as a step that can be undone. */
function applyStep(editor: Editor, label: string, change: Partial<Snapshot>): void {
  const state = editor.getState();
  const before = pickSnapshot(state);
  const after = { ...before, ...change };
  typedLast = { key: "", at: 0 };
  editor.setState({
    ...after,
    settled: pickContent(after),
    steps: [...state.steps, { label, before, after }].slice(-MAX_STEPS),
    undone: [],
  });
}

function withMark(unreviewed: UnreviewedTexts, locale: string, field: FieldKey, on: boolean) {
  const marked = unreviewed[locale] ?? [];
  if (marked.includes(field) === on) return unreviewed;
  return { ...unreviewed, [locale]: on ? [...marked, field] : marked.filter((one) => one !== field) };
}

const withText = (texts: ListingTexts, [locale, field, text]: Change): ListingTexts => ({
  ...texts,
  [locale]: { ...texts[locale], [field]: text },
});

const withPast = (past: Snapshot["past"], key: string, text: string) => ({
  ...past,
  [key]: [...(past[key] ?? []), text].slice(-MAX_CELL_STEPS),
});

/**
 * Sets texts from other sources than typing as one step. `unreviewed` marks them as machine translations. Returns the
 * number of changed texts.
 */
export function setTexts(
  editor: Editor,
  changes: readonly Change[],
  label: string,
  unreviewed = false,
): number {
  const state = editor.getState();
  const real = changes.filter(([locale, field, text]) => getText(state.texts, locale, field) !== text);
  if (real.length === 0) return 0;
  let { texts, past, unreviewed: marks } = state;
  const touched = { ...state.touched };
  for (const change of real) {
    const [locale, field, text] = change;
    past = withPast(past, getCellKey(locale, field), getText(texts, locale, field));
    texts = withText(texts, change);
    marks = withMark(marks, locale, field, unreviewed && text !== "" && !isPlaceholder(text));
    touched[locale] = true;
  }
  editor.setState({ touched });
  applyStep(editor, label, { texts, past, unreviewed: marks });
  return real.length;
}

/** Sets a text during typing. Keystrokes without a pause form one undo step. */
export function typeText(editor: Editor, locale: string, field: FieldKey, text: string): void {
  const state = editor.getState();
  const [key, now] = [getCellKey(locale, field), performance.now()];
  const begins = typedLast.key !== key || now - typedLast.at > UNDO_STEP_MS;
  typedLast = { key, at: now };
  const before = pickSnapshot(state);
  const after: Snapshot = {
    ...before,
    texts: withText(state.texts, [locale, field, text]),
    ...(text === "" && { unreviewed: withMark(state.unreviewed, locale, field, false) }),
    ...(begins && { past: withPast(state.past, key, getText(state.texts, locale, field)) }),
  };
  const last = state.steps.at(-1);
  const step = begins || !last ? { label: "typing", before, after } : { ...last, after };
  editor.setState({
    ...after,
    steps: [...(begins ? state.steps : state.steps.slice(0, -1)), step].slice(-MAX_STEPS),
    undone: [],
    ...(!state.touched[locale] && { touched: { ...state.touched, [locale]: true } }),
  });
}

/** Returns one text to its previous value. */
export function undoText(editor: Editor, locale: string, field: FieldKey): void {
  const { texts, past } = editor.getState();
  const key = getCellKey(locale, field);
  const earlier = past[key] ?? [];
  const last = earlier.at(-1);
  if (last === undefined) return;
  applyStep(editor, "undo of a text", {
    texts: withText(texts, [locale, field, last]),
    past: { ...past, [key]: earlier.slice(0, -1) },
  });
}

function move(editor: Editor, from: "steps" | "undone"): void {
  const { steps, undone, [from]: stack } = editor.getState();
  const step = stack.at(-1);
  if (!step) return;
  typedLast = { key: "", at: 0 };
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

/** Accepts machine translations; returns their number. */
export function acceptTexts(
  editor: Editor,
  cells: readonly (readonly [locale: string, field: FieldKey])[],
): number {
  const state = editor.getState();
  const open = cells.filter(([locale, field]) => isUnreviewed(state, locale, field));
  if (open.length === 0) return 0;
  let { unreviewed } = state;
  for (const [locale, field] of open) unreviewed = withMark(unreviewed, locale, field, false);
  applyStep(editor, "acceptance", { unreviewed });
  return open.length;
}

/** Adds languages without texts. */
export function addLanguages(editor: Editor, codes: readonly string[]): void {
  const { texts } = editor.getState();
  const fresh = codes.filter((code) => !Object.hasOwn(texts, code));
  if (fresh.length === 0) return;
  const added = Object.fromEntries(fresh.map((code) => [code, {}]));
  applyStep(editor, "added languages", { texts: { ...texts, ...added } });
}

/** Removes a language with its texts. */
export function removeLanguage(editor: Editor, code: string): void {
  const { texts, unreviewed } = editor.getState();
  const without = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([one]) => one !== code));
  applyStep(editor, "removed language", { texts: without(texts), unreviewed: without(unreviewed) });
}

/** Replaces everything, such as with an earlier version. */
export const replaceContent = (editor: Editor, content: Content, label: string): void =>
  applyStep(editor, label, pickContent(content));

export const setGlossary = (editor: Editor, glossary: Glossary): void =>
  applyStep(editor, "glossary", { glossary });

/** Applies the changes of another save; `prefer` decides where both changed a text. */
export function mergeConflict(
  editor: Editor,
  { current, changes }: LocalizationConflict,
  prefer: "mine" | "theirs",
): void {
  const { texts, glossary, saved } = editor.getState();
  const taken = changes.flatMap(({ locale, field, before, after }): Change[] => {
    const isMine = getText(texts, locale, field) !== before;
    return isMine && prefer === "mine" ? [] : [[locale, field, after]];
  });
  const isTheirs = ([locale, field]: Change) => isUnreviewed(current, locale, field);
  setTexts(editor, taken.filter(isTheirs), "changes made elsewhere", true);
  setTexts(
    editor,
    taken.filter((change) => !isTheirs(change)),
    "changes made elsewhere",
  );
  if (prefer === "theirs" || glossary === saved.glossary) setGlossary(editor, current.glossary);
  editor.setState({ version: current.version, saved: pickContent(current) });
}

/**
 * Fills empty texts with the live ones. Skips texts that equal the base language's listing, which aren't translations.
 */
export function fillFromLive(editor: Editor, live: Live): void {
  const { texts, baseLocale, live: known } = editor.getState();
  const base = live[baseLocale] ?? known[baseLocale];
  const found = Object.entries(live).filter(
    ([locale, shown]) => shown && (locale === baseLocale || isTranslated(shown, base)),
  );
  const changes = found.flatMap(([locale, shown]): Change[] =>
    PUBLIC_FIELDS.flatMap((field): Change[] => {
      const text = shown?.[field];
      const isOriginal = locale !== baseLocale && text === base?.[field];
      return !text || isOriginal || isFilled(texts[locale]?.[field]) ? [] : [[locale, field, text]];
    }),
  );
  setTexts(editor, changes, "texts of the listing");
  const touched = Object.fromEntries(found.map(([code]) => [code, true as const]));
  editor.setState((state) => ({
    live: { ...state.live, ...live },
    touched: { ...state.touched, ...touched },
  }));
}
