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
import { ApiError, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { setTexts } from "./edit-content";
import { getCellKey, getText, type Editor } from "./editor.store";
import { formatLanguages } from "./format-languages";
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

/** Languages that fail in a row before the service counts as down. Chosen by us. */
const MAX_FAILURES = 2;

/** Returns true if the service failed to translate into one language, so that others may still succeed. */
const isOfLanguage = (problem: unknown) =>
  problem instanceof ApiError && problem.code === "TRANSLATION_FAILED";

const refuse = (problem: unknown) =>
  toast.error("Auto-translation failed", { description: describeError(problem).message });

interface Outcome {
  filledIn: number;
  /** Languages that weren't translated because of `problem`. */
  failed: readonly string[];
  problem: unknown;
  /** Number of languages that were not tried. */
  left: number;
}

function report({ filledIn, failed, problem, left }: Outcome) {
  const filled = `${formatCount(filledIn, "empty text")} filled.`;
  if (failed.length === 0) return toast.success("Auto-translation completed", { description: filled });
  const reason = `${formatLanguages(failed)}: ${describeError(problem).message}`;
  const rest = left > 0 ? [`${formatCount(left, "language")} not tried.`] : [];
  return toast.error("Auto-translation failed", { description: [reason, filled, ...rest].join(" ") });
}

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
    const failed: string[] = [];
    let [filledIn, tried, inARow, problem]: [number, number, number, unknown] = [0, 0, 0, null];
    for (const { locale, open } of work) {
      setProgress({ done: tried, total: work.length });
      try {
        filledIn += await run(locale, open, { variants: 1, onlyEmpty: true, signal: control.signal });
        inARow = 0;
      } catch (error) {
        if (control.signal.aborted) break;
        failed.push(locale);
        problem = error;
        inARow = isOfLanguage(error) ? inARow + 1 : MAX_FAILURES;
      }
      tried += 1;
      if (inARow >= MAX_FAILURES) break;
    }
    running.current = null;
    setProgress(null);
    if (control.signal.aborted) return undefined;
    return report({ filledIn, failed, problem, left: work.length - tried });
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
