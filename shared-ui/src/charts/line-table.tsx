import { formatDate } from "../format/format-date";
import type { LineScale } from "./line-scale";
import type { AlignedLines, LineSeries } from "./line-series";

export interface LineTableProps {
  caption: string;
  series: readonly LineSeries[];
  data: AlignedLines;
  scale: LineScale;
}

/** Renders the chart's values as a table for screen readers. */
export function LineTable({ caption, series, data, scale }: LineTableProps) {
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
          {data.marks.size > 0 && <th scope="col">Changes</th>}
        </tr>
      </thead>
      <tbody>
        {data.times.map((time, row) => (
          <tr key={time}>
            <th scope="row">{formatDate(time)}</th>
            {series.map(({ name }, line) => (
              <td key={name}>{scale.text(data.values[line]?.[row] ?? null)}</td>
            ))}
            {data.marks.size > 0 && <td>{data.marks.get(time)?.join(", ")}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
