import type { ReleaseStatus } from "@listwise/contracts/releases";
import type { RegistryRemote } from "@listwise/contracts/remotes";
import { Badge } from "@listwise/shared-ui";
import styled from "styled-components";
import { getRemoteView, type RemoteStatus } from "../../host/delivery/remotes.store";
import { pageRuntime } from "../../host/page-runtime";
import { getActiveOverrides } from "../../host/registry/overrides/override";
import { useRegistryStore } from "../../host/registry/registry.store";
import { Code } from "../devtools.styles";
import { describeVersion } from "./describe-version";
import { formatFiles, formatTimes, measureRemote } from "./measure-remote";

const Card = styled.li`
  padding: var(--lw-space-3);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-1) var(--lw-space-2);
    align-items: center;
    margin: 0 0 var(--lw-space-2);
    font-size: var(--lw-font-md);
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--lw-space-1) var(--lw-space-3);
    margin: 0;
  }
  dt {
    color: var(--lw-text-muted);
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Swatch = styled.span<{ $color: string }>`
  width: 0.75rem;
  height: 0.75rem;
  border: 2px dashed ${({ $color }) => $color};
`;

const STATUSES: Record<RemoteStatus, string> = {
  idle: "Not entered in this tab",
  loading: "Loading",
  ready: "Loaded",
  slow: "Too slow",
  failed: "Failed",
  disabled: "Turned off, or not for this role",
};

interface RemoteCardProps {
  remote: RegistryRemote;
  /** CSS color of its outline on the page. */
  color: string;
  pointer: ReleaseStatus | undefined;
}

/** Renders what this page knows about a remote. */
export function RemoteCard({ remote, color, pointer }: RemoteCardProps) {
  const { used, mounts } = pageRuntime.getState(remote.name);
  const { status, problem, reportId } = getRemoteView(remote.name);
  const override = getActiveOverrides().find(({ name }) => name === remote.name);
  const previewed = useRegistryStore(({ registry }) => registry?.preview?.versions[remote.name]);
  const reason = describeVersion({ remote, used, override, previewed, pointer });
  const { modules, files } = measureRemote(remote, (used ?? remote).entry);
  const rows: [label: string, value: React.ReactNode][] = [
    ["Owner", remote.descriptor.owner],
    ["Version", <Code key="version">{used?.version ?? remote.version}</Code>],
    ["Reason", reason.sentence],
    ["Status", `${STATUSES[status]}, ${mounts === 0 ? "not" : `${mounts} ×`} mounted`],
    ...(problem
      ? [["Problem", reportId ? `${problem} Report ${reportId}.` : problem] satisfies [string, string]]
      : []),
    ...modules.map((one) => [one.module, formatTimes(one)] satisfies [string, string]),
    ["Files", files ? formatFiles(files) : "Not loaded in this tab"],
  ];
  return (
    <Card>
      <h3>
        <Swatch $color={color} aria-hidden="true" />
        {remote.name}
        <Badge tone={reason.tone}>{reason.label}</Badge>
      </h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
