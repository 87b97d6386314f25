import type { AppSummary } from "@listwise/contracts/apps";
import { AppIcon, getCountryName, StarIcon, VisuallyHidden } from "@listwise/shared-ui";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import type { MatrixRow } from "./build-matrix";
import { MatrixCell } from "./matrix-cell";
import { MatrixHead, type MatrixHeadProps } from "./matrix-head";
import { CardIcon, Frame, Grid, Scroll } from "./rank-matrix.styles";
import { gridCell, useGridKeys } from "../../shared/grid/use-grid-keys";

export interface RankMatrixProps extends MatrixHeadProps {
  rows: readonly MatrixRow[];
  country: string;
  onOpen: (row: MatrixRow, app: AppSummary) => void;
}

/** Renders keywords as rows and apps as columns. Arrow keys move between cells; on a phone each keyword is a card. */
export function RankMatrix({ rows, country, onOpen, ...head }: RankMatrixProps) {
  const keys = useGridKeys();
  // Explicit roles: rows displayed as cards would lose their table semantics.
  return (
    <Frame>
      <Scroll>
        <Grid role="grid" {...keys}>
          <caption>Rankings in {getCountryName(country)}</caption>
          <MatrixHead {...head} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.keywordId} role="row">
                <th role="rowheader" scope="row">
                  <KeywordLink keyword={row.keyword} country={country} {...gridCell(0)}>
                    <strong>{row.keyword}</strong>
                    {row.isFavorite && (
                      <>
                        {" "}
                        <StarIcon size={12} aria-hidden="true" />
                        <VisuallyHidden>Favorite</VisuallyHidden>
                      </>
                    )}
                  </KeywordLink>
                </th>
                {head.apps.map((app, index) => (
                  <td key={app.id} role="gridcell" title={app.name}>
                    <CardIcon>
                      <AppIcon name={app.name} src={app.icon} size={20} />
                      <VisuallyHidden>{app.name}</VisuallyHidden>
                    </CardIcon>
                    <MatrixCell
                      ranking={row.byApp.get(app.id)}
                      column={index + 1}
                      onOpen={() => onOpen(row, app)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Scroll>
    </Frame>
  );
}
