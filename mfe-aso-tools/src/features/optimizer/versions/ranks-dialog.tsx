import type { Optimization, RankEffect } from "@listwise/contracts/tools";
import { formatCount } from "@listwise/aso-core/text";
import {
  ChangeBadge,
  Dialog,
  ErrorState,
  formatDate,
  formatNumber,
  Notice,
  RankBadge,
  SegmentedControl,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { DataTable, type Column, type Sort } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { rankEffectQuery } from "../optimizer.api";
import { describeLive, getVersionName } from "./describe-version";

interface RanksDialogProps {
  appId: number;
  version: Optimization;
  onClose: () => void;
}

const periods = [
  { value: "7", label: "7 days" },
  { value: "14", label: "14 days" },
];

const getChange = ({ before, after }: RankEffect) =>
  before === null || after === null ? null : before - after;

const buildRankColumn = (key: "before" | "after", header: string): Column<RankEffect> => ({
  key,
  header,
  figure: "medianRank",
  align: "end",
  value: (row) => row[key],
  cell: (row) => {
    const days = key === "before" ? row.daysBefore : row.daysAfter;
    const rank = row[key];
    if (rank === null) return "–";
    return <span title={`Median of ${formatCount(days, "day")}`}>{<RankBadge rank={rank} />}</span>;
  },
});

const COLUMNS: Column<RankEffect>[] = [
  { key: "keyword", header: "Keyword", value: ({ keyword }) => keyword },
  {
    key: "popularity",
    header: "Popularity",
    figure: "popularity",
    align: "end",
    sortDescFirst: true,
    value: ({ popularity }) => popularity,
    cell: ({ popularity }) => formatNumber(popularity),
  },
  buildRankColumn("before", "Before"),
  buildRankColumn("after", "After"),
  {
    key: "change",
    header: "Change",
    align: "end",
    sortDescFirst: true,
    value: getChange,
    cell: (row) => {
      const change = getChange(row);
      return change === null ? "–" : <ChangeBadge change={change} />;
    },
  },
];

const formatWindow = ({ first, last }: { first: string; last: string }) =>
  first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;

/** Says how many keywords rose, fell, stayed or can't be compared. */
function describeChanges(rows: readonly RankEffect[]): string {
  const changes = rows.map(getChange);
  const count = (test: (change: number) => boolean) =>
    changes.filter((change) => change !== null && test(change)).length;
  const unknown = changes.filter((change) => change === null).length;
  return [
    `${count((change) => change > 0)} up`,
    `${count((change) => change < 0)} down`,
    `${count((change) => change === 0)} unchanged`,
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
  ].join(", ");
}

/** Compares the median ranks of the app's keywords before and after a version went live. */
export function RanksDialog({ appId, version, onClose }: RanksDialogProps) {
  const [days, setDays] = useState<"7" | "14">("7");
  const [sort, setSort] = useState<Sort>({ key: "popularity", direction: "desc" });
  const { data, error, isFetching, refetch } = useQuery(rankEffectQuery(appId, version.id, days));
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Ranks after this version"
      description={`${getVersionName(version)}${version.live ? ` · ${describeLive(version.live)}` : ""}`}
      size="lg"
    >
      {error && !data ? (
        <ErrorState
          title="Couldn't load the ranks"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Stack>
          <div>
            <SegmentedControl
              label="Compared days"
              options={periods}
              value={days}
              onChange={(value) => setDays(value === "14" ? "14" : "7")}
            />
          </div>
          {data?.before && (
            <Text $size="sm">
              Median rank on {formatWindow(data.before)}
              {data.after
                ? ` and on ${formatWindow(data.after)}: ${describeChanges(data.data)}.`
                : ". The first full day after the change isn't over yet."}
            </Text>
          )}
          {data?.historyFrom && (
            <Notice tone="info">
              Your plan's history starts on {formatDate(data.historyFrom)}. Ranks from before are unknown.
            </Notice>
          )}
          <DataTable
            caption="Median ranks before and after"
            columns={COLUMNS}
            rows={data?.data ?? []}
            rowKey={({ keyword }) => keyword}
            sort={sort}
            onSortChange={setSort}
            loading={!data}
            empty={<Text $tone="muted">This app's keyword list has no keywords in this country.</Text>}
          />
          <Text $size="xs" $tone="muted">
            Ranks change for many reasons, such as competitors, ratings and seasons. This comparison doesn't
            show that the text caused a change. “–” means that no check was made on these days.
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
