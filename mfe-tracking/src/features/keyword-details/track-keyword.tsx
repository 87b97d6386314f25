import { useWorkspace } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { isSameKeyword, userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { TonedButton } from "../../shared/apps/toned-button";
import { useAddKeyword } from "../../shared/keywords/use-add-keyword";
import { useRemoveKeywords } from "../../shared/keywords/use-remove-keywords";
import type { KeywordScope } from "./keyword-details.api";

/**
 * Renders Track, Untrack or Processing... for the list of the current app, or with all apps for any list; presses while
 * busy do nothing.
 */
export function TrackKeyword({ keyword, country }: KeywordScope) {
  const { appId, isKnown } = useWorkspace();
  const { data } = useQuery(userKeywordsQuery());
  const add = useAddKeyword();
  const { remove, isPending } = useRemoveKeywords();
  if (!data || !isKnown) return null;
  const wanted = { keywordText: keyword, country, ...(appId !== null && { appId }) };
  const tracked = data.find(
    (known) => isSameKeyword(wanted, known) && (appId === null || known.appId === appId),
  );
  const busy = add.isPending || isPending;
  const words = busy ? "Processing..." : `${tracked ? "Untrack" : "Track"} keyword`;
  return (
    <TonedButton
      $tone={tracked ? "danger" : "success"}
      busy={busy}
      onClick={() => (tracked ? remove([tracked]) : add.mutate(wanted))}
    >
      {words}
    </TonedButton>
  );
}
