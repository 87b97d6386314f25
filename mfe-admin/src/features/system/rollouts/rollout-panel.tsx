import type { ReleaseName, Rollout } from "@listwise/contracts/releases";
import {
  Badge,
  Button,
  ErrorState,
  formatRelative,
  ProgressBar,
  Row,
  Stack,
  Text,
  useConfirm,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import styled from "styled-components";
import { releasesKey } from "../releases/releases.api";
import { RolloutComparisons } from "./rollout-comparisons";
import { formatList, getChangeLabels, getStateLabel } from "./rollout-labels";
import { RolloutTimeline } from "./rollout-timeline";
import { changeRollout, rolloutsQuery, type RolloutChange } from "./rollouts.api";

const Section = styled(Stack)`
  padding: var(--lw-space-4) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  h3 {
    margin: 0;
    font-size: var(--lw-font-md);
    overflow-wrap: anywhere;
  }
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--lw-text-muted);
  li:not(:last-child)::after {
    content: " →";
    color: var(--lw-text-muted);
    font-weight: 400;
  }
  [aria-current] {
    color: var(--lw-text);
    font-weight: 600;
  }
`;

/** Shows the latest rollout of a release: its step, what it waits for, the comparisons and the timeline. */
export function RolloutPanel({ name }: { name: ReleaseName }) {
  const rollouts = useQuery(rolloutsQuery());
  const rollout = rollouts.data?.find((one) => one.name === name);
  if (rollouts.isError && !rollouts.data) {
    return (
      <ErrorState
        title="Failed to load the rollout"
        problem={rollouts.error}
        onRetry={() => void rollouts.refetch()}
        retrying={rollouts.isFetching}
      />
    );
  }
  return rollout ? <RolloutView rollout={rollout} /> : null;
}

function RolloutView({ rollout }: { rollout: Rollout }) {
  const { name, version, state, percent, steps, pages, minPages, waiting, checkedAt, events } = rollout;
  const titleId = useId();
  const { word, tone } = getStateLabel(state);
  const isActive = state === "running" || state === "paused";
  const reason = state === "running" ? null : events[0]?.reason;
  return (
    <Section as="section" $gap={3} aria-labelledby={titleId}>
      <Row $gap={3} $justify="space-between">
        <Row $gap={2}>
          <h3 id={titleId}>Rollout of {version}</h3>
          <Badge tone={tone}>{word}</Badge>
        </Row>
        {isActive && <RolloutActions rollout={rollout} />}
      </Row>
      {isActive && (
        <Steps aria-label={`Steps of ${name}`}>
          {[...steps, 100].map((step) => (
            <li key={step} aria-current={step === percent ? "step" : undefined}>
              {step}%
            </li>
          ))}
        </Steps>
      )}
      {reason && <Text>{reason}</Text>}
      {state === "running" && (
        <>
          <ProgressBar
            label="Pages with this version"
            value={Math.min(pages, minPages)}
            max={minPages}
            text={`${pages} of ${minPages}`}
          />
          <Text $tone="muted" $size="sm">
            {waiting.length > 0
              ? `The next step needs ${formatList(waiting)}.`
              : "The first check is within a minute."}
            {checkedAt && ` Checked ${formatRelative(checkedAt)}.`}
          </Text>
        </>
      )}
      {isActive && <RolloutComparisons rollout={rollout} />}
      <RolloutTimeline events={events} />
    </Section>
  );
}

function RolloutActions({ rollout }: { rollout: Rollout }) {
  const { name, state } = rollout;
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const ask = (change: RolloutChange) => {
    const { title, effect, action } = getChangeLabels(change, rollout);
    confirm({
      title,
      description: effect,
      action,
      cancel: "Close",
      danger: change === "cancel",
      run: async () => {
        const message = await changeRollout(name, change);
        void client.invalidateQueries({ queryKey: releasesKey });
        return message;
      },
    });
  };
  const toggle = state === "running" ? "pause" : "resume";
  return (
    <Row $gap={2}>
      <Button size="sm" aria-label={getChangeLabels(toggle, rollout).title} onClick={() => ask(toggle)}>
        {toggle === "pause" ? "Pause" : "Resume"}
      </Button>
      <Button size="sm" aria-label={getChangeLabels("cancel", rollout).title} onClick={() => ask("cancel")}>
        Cancel
      </Button>
      {dialog}
    </Row>
  );
}
