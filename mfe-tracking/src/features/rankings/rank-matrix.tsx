import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { AppIcon, formatCountry, StarIcon, Text, VisuallyHidden } from "@listwise/shared-ui";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import type { MatrixRow } from "./build-matrix";
import { MatrixCell } from "./matrix-cell";
import { MatrixHead, type MatrixHeadProps } from "./matrix-head";
import { CardIcon, Frame, Grid, OtherStore, Scroll } from "./rank-matrix.styles";
import { gridCell, useGridKeys } from "../../shared/grid/use-grid-keys";

export interface RankMatrixProps extends Omit<MatrixHeadProps, "namesStores"> {
  rows: readonly MatrixRow[];
  country: string;
  onOpen: (row: MatrixRow, app: AppSummary) => void;
}

/** Renders keywords as rows and apps as columns. Arrow keys move between cells; on a phone each keyword is a card. */
export function RankMatrix({ rows, country, onOpen, ...head }: RankMatrixProps) {
  const keys = useGridKeys();
  const hasBothStores = new Set(head.apps.map(({ platform }) => platform)).size > 1;
  // Explicit roles: rows displayed as cards would lose their table semantics.
  return (
    <Frame>
      <Scroll>
        <Grid role="grid" {...keys}>
          <caption>Rankings in {formatCountry(country)}</caption>
          <MatrixHead {...head} namesStores={hasBothStores} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.keywordId} role="row">
                <th role="rowheader" scope="row">
                  <KeywordLink
                    keyword={row.keyword}
                    country={country}
                    store={hasBothStores ? row.platform : undefined}
                    {...gridCell(0)}
                  >
                    <strong>{row.keyword}</strong>
                    {row.isFavorite && (
                      <>
                        {" "}
                        <StarIcon size={12} aria-hidden="true" />
                        <VisuallyHidden>Favorite</VisuallyHidden>
                      </>
                    )}
                  </KeywordLink>
                  {hasBothStores && (
                    <Text as="span" $size="xs" $tone="muted">
                      {" "}
                      {STORES[row.platform].name}
                    </Text>
                  )}
                </th>
                {head.apps.map((app, index) =>
                  app.platform === row.platform ? (
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
                  ) : (
                    <OtherStore key={app.id} role="gridcell">
                      Not in this store
                    </OtherStore>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Scroll>
    </Frame>
  );
}
