import { formatCount } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import { Button, ErrorState, formatNumber, Loading, Notice, SkeletonText, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { getErrorMessage } from "../../shared/get-error-message";
import { isPlanRefusal } from "../../shared/use-limit-toast";
import { KeywordChoices } from "./keyword-choices";
import { ChoicesFrame } from "./choices-frame";
import { LimitNotice } from "./limit-notice";
import { keywordSuggestionsQuery } from "./onboarding.api";
import { OwnKeywordForm } from "./own-keyword-form";
import { StepPanel } from "./step-panel";
import { useAddSelected } from "./use-add-selected";
import { useKeywordSelection } from "./use-keyword-selection";

export interface KeywordsStepProps {
  focused: boolean;
  country: string;
  app: AppSummary;
  onDone: () => void;
  onSkip: () => void;
}

/** Lets the user choose keywords among suggestions, the best of which are selected, and add own ones. */
export function KeywordsStep({ focused, country, app, onDone, onSkip }: KeywordsStepProps) {
  const { data, error, isFetching, refetch } = useQuery(keywordSuggestionsQuery(app.id, country));
  const selection = useKeywordSelection(data);
  const { selected, room } = selection;
  const add = useAddSelected(app.id, country);

  function submit() {
    add.mutate(selected, {
      onSuccess: (refused) => {
        if (refused.length === 0) onDone();
        else selection.keepOnly(refused);
      },
    });
  }

  const refused = add.data ?? [];
  return (
    <StepPanel
      title="Choose keywords"
      description={`Listwise checks daily where ${app.name} ranks for them. The best suggestions are selected.`}
      focused={focused}
      actions={
        <>
          <Button variant="ghost" onClick={onSkip} disabled={add.isPending}>
            Skip
          </Button>
          <Button variant="primary" busy={add.isPending} disabled={selected.length === 0} onClick={submit}>
            {selected.length === 0 ? "Track keywords" : `Track ${formatCount(selected.length, "keyword")}`}
          </Button>
        </>
      }
    >
      <ChoicesFrame>
        {error && !data ? (
          <ErrorState
            title="Couldn't load suggestions"
            problem={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : !data ? (
          <Loading label="Loading suggested keywords">
            <SkeletonText lines={6} />
          </Loading>
        ) : (
          <KeywordChoices
            suggestions={data}
            own={selection.own}
            selected={selected}
            onToggle={(keyword) => {
              add.reset();
              selection.toggle(keyword);
            }}
          />
        )}
      </ChoicesFrame>
      <OwnKeywordForm onAdd={selection.addOwn} />
      <Text as="p" role="status" $size="sm" $tone="muted">
        {formatCount(selected.length, "keyword")} selected
        {room !== null && `, ${formatNumber(room)} more fit your plan`}
      </Text>
      {refused.length > 0 && (
        <LimitNotice feature="max_tracked_keywords" title="Your plan's keyword limit is reached">
          {formatCount(refused.length, "keyword")} couldn&apos;t be added and stay selected. Remove keywords
          that you don&apos;t need, choose a larger plan, or skip to continue.
        </LimitNotice>
      )}
      {add.error &&
        (isPlanRefusal(add.error) ? (
          <LimitNotice feature="max_tracked_keywords" title="Your plan has no room for these keywords">
            {add.error.message} Your selection is kept. You can also skip to continue.
          </LimitNotice>
        ) : (
          <Notice tone="danger" title="Couldn't track the keywords">
            {getErrorMessage(add.error)}
          </Notice>
        ))}
    </StepPanel>
  );
}
