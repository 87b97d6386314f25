import { formatCount } from "@listwise/aso-core/text";
import { splitRank } from "@listwise/aso-core/visibility";
import {
  describeHiddenKeywords,
  findLaterDay,
  REPORT_TEXTS,
  type ReportDocument,
  type ReportKeyword,
} from "@listwise/contracts/client-reports";
import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { Mover } from "@listwise/contracts/portfolio";
import { formatNumber, formatRank, RankChange } from "@listwise/shared-ui";
import { formatDay } from "./format-day";
import { ChangesSince } from "./report-figures";
import { Quiet, ReportTable, type ReportColumn, type SectionProps } from "./report-table";

/** Formats an earlier rank, with its day if changes of other figures compare with an earlier one. */
function formatBefore(rank: number | null, since: string | null | undefined, document: ReportDocument) {
  const day = findLaterDay(since, document);
  return formatRank(rank) + (day === null ? "" : ` (${formatDay(day)})`);
}

const buildMoverColumns = (document: ReportDocument): ReportColumn<Mover>[] => [
  { header: KEYWORD_COLUMNS.keyword.header, isText: true, cell: ({ keyword }) => keyword },
  { header: REPORT_TEXTS.before, cell: ({ before, since }) => formatBefore(before, since, document) },
  { header: REPORT_TEXTS.now, cell: ({ now, results }) => splitRank(now, results).text },
  {
    header: KEYWORD_COLUMNS.change.header,
    cell: ({ before, now }) => <RankChange before={before} now={now} compact />,
  },
];

/** Renders the keywords with the largest moves. */
export function MoversSection({ document }: SectionProps) {
  const { movers } = document;
  if (!movers) return null;
  if (movers.up.length + movers.down.length === 0) return <Quiet>No rank changed in this period.</Quiet>;
  const columns = buildMoverColumns(document);
  return (
    <>
      <ChangesSince document={document} />
      {movers.up.length > 0 && <ReportTable caption={REPORT_TEXTS.up} columns={columns} rows={movers.up} />}
      {movers.down.length > 0 && (
        <ReportTable caption={REPORT_TEXTS.down} columns={columns} rows={movers.down} />
      )}
    </>
  );
}

const buildKeywordColumns = (document: ReportDocument): ReportColumn<ReportKeyword>[] => [
  { header: KEYWORD_COLUMNS.keyword.header, isText: true, cell: ({ keyword }) => keyword },
  {
    header: KEYWORD_COLUMNS.popularity.header,
    isExtra: true,
    cell: ({ popularity }) => formatNumber(popularity),
  },
  {
    header: KEYWORD_COLUMNS.difficulty.header,
    isExtra: true,
    cell: ({ difficulty }) => formatNumber(difficulty),
  },
  { header: KEYWORD_COLUMNS.chance.header, isExtra: true, cell: ({ chance }) => formatNumber(chance) },
  {
    header: REPORT_TEXTS.before,
    cell: ({ previousRank, since }) => formatBefore(previousRank, since, document),
  },
  {
    header: KEYWORD_COLUMNS.rank.header,
    cell: ({ rank, results }) => splitRank(rank, results).text ?? formatRank(rank),
  },
  {
    header: KEYWORD_COLUMNS.change.header,
    cell: ({ previousRank, rank }) => <RankChange before={previousRank} now={rank} compact />,
  },
];

/** Renders the keyword table. */
export function KeywordsSection({ document }: SectionProps) {
  const { keywords } = document;
  if (!keywords) return null;
  if (keywords.total === 0) return <Quiet>{REPORT_TEXTS.noKeywords}</Quiet>;
  const hidden = describeHiddenKeywords(keywords);
  return (
    <>
      <ChangesSince document={document} />
      <ReportTable
        caption={formatCount(keywords.total, "keyword")}
        columns={buildKeywordColumns(document)}
        rows={keywords.rows}
      />
      {hidden !== null && <Quiet>{hidden}</Quiet>}
    </>
  );
}
