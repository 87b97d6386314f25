import type { NextStep } from "@listwise/contracts/next-steps";
import {
  Card,
  CircleCheckIcon,
  EmptyState,
  ErrorState,
  formatRelative,
  IconButton,
  LinkButton,
  Loading,
  Text,
  XIcon,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { AppList, AppRow, RowEnd } from "../apps/app-list.styles";
import { RowSkeletons } from "../apps/row-skeletons";
import { useRestoreRowFocus } from "../use-restore-row-focus";
import { nextStepsQuery } from "./next-steps.api";
import { useDismissStep } from "./use-dismiss-step";

const SKELETON_ROWS = 3;

const Words = styled.div`
  flex: 1000 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Phones show a step in several lines. */
const Reserved = styled.div`
  @media (max-width: 479px) {
    min-height: 26rem;
  }
`;

export interface NextStepsProps {
  /** One of the user's own apps. */
  appId: number;
  country: string;
}

/** Renders what to do next for an own app, most valuable first, each step with the finding that proves it. */
export function NextSteps({ appId, country }: NextStepsProps) {
  const { data, error, isFetching, refetch } = useQuery(nextStepsQuery(appId, country));
  return (
    <Card
      title="Next steps"
      description="The most effective changes for this app, based on its figures"
      flush
    >
      {error && !data ? (
        <ErrorState
          title="Couldn't load the next steps"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Loading label="Loading next steps">
          <Reserved>
            <RowSkeletons count={SKELETON_ROWS} />
          </Reserved>
        </Loading>
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={<CircleCheckIcon size={20} />}
          title="Nothing to do right now"
          message={
            <>
              Last computed <time dateTime={data.computedAt}>{formatRelative(data.computedAt)}</time>
            </>
          }
        />
      ) : (
        <StepList appId={appId} country={country} steps={data.data} />
      )}
    </Card>
  );
}

function StepList({ appId, country, steps }: NextStepsProps & { steps: readonly NextStep[] }) {
  const list = useRestoreRowFocus();
  const { mutate: dismiss } = useDismissStep(appId, country);
  return (
    <AppList as="ol" aria-label="Next steps" ref={list}>
      {steps.map((step) => (
        <AppRow key={`${step.kind} ${step.subject}`}>
          <Words>
            <strong>{step.title}</strong>
            <Text $size="sm" $tone="muted">
              {step.finding}
            </Text>
          </Words>
          <RowEnd>
            <LinkButton size="sm" to={step.to}>
              {step.action}
            </LinkButton>
            <IconButton
              size="sm"
              variant="ghost"
              label={`Dismiss: ${step.title}`}
              icon={<XIcon size={15} />}
              onClick={() => dismiss(step)}
            />
          </RowEnd>
        </AppRow>
      ))}
    </AppList>
  );
}
