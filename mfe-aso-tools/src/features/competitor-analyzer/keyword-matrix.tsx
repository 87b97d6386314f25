import type { CompetitorData, CompetitorKeyword } from "@listwise/contracts/apps";
import { NOT_RANKED } from "@listwise/contracts/store";
import { toCsv } from "@listwise/aso-core/csv";
import {
  Badge,
  Button,
  Card,
  Checkbox,
  DataTable,
  downloadCsv,
  DownloadIcon,
  EmptyState,
  RankBadge,
  Row,
  Text,
  type Column,
} from "@listwise/shared-ui";
import { MatrixScroll } from "./competitors.styles";
import { isGap } from "./match";
import type { MyKeywords } from "./use-my-keywords";

interface KeywordMatrixProps {
  data: CompetitorData;
  mine: MyKeywords;
  gapsOnly: boolean;
  onGapsOnly: (on: boolean) => void;
}

function buildColumns({ app, competitors }: CompetitorData, mine: MyKeywords): Column<CompetitorKeyword>[] {
  return [
    {
      key: "keyword",
      header: "Keyword",
      render: (row) => (
        <Row $gap={2}>
          <strong>{row.keyword}</strong>
          {isGap(row) && <Badge tone="warning">Gap</Badge>}
        </Row>
      ),
    },
    { key: "mine", header: `${app.name} (yours)`, render: ({ mine: rank }) => <RankBadge rank={rank} /> },
    ...competitors.map(({ id, name }, index) => ({
      key: `app-${id}`,
      header: name,
      render: ({ positions }: CompetitorKeyword) => <RankBadge rank={positions[index] ?? null} />,
    })),
    {
      key: "track",
      header: "Track",
      hideHeader: true,
      render: ({ keyword }) =>
        mine.isMine(keyword) ? (
          <Text as="span" $size="sm" $tone="muted">
            Tracked
          </Text>
        ) : (
          <Button
            size="sm"
            busy={mine.adding === keyword}
            aria-label={`Add keyword ${keyword}`}
            onClick={() => mine.add(keyword)}
          >
            Add
          </Button>
        ),
    },
  ];
}

const toCell = (rank: number | null) => (rank === null ? "" : rank >= NOT_RANKED ? ">200" : rank);

function exportRows({ app, competitors }: CompetitorData, rows: readonly CompetitorKeyword[]) {
  const header = ["Keyword", app.name, ...competitors.map(({ name }) => name), "Checked at"];
  const cells = rows.map(({ keyword, mine, positions, checkedAt }) => [
    keyword,
    toCell(mine),
    ...positions.map(toCell),
    checkedAt,
  ]);
  downloadCsv("competitor-keywords", toCsv(header, cells));
}

/**
 * Renders every keyword against every app. A gap is a keyword for which a competitor ranks and the user's app doesn't.
 */
export function KeywordMatrix({ data, mine, gapsOnly, onGapsOnly }: KeywordMatrixProps) {
  const rows = gapsOnly ? data.keywords.filter(isGap) : data.keywords;
  return (
    <Card
      title="Keywords and ranks"
      description="A gap is a keyword with a competitor in the top 200 but not your app."
      flush
      actions={
        <>
          <Checkbox
            label={`Gaps only (${data.keywords.filter(isGap).length})`}
            checked={gapsOnly}
            onChange={(event) => onGapsOnly(event.target.checked)}
          />
          <Button
            size="sm"
            icon={<DownloadIcon size={14} aria-hidden="true" />}
            aria-disabled={rows.length === 0}
            onClick={() => rows.length > 0 && exportRows(data, rows)}
          >
            Export CSV
          </Button>
        </>
      }
    >
      <MatrixScroll $columns={data.competitors.length + 2}>
        <DataTable
          caption="Rank of each app for each keyword"
          columns={buildColumns(data, mine)}
          rows={rows}
          rowKey={({ keyword }) => keyword}
          empty={
            <EmptyState
              title={gapsOnly ? "No gaps" : "No keywords yet"}
              message={
                gapsOnly
                  ? "Your app ranks for every keyword these competitors rank for."
                  : "Track keywords in this country to compare rankings here."
              }
            />
          }
        />
      </MatrixScroll>
    </Card>
  );
}
