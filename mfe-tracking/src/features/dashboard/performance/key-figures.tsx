import { formatCount, formatPercent, formatTenth } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import type { ListFigures } from "@listwise/contracts/portfolio";
import {
  ActivityIcon,
  ChangeBadge,
  EyeIcon,
  formatNumber,
  formatShortDate,
  formatCountry,
  StarIcon,
  Stat,
  TrophyIcon,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { formatRanked } from "../../../shared/portfolio/format-ranked";
import { explainNoVisibility } from "../format-figures";

/** Four in a row, or two by two on narrow screens. */
const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--lw-space-4);
  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--lw-space-3);
  }
`;

const icon = { size: 14, "aria-hidden": true } as const;

/** Keeps each period and its change on one line. */
const Periods = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--lw-space-3);
  white-space: nowrap;
`;

/** Renders the changes over 7 and 30 days, or since the first known day if it is later, which it names. */
function Changes({ figures: { change7, change30, changeSinceFirst } }: { figures: ListFigures }) {
  const longest = changeSinceFirst ? (
    <>
      Since {formatShortDate(changeSinceFirst.day)}:{" "}
      <ChangeBadge change={changeSinceFirst.change} unit="point" />
    </>
  ) : (
    <>
      30 days: <ChangeBadge change={change30} unit="point" />
    </>
  );
  if (change7 === null && changeSinceFirst) return longest;
  return (
    <Periods>
      <span>
        7 days: <ChangeBadge change={change7} unit="point" />
      </span>
      <span>{longest}</span>
    </Periods>
  );
}

export interface KeyFiguresProps {
  app: AppSummary;
  figures: ListFigures;
  advanced: boolean;
  country: string;
}

/** Renders the latest figures of an app. */
export function KeyFigures({ app, figures, advanced, country }: KeyFiguresProps) {
  const { visibility, averageRank, top3, top10, top50 } = figures;
  const rating = app.country === country ? app.rating : null;
  const ratings =
    app.ratingCount === null ? "Number of ratings unknown" : formatCount(app.ratingCount, "rating");
  return (
    <Figures>
      <Stat
        label="Visibility"
        figure="visibility"
        icon={<EyeIcon {...icon} />}
        value={formatPercent(visibility)}
        hint={explainNoVisibility(figures, advanced) ?? <Changes figures={figures} />}
      />
      <Stat
        label="Average rank"
        figure="averageRank"
        icon={<ActivityIcon {...icon} />}
        value={formatTenth(averageRank)}
        hint={formatRanked(figures)}
      />
      <Stat
        label="In the top 10"
        figure="topRanks"
        icon={<TrophyIcon {...icon} />}
        value={formatNumber(top10)}
        hint={
          top10 === null
            ? explainNoVisibility({ ...figures, visibility: null }, advanced)
            : `${top3} in the top 3, ${top50} in the top 50`
        }
      />
      <Stat
        label="Rating"
        figure="rating"
        icon={<StarIcon {...icon} />}
        value={formatTenth(rating)}
        hint={rating === null ? `Unknown in ${formatCountry(country)}` : ratings}
      />
    </Figures>
  );
}
