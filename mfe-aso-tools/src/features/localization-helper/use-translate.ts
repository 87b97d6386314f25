import { FIELDS, isFilled, getLocale, type FieldKey } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { setTexts, getText, type Editor } from "./editor.store";
import { translate } from "./localization.api";

interface Progress {
  done: number;
  total: number;
}

/** Translates from the base language: one text, or all empty ones in the shown languages. */
export function useTranslate(hasApp: boolean, editor: Editor, shown: readonly string[]) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const latest = running;
    return () => latest.current?.abort();
  }, []);

  const refused = useCallback(
    (problem: unknown) =>
      toast.error("Auto-translation failed", { description: describeError(problem).message }),
    [],
  );

  const run = useCallback(
    async (target: string, fields: readonly FieldKey[], signal?: AbortSignal) => {
      const { baseLocale, texts } = editor.getState();
      const originals = fields.map((field) => ({ field, text: getText(texts, baseLocale, field) }));
      const answer = await translate({ source: baseLocale, target, texts: originals }, signal);
      setNote(answer.note);
      return setTexts(
        editor,
        answer.data.map(({ field, text }) => [target, field, text] as const),
      );
    },
    [editor],
  );

  const translateOne = useCallback(
    async (locale: string, field: FieldKey) => {
      const { baseLocale, texts } = editor.getState();
      if (!hasApp) return toast.error("Please select an app first");
      if (!getLocale(locale)) return toast.error("Language not found");
      if (!isFilled(getText(texts, baseLocale, field))) return toast.error("No original text to translate");
      try {
        await run(locale, [field]);
        return toast.success("Field auto-translated");
      } catch (problem) {
        return refused(problem);
      }
    },
    [editor, hasApp, run, refused],
  );

  async function translateAll() {
    if (!hasApp) return toast.error("Please select an app first");
    if (running.current) return undefined;
    const { baseLocale, texts } = editor.getState();
    const filled = FIELDS.filter(({ key }) => isFilled(getText(texts, baseLocale, key)));
    if (filled.length === 0) return toast.error("No original text to translate");
    const work = shown.flatMap((locale) => {
      const open = filled.filter(({ key }) => !isFilled(getText(texts, locale, key))).map(({ key }) => key);
      return locale !== baseLocale && open.length > 0 ? [{ locale, open }] : [];
    });
    const control = new AbortController();
    running.current = control;
    try {
      let filledIn = 0;
      for (const [done, { locale, open }] of work.entries()) {
        setProgress({ done, total: work.length });
        filledIn += await run(locale, open, control.signal);
      }
      const description = `${formatCount(filledIn, "empty text")} filled.`;
      return toast.success("Auto-translation completed", { description });
    } catch (problem) {
      return control.signal.aborted ? undefined : refused(problem);
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { translateOne, translateAll, cancel: () => running.current?.abort(), progress, note };
}
