import type { Rollout, RolloutComparison } from "@listwise/contracts/releases";
import { Badge, EmptyState } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { formatMeasure, getMeasureLabel, getVerdictLabel } from "./rollout-labels";

function createColumns({ version, stable }: Rollout): readonly Column<RolloutComparison>[] {
  return [
    { key: "measure", header: "Measure", sort: false, value: ({ measure }) => getMeasureLabel(measure) },
    {
      key: "canary",
      header: version,
      align: "end",
      sort: false,
      value: ({ canary, unit }) => formatMeasure(canary, unit),
    },
    {
      key: "stable",
      header: `${stable} (stable)`,
      align: "end",
      sort: false,
      value: ({ stable: value, unit }) => formatMeasure(value, unit),
    },
    {
      key: "verdict",
      header: "Comparison",
      align: "end",
      sort: false,
      value: ({ verdict }) => getVerdictLabel(verdict).word,
      cell: ({ verdict }) => {
        const { word, tone } = getVerdictLabel(verdict);
        return <Badge tone={tone}>{word}</Badge>;
      },
    },
  ];
}

/** Compares a version that is being rolled out with the stable one. */
export function RolloutComparisons({ rollout }: { rollout: Rollout }) {
  return (
    <DataTable
      caption={`${rollout.name} ${rollout.version} compared with ${rollout.stable}`}
      columns={createColumns(rollout)}
      rows={rollout.comparisons}
      rowKey={({ measure }) => measure}
      empty={<EmptyState title="Not checked yet" message="The first check is within a minute." />}
    />
  );
}
