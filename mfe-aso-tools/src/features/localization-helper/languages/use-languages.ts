import {
  computeLocaleState,
  computeProgress,
  getLocale,
  LOCALES,
  type ListingPlatform,
  type LocaleState,
} from "@listwise/aso-core/localization";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { Editor } from "../editor.store";

/** A language of the listing with its state. */
export interface Language {
  code: string;
  name: string;
  nativeName: string | null;
  /** Share of written texts in percent. */
  progress: number;
  errors: number;
  warnings: number;
  /** Number of machine translations that were not accepted. */
  unreviewed: number;
  state: LocaleState;
}

const order = new Map(LOCALES.map(({ code }, index) => [code, index]));

/** Orders the base language first, then in the order of the languages; unknown ones are last. */
function compareCodes(base: string) {
  const place = (code: string) => (code === base ? -1 : (order.get(code) ?? order.size));
  return (one: string, other: string) => place(one) - place(other) || (one < other ? -1 : 1);
}

/** Returns the languages of the listing: the base language, those that were added, and those that are opened. */
export function useLanguages(
  editor: Editor,
  platform: ListingPlatform,
  opened: readonly string[],
): Language[] {
  const base = useStore(editor, (state) => state.baseLocale);
  const settled = useStore(editor, (state) => state.settled);
  const findings = useStore(editor, (state) => state.findings);
  const touched = useStore(editor, (state) => state.touched);
  const live = useStore(editor, (state) => state.live);
  return useMemo(() => {
    const codes = [...new Set([base, ...Object.keys(settled.texts), ...opened])].sort(compareCodes(base));
    return codes.map((code): Language => {
      const locale = getLocale(code);
      const found = findings[code] ?? [];
      const errors = found.filter(({ severity, rule }) => severity === "error" && rule !== "unreviewed");
      const texts = settled.texts[code];
      return {
        code,
        name: locale?.name ?? code,
        nativeName: locale?.nativeName ?? null,
        progress: computeProgress(code, texts, touched[code] === true, platform),
        errors: errors.length,
        warnings: found.filter(({ severity }) => severity === "warning").length,
        unreviewed: settled.unreviewed[code]?.length ?? 0,
        state: computeLocaleState(texts, live[code], code === base ? null : live[base]),
      };
    });
  }, [base, settled, findings, touched, live, platform, opened]);
}
