import type { ReleaseStatus } from "@listwise/contracts/releases";
import { Badge, Button, Card } from "@listwise/shared-ui";
import { useState, type ReactNode } from "react";
import styled from "styled-components";
import { OwnerDialog } from "../rollouts/owner-dialog";
import { RolloutPanel } from "../rollouts/rollout-panel";
import { useRolloutStart } from "../rollouts/use-rollout-start";
import { getHealthLabel } from "./health-labels";
import type { ReleaseChange } from "./releases.api";
import { SHELL } from "./shell";
import { VersionTable } from "./version-table";

interface ReleaseCardProps {
  status: ReleaseStatus;
  onMove: (move: ReleaseChange) => void;
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--lw-space-3) var(--lw-space-4);
  margin: 0;
  padding: 0 var(--lw-space-5) var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
  dt {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

function getFacts(status: ReleaseStatus): [term: string, value: ReactNode][] {
  const { name, stable, canary, previous, enabled, health } = status;
  const { tone, word } = getHealthLabel(health.find(({ version }) => version === stable));
  return [
    ["Live", stable ? <code>{stable}</code> : "None"],
    [
      "Canary",
      canary ? (
        <>
          <code>{canary.version}</code> for {canary.percent}%
        </>
      ) : (
        "None"
      ),
    ],
    ["Previous", previous[0] ? <code>{previous[0]}</code> : "None"],
    ["State", <Badge tone={enabled ? "success" : "danger"}>{enabled ? "Enabled" : "Disabled"}</Badge>],
    ...(name === SHELL ? [] : [["Health", <Badge tone={tone}>{word}</Badge>] satisfies [string, ReactNode]]),
  ];
}

/** Shows a release with its live versions, their health and the available changes. */
export function ReleaseCard({ status, onMove }: ReleaseCardProps) {
  const { name, canary, previous, enabled } = status;
  const canRollBack = canary !== null || previous.length > 0;
  const toggle = enabled ? "disable" : "enable";
  const { startRollout, dialog } = useRolloutStart(status);
  const [showsOwner, setShowsOwner] = useState(false);
  return (
    <Card
      title={name}
      flush
      actions={
        <>
          <Button size="sm" aria-label={`Owner of ${name}`} onClick={() => setShowsOwner(true)}>
            Owner
          </Button>
          <Button
            size="sm"
            aria-label={`Roll back ${name}`}
            aria-disabled={!canRollBack || undefined}
            onClick={() => canRollBack && onMove({ kind: "rollback", name })}
          >
            Roll back
          </Button>
          {name !== SHELL && (
            <Button
              size="sm"
              aria-label={`${enabled ? "Disable" : "Enable"} ${name}`}
              onClick={() => onMove({ kind: toggle, name })}
            >
              {enabled ? "Disable" : "Enable"}
            </Button>
          )}
        </>
      }
    >
      <Facts>
        {getFacts(status).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <RolloutPanel name={name} />
      <VersionTable status={status} onMove={onMove} onRollOut={startRollout} />
      {dialog}
      {showsOwner && <OwnerDialog name={name} onClose={() => setShowsOwner(false)} />}
    </Card>
  );
}
