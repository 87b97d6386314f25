import type { FigureId } from "@listwise/aso-core/figures";
import type { Platform } from "@listwise/aso-core/stores";
import type { DiscoveredKeyword, DiscoverySort } from "@listwise/contracts/keywords";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import type { AppCard } from "./best-competitor";
import { formatNumber, LockIcon, RankBadge, VisuallyHidden } from "@listwise/shared-ui";
import type { ServerColumn } from "@listwise/shared-ui/table";
import styled from "styled-components";
import {
  describePlaces,
  explainMarks,
  ListingMarks,
  type MarkedListing,
} from "../../shared/listing/listing-marks";
import { BestCompetitor } from "./best-competitor";
import { DiscoverActions, type DiscoverActionsProps } from "./discover-actions";
import { renderCheckedAt, renderScore } from "./discover-cells";

/** Columns that a narrow table hides until the user chooses columns, the least important one first. */
export const HIDDEN_FIRST = ["checkedAt", "results", "listing", "difficulty", "relevance"];

export interface DiscoverColumnOptions extends Omit<DiscoverActionsProps, "keyword"> {
  country: string;
  listing: MarkedListing | null;
  apps: ReadonlyMap<number, AppCard>;
  /** Stores of the app. */
  stores: readonly Platform[];
  /** False if the plan excludes difficulty. */
  advanced: boolean;
}

type DiscoverColumn = ServerColumn<DiscoveredKeyword, DiscoverySort>;

/** Hidden in a card, where a dash without a label says nothing. */
const None = styled.span`
  @container (max-width: 639px) {
    display: none;
  }
`;

/** Figures with a definition, by column. */
const FIGURE_IDS: Partial<Record<DiscoverySort, FigureId>> = {
  popularity: "popularity",
  difficulty: "difficulty",
  chance: "chance",
  relevance: "relevance",
  score: "suggestionScore",
};

const getNumberColumn = (
  key: DiscoverySort,
  header: string,
  value: (row: DiscoveredKeyword) => number | null,
): DiscoverColumn => ({
  key,
  header,
  width: "5.5rem",
  align: "end",
  sort: key,
  value,
  ...(FIGURE_IDS[key] && { figure: FIGURE_IDS[key] }),
  cell: (row) => formatNumber(value(row)),
});

/** Returns the columns of the table; the server sorts all but the actions. */
export function buildDiscoverColumns(options: DiscoverColumnOptions): DiscoverColumn[] {
  const { country, listing, apps, stores, advanced, isHidden, onAdd, onHide, onRestore } = options;
  return [
    {
      key: "keyword",
      header: "Keyword",
      width: "12rem",
      sort: "keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => (
        <KeywordLink keyword={keyword} country={country}>
          <strong>{keyword}</strong>
        </KeywordLink>
      ),
    },
    {
      key: "rank",
      header: "Your rank",
      figure: "rank",
      width: "6.5rem",
      nowrap: true,
      card: "top",
      sort: "rank",
      value: ({ rank }) => rank,
      cell: ({ rank, results }) =>
        rank === null ? <None>–</None> : <RankBadge rank={rank} results={results} />,
    },
    {
      key: "competitor",
      header: "Best competitor",
      width: "9rem",
      card: "plain",
      sort: "competitor",
      value: ({ competitor }) => competitor?.rank ?? null,
      cell: ({ competitor }) =>
        competitor ? <BestCompetitor {...{ competitor, apps, country }} /> : <None>–</None>,
    },
    {
      ...getNumberColumn("popularity", "Popularity", ({ popularity }) => popularity),
      cardLabel: "Pop.",
      sortDescFirst: true,
    },
    {
      ...getNumberColumn("difficulty", "Difficulty", ({ difficulty }) => difficulty),
      cardLabel: "Diff.",
      ...(!advanced && {
        sort: false,
        cell: () => (
          <>
            <LockIcon size={13} aria-hidden="true" />
            <VisuallyHidden>Not in your plan</VisuallyHidden>
          </>
        ),
      }),
    },
    { ...getNumberColumn("chance", "Chance", ({ chance }) => chance), sortDescFirst: true },
    {
      ...getNumberColumn("relevance", "Relevance", ({ relevance }) => relevance),
      sortDescFirst: true,
      card: "hidden",
      cell: ({ relevance }) => (relevance === null ? "–" : `${Math.round(relevance * 100)}%`),
    },
    {
      ...getNumberColumn("score", "Score", ({ score }) => score),
      sortDescFirst: true,
      width: "7rem",
      nowrap: true,
      cell: renderScore,
    },
    {
      ...getNumberColumn("results", "Results", ({ results }) => results),
      sortDescFirst: true,
      width: "4.75rem",
      card: "hidden",
    },
    {
      key: "listing",
      header: "In listing",
      help: explainMarks(stores),
      width: "7.75rem",
      card: "hidden",
      sort: false,
      value: ({ inListing }) => describePlaces(inListing, listing?.platform),
      cell: ({ inListing }) => <ListingMarks places={inListing} listing={listing} />,
    },
    {
      key: "checkedAt",
      sortDescFirst: true,
      header: "Checked",
      width: "6.5rem",
      nowrap: true,
      card: "hidden",
      sort: "checkedAt",
      value: ({ checkedAt }) => checkedAt,
      cell: renderCheckedAt,
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      hideable: false,
      width: "8.5rem",
      pin: "end",
      align: "end",
      sort: false,
      csv: false,
      cell: ({ keyword }) => <DiscoverActions {...{ keyword, isHidden, onAdd, onHide, onRestore }} />,
    },
  ];
}
