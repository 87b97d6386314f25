import styled from "styled-components";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { ChartRow, ChartSeries } from "./chart-data";
import type { ChartScale } from "./chart-kinds";

export interface ChartTableProps {
  caption: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  scale: ChartScale;
  /** False if only screen readers get the table. */
  shown: boolean;
}

const Frame = styled.div`
  max-height: 20rem;
  margin-top: var(--lw-space-3);
  overflow: auto;
  font-size: var(--lw-font-sm);
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    position: absolute;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: var(--lw-space-1) var(--lw-space-3);
    border-bottom: 1px solid var(--lw-border);
    text-align: end;
  }
  th {
    font-weight: var(--lw-weight-medium);
  }
  th:first-child {
    text-align: start;
    white-space: nowrap;
  }
`;

/** Renders the chart's values as a table. */
export function ChartTable({ caption, series, rows, scale, shown }: ChartTableProps) {
  const hasMarks = rows.some(({ marks }) => marks.length > 0);
  const table = (
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
          {hasMarks && <th scope="col">Events</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ iso, label, values, marks }) => (
          <tr key={iso}>
            <th scope="row">{label}</th>
            {series.map(({ name }, index) => {
              const value = values[index];
              return <td key={name}>{value === undefined ? "–" : scale.text(value)}</td>;
            })}
            {hasMarks && <td>{marks.map((mark) => mark.label).join(", ")}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!shown) return <VisuallyHidden as="div">{table}</VisuallyHidden>;
  return (
    <Frame role="region" tabIndex={0} aria-label={`Values of ${caption}`}>
      {table}
    </Frame>
  );
}
