import { isFilled, isTranslated, PUBLIC_FIELDS } from "@listwise/aso-core/localization";
import type { LocalizationConflict } from "@listwise/contracts/tools";
import { setGlossary, setTexts } from "./edit-content";
import { getText, isUnreviewed, pickContent, type Change, type Editor, type Live } from "./editor.store";

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
