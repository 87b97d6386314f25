import type { Competitor } from "@listwise/contracts";
import { IconButton, PlusIcon, RankBadge, Text, VisuallyHidden } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool.styles";
import { KeywordRow } from "./competitors.styles";
import type { MyKeywords } from "./use-my-keywords";

const SHOWN = 5;

interface CompetitorKeywordsProps {
  competitor: Competitor;
  mine: MyKeywords;
  /** Whether ranks are known for any keyword here. */
  checked: boolean;
}

/** The five keywords an app stands best for; those the user tracks are marked, the others can be added. */
export function CompetitorKeywords({ competitor, mine, checked }: CompetitorKeywordsProps) {
  const top = competitor.keywordRankings.slice(0, SHOWN);
  if (top.length === 0) {
    return (
      <Text $size="sm" $tone="muted">
        {checked
          ? "Not in the top 200 for any keyword that was checked here."
          : "No keyword was checked in this country yet. Track some to see who ranks for them."}
      </Text>
    );
  }
  return (
    <PlainList aria-label={`Top keywords of ${competitor.name}`}>
      {top.map(({ keyword, position }) => {
        const isMine = mine.isMine(keyword);
        return (
          <KeywordRow key={keyword} data-mine={isMine}>
            {isMine ? (
              <mark>
                {keyword}
                <VisuallyHidden> (you track it)</VisuallyHidden>
              </mark>
            ) : (
              <span>{keyword}</span>
            )}
            <span>
              <RankBadge rank={position} />
              {!isMine && (
                <IconButton
                  size="sm"
                  label={`Add keyword ${keyword}`}
                  icon={<PlusIcon size={14} />}
                  busy={mine.adding === keyword}
                  onClick={() => mine.add(keyword)}
                />
              )}
            </span>
          </KeywordRow>
        );
      })}
    </PlainList>
  );
}
