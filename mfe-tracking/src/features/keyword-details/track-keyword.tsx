import { useWorkspace } from "@listwise/shared-auth";
import { Loading, Skeleton } from "@listwise/shared-ui";
import styled from "styled-components";
import { isSameKeyword } from "../../shared/keywords/keywords.api";
import { TonedButton } from "../../shared/apps/toned-button";
import { useAddKeyword } from "../../shared/keywords/use-add-keyword";
import { useRemoveKeywords } from "../../shared/keywords/use-remove-keywords";
import type { KeywordScope } from "./keyword-details.api";
import { useOwnEntries } from "./use-keyword-store";

/** Has a line of its own on phones, so that the words of the button don't decide if the choices next to it wrap. */
const Place = styled.div`
  @media (max-width: 639px) {
    flex-basis: 100%;
  }
`;

/**
 * Renders Track, Untrack or Processing... for the list of the current app, or with all apps for any list of the store;
 * presses while busy do nothing. Keeps the place of the button until it is known.
 */
export function TrackKeyword({ keyword, platform, country }: KeywordScope) {
  const { appId, isKnown } = useWorkspace();
  const { entries, isPending: isLoading } = useOwnEntries(keyword);
  const add = useAddKeyword();
  const { remove, isPending } = useRemoveKeywords();
  if (isLoading || !isKnown) {
    return (
      <Place>
        <Loading label="Loading your lists">
          <Skeleton width="8.5rem" height="var(--lw-control-md)" radius="md" />
        </Loading>
      </Place>
    );
  }
  if (!entries) return null;
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
    <Place>
      <TonedButton
        $tone={tracked ? "danger" : "success"}
        busy={busy}
        onClick={() => (tracked ? remove([tracked]) : add.mutate(wanted))}
      >
        {words}
      </TonedButton>
    </Place>
  );
}
