import { formatCount } from "@listwise/aso-core/text";
import type { ReleaseEvent } from "@listwise/contracts/releases";
import {
  Button,
  Card,
  ClockIcon,
  EmptyState,
  ErrorState,
  formatDateTime,
  formatRelative,
  SelectField,
  Text,
  useSearchParams,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FindingList } from "../releases/finding-list";
import { getEventLabel } from "./event-labels";
import { historyQuery } from "./history.api";

const FEW = 10;
const FILTER = "release";

function getPeople({ actor, approver }: ReleaseEvent): string {
  const first = actor === "automatic" ? "Automatic" : actor;
  return approver === undefined ? first : `${first}, approved by ${approver}`;
}

const columns: readonly Column<ReleaseEvent>[] = [
  { key: "what", header: "Change", value: (event) => getEventLabel(event) },
  {
    key: "reason",
    header: "Reason",
    value: ({ reason }) => reason || "–",
    cell: ({ reason, confirmed = [] }) => (
      <div>
        {reason || "–"}
        {confirmed.length > 0 && (
          <details>
            <summary>{formatCount(confirmed.length, "confirmed difference")}</summary>
            <FindingList messages={confirmed} />
          </details>
        )}
      </div>
    ),
  },
  { key: "actor", header: "By", value: getPeople },
  {
    key: "at",
    header: "When",
    align: "end",
    nowrap: true,
    value: ({ at }) => at,
    cell: ({ at }) => (
      <Text as="time" dateTime={at} title={formatDateTime(at)} $tone="muted" $size="sm">
        {formatRelative(at)}
      </Text>
    ),
  },
];

/** Lists the changes of live pointers, newest first; the selected release is kept in the URL. */
export function HistoryCard({ names }: { names: readonly string[] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(FILTER);
  const name = asked && names.includes(asked) ? asked : null;
  const history = useQuery(historyQuery(name));
  const [all, setAll] = useState(false);
  const events = history.data ?? [];
  const choose = (chosen: string) => {
    const next = new URLSearchParams(params);
    if (chosen) next.set(FILTER, chosen);
    else next.delete(FILTER);
    setParams(next, { replace: true });
    setAll(false);
  };
  return (
    <Card
      title="History"
      description="Changes of all live pointers, newest first."
      flush
      actions={
        <SelectField
          label="Release"
          hideLabel
          options={[{ value: "", label: "All releases" }, ...names.map((value) => ({ value, label: value }))]}
          value={name ?? ""}
          onChange={(event) => choose(event.target.value)}
        />
      }
      footer={
        events.length > FEW &&
        !all && (
          <Button size="sm" variant="ghost" edge="start" onClick={() => setAll(true)}>
            Show all {events.length}
          </Button>
        )
      }
    >
      {history.isError ? (
        <ErrorState
          title="Failed to load the history"
          problem={history.error}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      ) : (
        <DataTable
          caption="History"
          columns={columns}
          rows={all ? events : events.slice(0, FEW)}
          rowKey={({ at, action, name: of, version }) => [at, action, of, version].join(" ")}
          loading={history.isPending}
          empty={
            <EmptyState
              icon={<ClockIcon size={20} />}
              title="No changes yet"
              message="Publishes, promotions and rollbacks will appear here."
            />
          }
        />
      )}
    </Card>
  );
}
