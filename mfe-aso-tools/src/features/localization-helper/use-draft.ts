import { DEFAULT_BASE, type ListingPlatform } from "@listwise/aso-core/localization";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { useKeptDraftToast } from "../../shared/saved-drafts/use-kept-draft-toast";
import { useEffect, useMemo, useState } from "react";
import { createEditor, hasUnsaved, openDraft } from "./editor.store";
import { lintWhileEditing } from "./lint-while-editing";
import { openUnsavedTexts, persistUnsavedTexts } from "./unsaved-texts";
import { draftQuery } from "./localization.api";

/** Returns the editor of an app with its saved texts, or unsaved ones from before a reload. */
export function useDraft(appId: number, chosenBase: string | null, platform: ListingPlatform) {
  const query = useQuery(draftQuery(appId));
  const draft = query.data;
  const [editor] = useState(createEditor);
  const unsaved = useMemo(() => openUnsavedTexts(appId), [appId]);
  const base = chosenBase ?? draft?.baseLocale ?? DEFAULT_BASE;
  useEffect(() => {
    if (!draft) return undefined;
    const state = editor.getState();
    const isFirst = state.version === 0 && Object.keys(state.texts).length === 0;
    if (isFirst) openDraft(editor, draft, unsaved.read());
    else if (!hasUnsaved(state)) openDraft(editor, draft, null);
    return persistUnsavedTexts(editor, unsaved);
  }, [editor, draft, unsaved]);
  useEffect(() => editor.setState({ baseLocale: base }), [editor, base, draft]);
  useEffect(() => lintWhileEditing(editor, platform), [editor, platform]);
  useKeptDraftToast(useStore(editor, hasUnsaved));
  return { query, editor, base };
}
