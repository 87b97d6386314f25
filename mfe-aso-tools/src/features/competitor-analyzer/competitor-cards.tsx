import type { CompetitorData } from "@listwise/contracts/apps";
import { NOT_RANKED } from "@listwise/contracts/store";
import {
  Button,
  EmptyState,
  FigureLinks,
  type FigureLinkProps,
  Grid,
  SearchField,
  SegmentedControl,
  SelectField,
  Text,
  UsersIcon,
} from "@listwise/shared-ui";
import { CompetitorCard } from "./competitor-card";
import { CardLinks, Toolbar } from "./competitors.styles";
import { filterCompetitors, MATCH_FILTERS, MATCH_NAMES } from "./match";
import { listCardSorts, sortCompetitors } from "./sort-competitors";
import type { AnalyzerParams } from "./use-analyzer-params";
import type { useChangeCompetitors } from "./use-change-competitors";
import type { MyKeywords } from "./use-my-keywords";

interface CompetitorCardsProps {
  data: CompetitorData;
  country: string;
  params: AnalyzerParams;
  choose: ReturnType<typeof useChangeCompetitors>;
  mine: MyKeywords;
  onOpenAdd: () => void;
}

/** Counts the keywords for which each competitor is in the top 200, by its id. */
function countRanked({ competitors, keywords }: CompetitorData): Map<number, number> {
  return new Map(
    competitors.map(({ id }, index) => [
      id,
      keywords.filter(({ positions }) => (positions[index] ?? NOT_RANKED) < NOT_RANKED).length,
    ]),
  );
}

const FIGURE_LINKS: readonly FigureLinkProps[] = [
  { figure: "averageRank", label: "Average rank" },
  { figure: "topRanks", label: "In the top 10" },
];

const matches = MATCH_FILTERS.map((value) => ({ value, label: MATCH_NAMES[value] }));

export function CompetitorCards({ data, country, params, choose, mine, onOpenAdd }: CompetitorCardsProps) {
  const sorts = listCardSorts(data.origin);
  const sort = sorts.find(({ value }) => value === params.cardSort) ?? sorts[0];
  const shown = sortCompetitors(filterCompetitors(data.competitors, params), sort);
  const chosen = data.origin === "chosen";
  const checked = data.keywords.filter(({ checkedAt }) => checkedAt !== null).length;
  const ranked = countRanked(data);
  if (data.competitors.length === 0) {
    return (
      <EmptyState
        icon={<UsersIcon size={20} />}
        title="No Competitors Found"
        message="Add apps you compete with to compare rankings."
        action={<Button onClick={onOpenAdd}>Add competitors</Button>}
      />
    );
  }
  return (
    <>
      <Toolbar>
        <SearchField
          label="Search by name or category"
          placeholder="Search by name or category"
          value={params.search}
          onChange={params.setSearch}
        />
        <SelectField
          label="Sort by"
          options={sorts}
          value={sort.value}
          onChange={({ target: { value } }) => params.setCardSort(value === sorts[0].value ? null : value)}
        />
        <SegmentedControl label="Match" options={matches} value={params.match} onChange={params.setMatch} />
      </Toolbar>
      <Text $size="sm" $tone="muted" role="status">
        {sort.explanation}
        {checked > 0 && " The figures cover all checked keywords, on your list or not."}
      </Text>
      {shown.length === 0 ? (
        <EmptyState
          title="No Competitors Found"
          message="No competitors match the search and filter."
          action={<Button onClick={params.clearFilters}>Clear filters</Button>}
        />
      ) : (
        <Grid $min="19rem">
          {shown.map((competitor) => (
            <CompetitorCard
              key={competitor.id}
              {...{ competitor, country, mine, checked }}
              ranked={ranked.get(competitor.id) ?? 0}
              busy={choose.pending.has(competitor.id)}
              {...(chosen
                ? { onRemove: () => choose.remove(competitor) }
                : { onAdd: () => choose.add(competitor) })}
            />
          ))}
        </Grid>
      )}
      <CardLinks>
        <FigureLinks figures={FIGURE_LINKS} />
      </CardLinks>
    </>
  );
}
