import { useWorkspace } from "@listwise/shared-auth";
import { Badge, Button, CheckIcon, PlusIcon, Text, type Tone } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import { AppList } from "../../shared/apps/app-list.styles";
import { useCurrentStore } from "../../shared/apps/use-current-store";
import { isSameKeyword, userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { useAddKeyword } from "../../shared/keywords/use-add-keyword";
import type { KeywordScope } from "./keyword-details.api";

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-1) var(--lw-space-3);
  padding-block: var(--lw-space-2);
  border-top: 1px solid var(--lw-border);
  &:first-child {
    border-top: 0;
  }
  & > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const More = styled.div`
  padding-top: var(--lw-space-3);
  border-top: 1px solid var(--lw-border);
  text-align: center;
`;

/** Number of keywords before a person asks for all; chosen by us. */
const FIRST_ITEMS = 5;

const ADD_FAILED = "Failed to add keyword to your list. Please try again.";

export interface SuggestionItem {
  keyword: string;
  /** Absent if keywords have no scores; `null` if this one is unknown. */
  score?: number | null;
  reason?: string;
}

function getScoreTone(score: number | null): Tone {
  if (score === null) return "neutral";
  if (score >= 80) return "success";
  return score >= 60 ? "warning" : "danger";
}

/** Renders a button that adds a keyword to the list of the current app; nothing if that list is one of another store. */
function AddSuggestion({ keyword, platform, country }: KeywordScope) {
  const { appId } = useWorkspace();
  const current = useCurrentStore();
  const { data } = useQuery(userKeywordsQuery());
  const add = useAddKeyword(ADD_FAILED);
  const wanted = { keywordText: keyword, country, ...(appId !== null && { appId }) };
  if (current !== undefined && current !== platform) return null;
  const isListed = data?.some(
    (known) => isSameKeyword(wanted, known) && (appId === null || known.appId === appId),
  );
  if (!add.isPending && isListed) {
    return (
      <Badge tone="success" icon={<CheckIcon size={12} aria-hidden="true" />}>
        Tracked
      </Badge>
    );
  }
  return (
    <Button
      size="sm"
      icon={<PlusIcon size={14} />}
      busy={add.isPending}
      aria-label={`Add ${keyword}`}
      onClick={() => add.mutate(wanted)}
    >
      Add
    </Button>
  );
}

interface SuggestionListProps {
  label: string;
  /** Name of the score. */
  figure: string;
  items: readonly SuggestionItem[];
  /** Storefront of the keywords. */
  storefront: Omit<KeywordScope, "keyword">;
}

/** Renders keywords with their score and a button to track each. */
export function SuggestionList({ label, figure, items, storefront }: SuggestionListProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return <Text $tone="muted">No suggestions for this keyword.</Text>;
  return (
    <>
      <AppList aria-label={label}>
        {items.slice(0, showsAll ? items.length : FIRST_ITEMS).map(({ keyword, score, reason }) => (
          <Line key={keyword}>
            <div>
              <KeywordLink keyword={keyword} country={storefront.country} store={storefront.platform} />
              {reason && (
                <Text $size="xs" $tone="muted">
                  {reason}
                </Text>
              )}
            </div>
            {score !== undefined && (
              <Badge tone={getScoreTone(score)}>
                {figure} {score ?? "unknown"}
              </Badge>
            )}
            <AddSuggestion {...storefront} keyword={keyword} />
          </Line>
        ))}
      </AppList>
      {!showsAll && items.length > FIRST_ITEMS && (
        <More>
          <Button size="sm" onClick={() => setShowsAll(true)}>
            Show all {items.length}
          </Button>
        </More>
      )}
    </>
  );
}
