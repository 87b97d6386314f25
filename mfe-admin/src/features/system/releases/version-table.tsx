import type { ReleaseStatus } from "@listwise/contracts/releases";
import { Badge, Button, EmptyState, formatDateTime, formatRelative, Row } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import styled from "styled-components";
import type { ReleaseChange } from "./releases.api";
import { SHELL } from "./shell";
import { SmokeCell } from "../smoke/smoke-cell";
import { VersionHealth } from "./version-health";

interface VersionTableProps {
  status: ReleaseStatus;
  onMove: (move: ReleaseChange) => void;
  /** Starts a rollout of a version; absent if none can be started. */
  onRollOut?: ((version: string) => void) | undefined;
}

type StoredVersion = ReleaseStatus["versions"][number];

const CANARY_PERCENTS = [10, 100] as const;

const Name = styled.code`
  overflow-wrap: anywhere;
`;

/** Badge for a version that is live, canary or previous. */
function LiveBadge({ status, version }: { status: ReleaseStatus; version: string }) {
  const { stable, canary, previous } = status;
  if (version === stable) return <Badge tone="success">Live</Badge>;
  if (version === canary?.version) return <Badge tone="info">Canary {canary.percent}%</Badge>;
  return version === previous[0] ? <Badge>Previous</Badge> : null;
}

function isAlreadyLive({ stable, canary }: ReleaseStatus, version: string, percent: number): boolean {
  if (percent === 100) return version === stable && !canary;
  return version === stable || (version === canary?.version && percent === canary.percent);
}

function createHealthColumn(health: ReleaseStatus["health"]): Column<StoredVersion> {
  return {
    key: "health",
    header: "Last hour",
    sort: false,
    csv: false,
    cell: ({ version }) => <VersionHealth health={health.find((one) => one.version === version)} />,
  };
}

function createColumns({ status, onMove, onRollOut }: VersionTableProps): readonly Column<StoredVersion>[] {
  const { name, health } = status;
  return [
    {
      key: "version",
      header: "Version",
      value: ({ version }) => version,
      cell: ({ version }) => (
        <Row $gap={2}>
          <Name>{version}</Name>
          <LiveBadge status={status} version={version} />
        </Row>
      ),
    },
    {
      key: "published",
      header: "Published",
      nowrap: true,
      value: ({ publishedAt }) => publishedAt,
      cell: ({ publishedAt }) =>
        publishedAt ? (
          <time dateTime={publishedAt} title={formatDateTime(publishedAt)}>
            {formatRelative(publishedAt)}
          </time>
        ) : (
          "Unknown"
        ),
    },
    ...(name === SHELL ? [] : [createHealthColumn(health)]),
    {
      key: "smoke",
      header: "Smoke test",
      sort: false,
      csv: false,
      cell: ({ version }) => <SmokeCell name={name} version={version} />,
    },
    {
      key: "actions",
      header: "Promote",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: ({ version }) => (
        <Row $gap={2} $justify="end">
          {onRollOut && version !== status.stable && (
            <Button size="sm" aria-label={`Roll out ${name} ${version}`} onClick={() => onRollOut(version)}>
              Roll out
            </Button>
          )}
          {CANARY_PERCENTS.map((percent) => {
            const there = isAlreadyLive(status, version, percent);
            return (
              <Button
                key={percent}
                size="sm"
                aria-label={`Promote ${name} ${version} to ${percent}%`}
                aria-disabled={there || undefined}
                onClick={() => !there && onMove({ kind: "promote", name, version, percent })}
              >
                To {percent}%
              </Button>
            );
          })}
        </Row>
      ),
    },
  ];
}

/** Lists the stored versions of a release, newest first, with buttons to promote them. */
export function VersionTable(props: VersionTableProps) {
  return (
    <DataTable
      caption={`Versions of ${props.status.name}`}
      columns={createColumns(props)}
      rows={props.status.versions}
      rowKey={({ version }) => version}
      empty={<EmptyState title="No versions" message="Publish one to make it live." />}
    />
  );
}
