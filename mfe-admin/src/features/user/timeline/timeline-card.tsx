import { TIMELINE_KINDS, type AdminUserDetail } from "@listwise/contracts/admin";
import { Card, SelectField, useSearchParams } from "@listwise/shared-ui";
import styled from "styled-components";
import { kindLabels } from "./event-labels";
import { Timeline } from "./timeline";

const Filter = styled.div`
  padding: var(--lw-space-3) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  & > * {
    max-width: 20rem;
  }
`;

const options = [
  { value: "", label: "Everything" },
  ...TIMELINE_KINDS.map((value) => ({ value, label: kindLabels[value] })),
];

/** Shows the timeline with a filter by kind, which is in the address. */
export function TimelineCard({ user }: { user: AdminUserDetail }) {
  const [params, setParams] = useSearchParams();
  const kind = TIMELINE_KINDS.find((one) => one === params.get("kind")) ?? null;
  return (
    <Card title="Timeline" description="Events of this account, newest first." flush>
      <Filter>
        <SelectField
          label="Show"
          options={options}
          value={kind ?? ""}
          onChange={({ target: { value } }) => setParams(value ? { kind: value } : {}, { replace: true })}
        />
      </Filter>
      <Timeline
        userId={user.id}
        kind={kind}
        label="Timeline"
        emptyTitle="Nothing recorded"
        emptyMessage={kind ? "Choose another kind of entry." : undefined}
      />
    </Card>
  );
}
