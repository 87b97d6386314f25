import {
  isPlaceholder,
  type FieldKey,
  type Glossary,
  type ListingTexts,
  type UnreviewedTexts,
} from "@listwise/aso-core/localization";
import { applyKeystroke, applyStep } from "./edit-steps";
import {
  getCellKey,
  getText,
  isUnreviewed,
  pickContent,
  type Change,
  type Content,
  type Editor,
  type Snapshot,
} from "./editor.store";

const MAX_CELL_STEPS = 50;

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
  const { texts, unreviewed, past, touched } = editor.getState();
  const key = getCellKey(locale, field);
  if (!touched[locale]) editor.setState({ touched: { ...touched, [locale]: true } });
  applyKeystroke(editor, key, (begins) => ({
    texts: withText(texts, [locale, field, text]),
    ...(text === "" && { unreviewed: withMark(unreviewed, locale, field, false) }),
    ...(begins && { past: withPast(past, key, getText(texts, locale, field)) }),
  }));
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
