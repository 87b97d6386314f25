import { formatDate } from "../format/format-date";
import { formatRank } from "../format/format-rank";
import type { AlignedRanks, RankSeries } from "./rank-series";

export interface RankTableProps {
  caption: string;
  series: readonly RankSeries[];
  data: AlignedRanks;
}

/** The chart's figures for whoever cannot see its lines. */
export function RankTable({ caption, series, data }: RankTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.times.map((time, row) => (
          <tr key={time}>
            <th scope="row">{formatDate(time)}</th>
            {series.map(({ name }, line) => (
              <td key={name}>{formatRank(data.ranks[line]?.[row] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
