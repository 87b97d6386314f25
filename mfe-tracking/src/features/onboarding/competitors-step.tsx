import { formatCount } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import { Button, EmptyState, ErrorState, LinkButton, Loading, Notice, UsersIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { getErrorMessage } from "../../shared/get-error-message";
import { isPlanRefusal } from "../../shared/use-limit-toast";
import { Frame } from "./app-choices";
import { CompetitorChoices } from "./competitor-choices";
import { ChoicesFrame } from "./choices-frame";
import { LimitNotice } from "./limit-notice";
import { competitorSuggestionsQuery } from "./onboarding.api";
import { StepPanel } from "./step-panel";
import { useAddCompetitors } from "./use-add-competitors";

const SKELETON_ROWS = 5;

export interface CompetitorsStepProps {
  focused: boolean;
  country: string;
  app: AppSummary;
  onDone: () => void;
}

/** Lets the user choose competitors among suggested apps. */
export function CompetitorsStep({ focused, country, app, onDone }: CompetitorsStepProps) {
  const { data, error, isFetching, refetch } = useQuery(competitorSuggestionsQuery(app.id, country));
  const [selected, setSelected] = useState<readonly number[]>([]);
  const add = useAddCompetitors(app.id, country);

  function toggle(id: number) {
    add.reset();
    setSelected((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  }

  function submit() {
    const apps = data?.map((suggestion) => suggestion.app).filter(({ id }) => selected.includes(id)) ?? [];
    add.mutate(apps, {
      onSuccess: ({ added, problem }) => {
        setSelected((ids) => ids.filter((id) => !added.includes(id)));
        if (problem === null) onDone();
      },
    });
  }

  const problem = add.data?.problem ?? null;
  return (
    <StepPanel
      title="Choose competitors"
      description={`Listwise compares ${app.name} with them and finds keywords that they rank for.`}
      focused={focused}
      actions={
        <>
          <Button variant="ghost" onClick={onDone} disabled={add.isPending}>
            Skip
          </Button>
          <Button variant="primary" busy={add.isPending} disabled={selected.length === 0} onClick={submit}>
            {selected.length === 0 ? "Add competitors" : `Add ${formatCount(selected.length, "competitor")}`}
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
          <Frame>
            <Loading label="Loading suggested competitors">
              <RowSkeletons count={SKELETON_ROWS} />
            </Loading>
          </Frame>
        ) : data.length === 0 ? (
          <EmptyState
            icon={<UsersIcon size={20} />}
            title="No similar apps found"
            message="Skip this step, or choose competitors yourself."
            action={<LinkButton to="/aso-tools/competitor-analyzer">Open the competitor analyzer</LinkButton>}
          />
        ) : (
          <CompetitorChoices suggestions={data} selected={selected} onToggle={toggle} />
        )}
      </ChoicesFrame>
      {problem !== null &&
        (isPlanRefusal(problem) ? (
          <LimitNotice
            feature="competitor_analysis_depth"
            title={`${formatCount(selected.length, "app")} couldn't be added`}
          >
            {problem.message} You can also deselect what you don&apos;t need, or skip to continue.
          </LimitNotice>
        ) : (
          <Notice tone="danger" title="Couldn't add all competitors">
            {getErrorMessage(problem)}
          </Notice>
        ))}
    </StepPanel>
  );
}
