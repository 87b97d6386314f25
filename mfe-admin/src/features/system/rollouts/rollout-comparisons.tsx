import type { Rollout, RolloutComparison } from "@listwise/contracts/releases";
import { Badge, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import styled from "styled-components";
import { formatList, formatMeasure, getMeasureLabel, getVerdictLabel } from "./rollout-labels";

/** Lets the table reach the edges of the card. */
const Edges = styled.div`
  margin-inline: calc(-1 * var(--lw-space-5));
`;

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

/** Compares a version that is being rolled out with the stable one, as far as there is enough data. */
export function RolloutComparisons({ rollout }: { rollout: Rollout }) {
  const { name, version, stable, comparisons } = rollout;
  const known = comparisons.filter(({ verdict }) => verdict !== "unknown");
  const unknown = comparisons.filter(({ verdict }) => verdict === "unknown");
  return (
    <>
      {known.length > 0 && (
        <Edges>
          <DataTable
            caption={`${name} ${version} compared with ${stable}`}
            columns={createColumns(rollout)}
            rows={known}
            rowKey={({ measure }) => measure}
          />
        </Edges>
      )}
      {unknown.length > 0 && (
        <Text $tone="muted" $size="sm">
          Not enough data to compare:{" "}
          {formatList(unknown.map(({ measure }) => getMeasureLabel(measure, true)))}.
        </Text>
      )}
    </>
  );
}
