import { useWorkspace } from "@listwise/shared-auth";
import { isSameKeyword } from "../../shared/keywords/keywords.api";
import { TonedButton } from "../../shared/apps/toned-button";
import { useAddKeyword } from "../../shared/keywords/use-add-keyword";
import { useRemoveKeywords } from "../../shared/keywords/use-remove-keywords";
import type { KeywordScope } from "./keyword-details.api";
import { useOwnEntries } from "./use-keyword-store";

/**
 * Renders Track, Untrack or Processing... for the list of the current app, or with all apps for any list of the store;
 * presses while busy do nothing.
 */
export function TrackKeyword({ keyword, platform, country }: KeywordScope) {
  const { appId, isKnown } = useWorkspace();
  const { entries, isPending: isLoading } = useOwnEntries(keyword);
  const add = useAddKeyword();
  const { remove, isPending } = useRemoveKeywords();
  if (!entries || isLoading || !isKnown) return null;
  const wanted = { keywordText: keyword, country, ...(appId !== null && { appId }) };
  const tracked = entries.find(
    (known) =>
      known.platform === platform &&
      isSameKeyword(wanted, known) &&
      (appId === null || known.appId === appId),
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
