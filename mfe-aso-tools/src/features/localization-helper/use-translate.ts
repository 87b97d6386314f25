import {
  getField,
  getLocale,
  getStoreFields,
  isFilled,
  type FieldKey,
  type ListingPlatform,
} from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { MAX_VARIANTS } from "@listwise/contracts/tools";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { setTexts } from "./edit-content";
import { getCellKey, getText, type Editor } from "./editor.store";
import { translate, translationQuery } from "./localization.api";

interface Progress {
  done: number;
  total: number;
}

interface RunOptions {
  variants: number;
  /** Keeps texts that were typed while the service worked. */
  onlyEmpty?: boolean;
  signal?: AbortSignal;
}

const NO_PROVIDER =
  "No translation provider is configured, so Auto Translate fills in marked placeholders. Exports leave them out.";

const refuse = (problem: unknown) =>
  toast.error("Auto-translation failed", { description: describeError(problem).message });

/** Translates from the base language: one text, or all empty ones in the selected languages. */
export function useTranslate(editor: Editor, selected: readonly string[], platform: ListingPlatform) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const { data: provider, isPending } = useQuery(translationQuery());
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const latest = running;
    return () => latest.current?.abort();
  }, []);

  const run = useCallback(
    async (target: string, fields: readonly FieldKey[], { variants, onlyEmpty, signal }: RunOptions) => {
      const { baseLocale, texts, glossary } = editor.getState();
      const originals = fields.map((field) => ({ field, text: getText(texts, baseLocale, field) }));
      const body = { source: baseLocale, target, texts: originals, platform, glossary, variants };
      const { data } = await translate(body, signal);
      const label = `translation into ${getLocale(target)?.name ?? target}`;
      const suggested = data.map((one) => [getCellKey(target, one.field), one.variants] as const);
      editor.setState((state) => ({
        suggestions: { ...state.suggestions, ...Object.fromEntries(suggested) },
      }));
      const isOpen = (field: FieldKey) =>
        !onlyEmpty || !isFilled(getText(editor.getState().texts, target, field));
      const changes = data.filter(({ field }) => isOpen(field));
      return setTexts(
        editor,
        changes.map(({ field, text }) => [target, field, text] as const),
        label,
        true,
      );
    },
    [editor, platform],
  );

  const translateOne = useCallback(
    async (locale: string, field: FieldKey) => {
      const { baseLocale, texts } = editor.getState();
      if (!getLocale(locale)) return toast.error("Language not found");
      if (!isFilled(getText(texts, baseLocale, field))) return toast.error("No original text to translate");
      try {
        await run(locale, [field], { variants: MAX_VARIANTS });
        return toast.success("Field auto-translated", { description: getField(field).label });
      } catch (problem) {
        return refuse(problem);
      }
    },
    [editor, run],
  );

  async function translateAll() {
    if (running.current) return undefined;
    const { baseLocale, texts } = editor.getState();
    const filled = getStoreFields(platform).filter(({ key }) => isFilled(getText(texts, baseLocale, key)));
    if (filled.length === 0) return toast.error("No original text to translate");
    const work = selected.flatMap((locale) => {
      const open = filled.filter(({ key }) => !isFilled(getText(texts, locale, key))).map(({ key }) => key);
      return locale !== baseLocale && getLocale(locale) && open.length > 0 ? [{ locale, open }] : [];
    });
    if (work.length === 0) {
      return toast.info("Nothing to translate", {
        description: "The selected languages have no empty texts. Add or select another language.",
      });
    }
    const control = new AbortController();
    running.current = control;
    try {
      let filledIn = 0;
      for (const [done, { locale, open }] of work.entries()) {
        setProgress({ done, total: work.length });
        filledIn += await run(locale, open, { variants: 1, onlyEmpty: true, signal: control.signal });
      }
      const description = `${formatCount(filledIn, "empty text")} filled.`;
      return toast.success("Auto-translation completed", { description });
    } catch (problem) {
      return control.signal.aborted ? undefined : refuse(problem);
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    translateOne,
    translateAll,
    cancel: () => running.current?.abort(),
    progress,
    /** False until it is known whether there is a provider. */
    isKnown: !isPending,
    /** Says that there is no provider; `null` with one, or while it is unknown. */
    note: provider === null ? NO_PROVIDER : null,
  };
}
