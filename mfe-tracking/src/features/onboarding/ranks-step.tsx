import { formatCount } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { Button, Flag, Notice, RankBadge, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { AppList, AppRow, RowMain } from "../../shared/apps/app-list.styles";
import { isAwaitingFirstRank } from "../../shared/keywords/is-awaiting-first-rank";
import { keywordTableQuery } from "../../shared/keywords/keywords.api";
import { Frame } from "./app-choices";
import { StepPanel } from "./step-panel";

const Row = styled(AppRow)`
  flex-wrap: nowrap;
  min-height: 0;
  padding-block: var(--lw-space-2);
`;

const Keyword = styled.strong`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface RanksStepProps {
  focused: boolean;
  app: AppSummary;
  /** The app's list. */
  keywords: readonly UserKeyword[];
  onDone: () => void;
}

/** Renders the app's first ranks as they arrive. */
export function RanksStep({ focused, app, keywords, onDone }: RanksStepProps) {
  const checked = keywords.filter(({ best }) => (best?.currentRank ?? null) !== null).length;
  const { data: table } = useQuery({ ...keywordTableQuery(app.id), enabled: checked > 0 });
  const results = new Map(table?.data.map((row) => [row.id, row.results]));
  const isLate = checked < keywords.length && !keywords.some((keyword) => isAwaitingFirstRank(keyword));
  return (
    <StepPanel
      title="See your first ranks"
      description={
        checked < keywords.length
          ? `Ranks of ${app.name} appear here when a check is done. You don't have to wait.`
          : `This is how ${app.name} ranks now. Listwise keeps checking.`
      }
      focused={focused}
      actions={
        <Button variant="primary" onClick={onDone}>
          Go to your dashboard
        </Button>
      }
    >
      <Text as="p" role="status" $size="sm" $tone="muted">
        {checked} of {formatCount(keywords.length, "keyword")} checked
      </Text>
      {isLate && (
        <Notice tone="info" title="The check takes longer than usual">
          It continues in the background, and the ranks will appear on your dashboard.
        </Notice>
      )}
      <Frame>
        <AppList aria-label="First ranks">
          {keywords.map(({ id, keywordText, country, best }) => (
            <Row key={id}>
              <RowMain>
                <Flag country={country} />
                <Keyword>{keywordText}</Keyword>
              </RowMain>
              {best?.currentRank == null ? (
                <Text as="span" $size="sm" $tone="muted">
                  {isLate ? "Queued" : "Checking…"}
                </Text>
              ) : (
                <RankBadge rank={best.currentRank} results={results.get(id)} />
              )}
            </Row>
          ))}
        </AppList>
      </Frame>
    </StepPanel>
  );
}
