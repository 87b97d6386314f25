import { formatPercent, formatTenth } from "@listwise/aso-core/text";
import { FIGURES } from "@listwise/aso-core/figures";
import type { TrackedFigures } from "@listwise/contracts/portfolio";
import { Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { formatRanked } from "../../shared/portfolio/format-ranked";

/** Keeps its width, so that the row doesn't move when the figures arrive. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: 4rem 7.75rem;
  gap: var(--lw-space-3);
  margin: 0 auto 0 0;
  font-size: var(--lw-font-xs);
  dt,
  small {
    color: var(--lw-text-muted);
    font-size: inherit;
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
`;

/** Renders the visibility and the average rank of an app, with the number of keywords that it ranks for. */
export function RankFigures({ figures }: { figures: TrackedFigures | null }) {
  return (
    <Figures>
      <div title={FIGURES.visibility.definition}>
        <dt>{FIGURES.visibility.label}</dt>
        <Text as="dd" $size="sm">
          {formatPercent(figures?.visibility ?? null)}
        </Text>
      </div>
      <div title={FIGURES.averageRank.definition}>
        <dt>{FIGURES.averageRank.label}</dt>
        <Text as="dd" $size="sm">
          {formatTenth(figures?.averageRank ?? null)} <small>{figures && formatRanked(figures)}</small>
        </Text>
      </div>
    </Figures>
  );
}
