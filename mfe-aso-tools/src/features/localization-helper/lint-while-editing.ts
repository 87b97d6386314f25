import {
  lintLocale,
  loadStopWords,
  type Finding,
  type ListingPlatform,
} from "@listwise/aso-core/localization";
import type { Content, Editor } from "./editor.store";

const none: readonly Finding[] = [];

/** Yields to pending input between two languages. */
const yieldToInput = () => new Promise((resolve) => setTimeout(resolve));

/** The parts that the findings of a language depend on. */
const getInputs = ({ texts, unreviewed, glossary }: Content, locale: string, base: string) => [
  texts[locale],
  unreviewed[locale],
  glossary,
  locale === base ? undefined : texts[base],
];

/**
 * Keeps the findings of all languages up to date after typing pauses. Only languages whose texts or rules changed are
 * checked again. Returns a function that stops it.
 */
export function lintWhileEditing(editor: Editor, platform: ListingPlatform): () => void {
  const checked = new Map<string, { inputs: unknown[]; findings: readonly Finding[] }>();
  let run = 0;

  async function lint() {
    const own = (run += 1);
    const { settled, baseLocale } = editor.getState();
    const entries: [string, readonly Finding[]][] = [];
    for (const [locale, texts] of Object.entries(settled.texts)) {
      const inputs = getInputs(settled, locale, baseLocale);
      const before = checked.get(locale);
      if (!before || before.inputs.some((input, index) => input !== inputs[index])) {
        const stopWords = await loadStopWords(locale);
        await yieldToInput();
        if (own !== run) return;
        const { glossary, unreviewed } = settled;
        const base = locale === baseLocale ? undefined : settled.texts[baseLocale];
        const context = { platform, glossary, unreviewed: unreviewed[locale], base };
        const found = lintLocale(locale, texts, context, stopWords);
        checked.set(locale, { inputs, findings: found.length === 0 ? none : found });
      }
      entries.push([locale, checked.get(locale)?.findings ?? none]);
    }
    editor.setState({ findings: Object.fromEntries(entries) });
  }

  void lint();
  const stop = editor.subscribe((state, before) => {
    if (state.settled !== before.settled || state.baseLocale !== before.baseLocale) void lint();
  });
  return () => {
    run += 1;
    stop();
  };
}
