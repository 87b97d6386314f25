import type { LocalizationDraft } from "@listwise/contracts/tools";
import {
  computeChanges,
  DEFAULT_BASE,
  type FieldKey,
  type Finding,
  type Glossary,
  type ListingTexts,
  type LiveTexts,
  type UnreviewedTexts,
} from "@listwise/aso-core/localization";
import { createStore, type StoreApi } from "zustand";

/** A language's live listing; null if the app is not sold there. */
export type Live = Readonly<Record<string, LiveTexts | null>>;

/** Content that is saved and can be undone. */
export interface Content {
  texts: ListingTexts;
  unreviewed: UnreviewedTexts;
  glossary: Glossary;
}

/** Content with the previous values of each text, oldest first. */
export interface Snapshot extends Content {
  past: Readonly<Record<string, readonly string[]>>;
}

/** A change that can be undone. */
export interface Step {
  label: string;
  before: Snapshot;
  after: Snapshot;
}

export interface EditorState extends Snapshot {
  /** The version that the content is based on. */
  version: number;
  baseLocale: string;
  saved: Content;
  /** The content after the last typing pause, for computations that don't need every keystroke. */
  settled: Content;
  live: Live;
  /** Findings by language, of the settled content. */
  findings: Readonly<Record<string, readonly Finding[]>>;
  /** Other translations of a text, by cell. */
  suggestions: Readonly<Record<string, readonly string[]>>;
  touched: Readonly<Record<string, true>>;
  steps: readonly Step[];
  undone: readonly Step[];
}

export type Editor = StoreApi<EditorState>;
export type Change = readonly [locale: string, field: FieldKey, text: string];

const SETTLE_MS = 300;

export const getCellKey = (locale: string, field: FieldKey) => `${locale}.${field}`;
export const getText = (texts: ListingTexts, locale: string, field: FieldKey) => texts[locale]?.[field] ?? "";
export const isUnreviewed = ({ unreviewed }: Content, locale: string, field: FieldKey) =>
  unreviewed[locale]?.includes(field) ?? false;

/** Returns true if something was changed since the last save. */
export const hasUnsaved = ({ texts, unreviewed, glossary, saved }: EditorState) =>
  texts !== saved.texts || unreviewed !== saved.unreviewed || glossary !== saved.glossary;

export const pickContent = ({ texts, unreviewed, glossary }: Content): Content => ({
  texts,
  unreviewed,
  glossary,
});

export const pickSnapshot = ({ past, ...content }: Snapshot): Snapshot => ({ ...pickContent(content), past });

export function createEditor(): Editor {
  const none: Content = { texts: {}, unreviewed: {}, glossary: { keep: [], forbid: [] } };
  const editor = createStore<EditorState>(() => ({
    version: 0,
    baseLocale: DEFAULT_BASE,
    ...none,
    saved: none,
    settled: none,
    live: {},
    findings: {},
    suggestions: {},
    touched: {},
    past: {},
    steps: [],
    undone: [],
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  editor.subscribe((state, before) => {
    if (state.texts === before.texts || state.settled.texts === state.texts) return;
    clearTimeout(timer);
    timer = setTimeout(() => editor.setState({ settled: pickContent(editor.getState()) }), SETTLE_MS);
  });
  return editor;
}

/** Opens a draft with its saved content, or with unsaved content from before the page was left. */
export function openDraft(
  editor: Editor,
  draft: LocalizationDraft,
  kept: (Content & { version: number }) | null,
): void {
  const saved = pickContent(draft);
  const content = kept ? pickContent(kept) : saved;
  editor.setState({
    version: kept?.version ?? draft.version,
    baseLocale: draft.baseLocale,
    saved,
    ...content,
    settled: content,
    past: {},
    steps: [],
    undone: [],
  });
}

/** Marks the sent content as saved; later keystrokes stay unsaved. */
export function markSaved(editor: Editor, draft: LocalizationDraft, sent: Content): void {
  editor.setState({ version: draft.version, saved: sent, baseLocale: draft.baseLocale });
}

export function getUnsavedChanges({ saved, settled }: Pick<EditorState, "saved" | "settled">) {
  return computeChanges(saved.texts, settled.texts);
}
