import type { Competitor } from "@listwise/contracts/apps";
import { IconButton, PlusIcon, RankBadge, Text, VisuallyHidden } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool-page/tool.styles";
import { KeywordRow } from "./competitors.styles";
import type { MyKeywords } from "./use-my-keywords";

const MAX_SHOWN = 5;

interface CompetitorKeywordsProps {
  competitor: Competitor;
  mine: MyKeywords;
  /** True if ranks are known for any keyword here. */
  checked: boolean;
}

/** Renders the five keywords that an app ranks best for, and marks those that the user tracks. */
export function CompetitorKeywords({ competitor, mine, checked }: CompetitorKeywordsProps) {
  const top = competitor.keywordRankings.slice(0, MAX_SHOWN);
  if (top.length === 0) {
    return (
      <Text $size="sm" $tone="muted">
        {checked
          ? "Not in the top 200 for any checked keyword."
          : "No keywords checked in this country yet. Track keywords to see which apps rank for them."}
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
