import type { LocalizationConflict, LocalizationDraft } from "@listwise/contracts/tools";
import {
  computeChanges,
  DEFAULT_BASE,
  isFilled,
  type FieldKey,
  type ListingTexts,
  type LiveTexts,
} from "@listwise/aso-core/localization";
import { createStore, type StoreApi } from "zustand";

/** A language's live listing; null if the app is not sold there. */
export type Live = Readonly<Record<string, LiveTexts | null>>;

export interface EditorState {
  /** The version that the texts are based on. */
  version: number;
  baseLocale: string;
  saved: ListingTexts;
  texts: ListingTexts;
  /** The texts after the last typing pause, for computations that don't need every keystroke. */
  settled: ListingTexts;
  live: Live;
  touched: Readonly<Record<string, true>>;
  /** Previous values of each text, oldest first. */
  past: Readonly<Record<string, readonly string[]>>;
}

export type Editor = StoreApi<EditorState>;
export type Change = readonly [locale: string, field: FieldKey, text: string];

const SETTLE_MS = 300;
const UNDO_STEP_MS = 1_000;
const MAX_UNDO_STEPS = 50;

export const getCellKey = (locale: string, field: FieldKey) => `${locale}.${field}`;
export const getText = (texts: ListingTexts, locale: string, field: FieldKey) => texts[locale]?.[field] ?? "";

export function createEditor(): Editor {
  const none: ListingTexts = {};
  const editor = createStore<EditorState>(() => ({
    version: 0,
    baseLocale: DEFAULT_BASE,
    saved: none,
    texts: none,
    settled: none,
    live: {},
    touched: {},
    past: {},
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  editor.subscribe(({ texts }, before) => {
    if (texts === before.texts) return;
    clearTimeout(timer);
    timer = setTimeout(() => editor.setState({ settled: texts }), SETTLE_MS);
  });
  return editor;
}

function withChanges(texts: ListingTexts, changes: readonly Change[]): ListingTexts {
  const next = { ...texts };
  for (const [locale, field, text] of changes) next[locale] = { ...next[locale], [field]: text };
  return next;
}

/** Sets texts from other sources than typing (translated, loaded, imported, planned). Each can be undone separately. */
export function setTexts(editor: Editor, changes: readonly Change[]): number {
  const state = editor.getState();
  const real = changes.filter(([locale, field, text]) => getText(state.texts, locale, field) !== text);
  if (real.length === 0) return 0;
  const past = { ...state.past };
  const touched = { ...state.touched };
  for (const [locale, field] of real) {
    const key = getCellKey(locale, field);
    past[key] = [...(past[key] ?? []), getText(state.texts, locale, field)].slice(-MAX_UNDO_STEPS);
    touched[locale] = true;
  }
  const texts = withChanges(state.texts, real);
  editor.setState({ texts, settled: texts, past, touched });
  return real.length;
}

let typedLast = { key: "", at: 0 };

/** Sets a text during typing. Keystrokes without a pause form one undo step. */
export function typeText(editor: Editor, locale: string, field: FieldKey, text: string): void {
  const { texts, past, touched } = editor.getState();
  const [key, now] = [getCellKey(locale, field), performance.now()];
  const begins = typedLast.key !== key || now - typedLast.at > UNDO_STEP_MS;
  typedLast = { key, at: now };
  const before = getText(texts, locale, field);
  editor.setState({
    texts: withChanges(texts, [[locale, field, text]]),
    ...(begins && { past: { ...past, [key]: [...(past[key] ?? []), before].slice(-MAX_UNDO_STEPS) } }),
    ...(!touched[locale] && { touched: { ...touched, [locale]: true } }),
  });
}

export function undoText(editor: Editor, locale: string, field: FieldKey): void {
  const { texts, past } = editor.getState();
  const key = getCellKey(locale, field);
  const steps = past[key] ?? [];
  const last = steps.at(-1);
  if (last === undefined) return;
  typedLast = { key: "", at: 0 };
  const next = withChanges(texts, [[locale, field, last]]);
  editor.setState({ texts: next, settled: next, past: { ...past, [key]: steps.slice(0, -1) } });
}

/** Opens a draft with its saved texts, or with unsaved ones from before the page was left. */
export function openDraft(
  editor: Editor,
  draft: LocalizationDraft,
  kept: { version: number; texts: ListingTexts } | null,
): void {
  const texts = kept?.texts ?? draft.texts;
  editor.setState({
    version: kept?.version ?? draft.version,
    baseLocale: draft.baseLocale,
    saved: draft.texts,
    texts,
    settled: texts,
    past: {},
  });
}

/** Marks the sent texts as saved; later keystrokes stay unsaved. */
export function markSaved(editor: Editor, draft: LocalizationDraft): void {
  editor.setState({ version: draft.version, saved: draft.texts, baseLocale: draft.baseLocale });
}

/** Applies the changes of another save; `prefer` decides where both changed a text. */
export function mergeConflict(
  editor: Editor,
  { current, changes }: LocalizationConflict,
  prefer: "mine" | "theirs",
): void {
  const { texts } = editor.getState();
  const taken = changes.flatMap(({ locale, field, before, after }): Change[] => {
    const isMine = getText(texts, locale, field) !== before;
    return isMine && prefer === "mine" ? [] : [[locale, field, after]];
  });
  setTexts(editor, taken);
  editor.setState({ version: current.version, saved: current.texts });
}

export function getUnsavedChanges({ saved, settled }: Pick<EditorState, "saved" | "settled">) {
  return computeChanges(saved, settled);
}

/**
 * Fills empty texts with the live ones. Skips texts that equal the base language's listing, which aren't translations.
 */
export function fillFromLive(editor: Editor, live: Live): void {
  const { texts, baseLocale } = editor.getState();
  const base = live[baseLocale];
  const changes = Object.entries(live).flatMap(([locale, shown]): Change[] =>
    (["name", "subtitle", "description"] as const).flatMap((field): Change[] => {
      const text = shown?.[field];
      const isOriginal = locale !== baseLocale && text === base?.[field];
      return !text || isOriginal || isFilled(texts[locale]?.[field]) ? [] : [[locale, field, text]];
    }),
  );
  setTexts(editor, changes);
  const touched = Object.fromEntries(
    Object.entries(live).flatMap(([code, own]) => (own ? [[code, true as const]] : [])),
  );
  editor.setState((state) => ({
    live: { ...state.live, ...live },
    touched: { ...state.touched, ...touched },
  }));
}
