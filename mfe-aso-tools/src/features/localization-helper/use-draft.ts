import { DEFAULT_BASE } from "@listwise/aso-core/localization";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand";
import { useKeptDraftToast } from "../../shared/saved-drafts/use-kept-draft-toast";
import { useEffect, useState } from "react";
import { createEditor, openDraft } from "./editor.store";
import { persistUnsavedTexts, readUnsavedTexts } from "./unsaved-texts";
import { draftQuery } from "./localization.api";

/** Returns the editor of an app with its saved texts, or unsaved ones from before a reload. */
export function useDraft(appId: number, chosenBase: string | null) {
  const query = useQuery(draftQuery(appId));
  const draft = query.data;
  const [editor] = useState(createEditor);
  const base = chosenBase ?? draft?.baseLocale ?? DEFAULT_BASE;
  useEffect(() => {
    if (!draft) return undefined;
    const { version, texts, saved } = editor.getState();
    const isFirst = version === 0 && Object.keys(texts).length === 0;
    if (isFirst) openDraft(editor, draft, readUnsavedTexts(appId));
    else if (texts === saved) openDraft(editor, draft, null);
    return persistUnsavedTexts(editor, appId);
  }, [editor, draft, appId]);
  useEffect(() => editor.setState({ baseLocale: base }), [editor, base, draft]);
  useKeptDraftToast(useStore(editor, ({ texts, saved }) => texts !== saved));
  return { query, editor, base };
}
