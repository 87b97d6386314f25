import {
  lintLocale,
  loadStopWords,
  type Finding,
  type ListingPlatform,
} from "@listwise/aso-core/localization";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Editor } from "./editor.store";

const none: readonly Finding[] = [];

/** Returns the lint findings of a language's texts, computed after typing pauses. */
export function useFindings(editor: Editor, locale: string, platform: ListingPlatform): readonly Finding[] {
  const texts = useStore(editor, ({ settled }) => settled[locale]);
  const [findings, setFindings] = useState(none);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const found = texts ? lintLocale(locale, texts, platform, await loadStopWords(locale)) : none;
      if (current) setFindings((before) => (before.length === 0 && found.length === 0 ? before : found));
    };
    void read();
    return () => {
      current = false;
    };
  }, [texts, locale, platform]);
  return findings;
}
