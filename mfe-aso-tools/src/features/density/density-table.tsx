import { getBarColor, formatPercent, type DensityRow } from "@listwise/aso-core/density";
import { Badge, Text } from "@listwise/shared-ui";
import { Bar, Table, Track } from "./density.styles";

interface DensityTableProps {
  rows: readonly DensityRow[];
  locale: string;
  /** Keywords on the list of the app, which are marked. */
  listed: ReadonlySet<string>;
}

export function DensityTable({ rows, locale, listed }: DensityTableProps) {
  const widest = Math.max(...rows.map((row) => row.density));
  return (
    <Table>
      <caption>Keyword density</caption>
      <thead>
        <tr>
          <th scope="col">Keyword</th>
          <th scope="col">Count</th>
          <th scope="col">Density</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keyword, forms, count, density }) => (
          <tr key={keyword}>
            <th scope="row" lang={locale} dir="auto">
              {keyword}{" "}
              {[keyword, ...forms].some((form) => listed.has(form)) && (
                <Badge tone="info">On your list</Badge>
              )}
              {forms.length > 0 && (
                <Text as="div" $size="xs" $tone="muted" title={forms.join(", ")}>
                  also {forms.join(", ")}
                </Text>
              )}
            </th>
            <td>{count}</td>
            <td>{formatPercent(density)}</td>
            <td>
              <Track aria-hidden="true">
                <Bar
                  data-color={getBarColor(density)}
                  $color={getBarColor(density)}
                  style={{ width: `${(density / widest) * 100}%` }}
                />
              </Track>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
