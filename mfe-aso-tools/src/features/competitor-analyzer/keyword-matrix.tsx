import type { CompetitorData, CompetitorKeyword } from "@listwise/contracts/apps";
import {
  Badge,
  Button,
  Card,
  Checkbox,
  DownloadIcon,
  EmptyState,
  FigureLinks,
  RankBadge,
  Row,
  Text,
} from "@listwise/shared-ui";
import { saveCsv, DataTable, splitRankColumn, type Column } from "@listwise/shared-ui/table";
import { MatrixHeads } from "./competitors.styles";
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
      value: ({ keyword }) => keyword,
      cell: (row) => (
        <Row $gap={2}>
          <strong>{row.keyword}</strong>
          {isGap(row) && <Badge tone="warning">Gap</Badge>}
        </Row>
      ),
    },
    ...splitRankColumn<CompetitorKeyword>(
      {
        key: "mine",
        header: `${app.name} (yours)`,
        value: ({ mine: rank }) => rank,
        cell: ({ mine: rank }) => <RankBadge rank={rank} />,
      },
      `${app.name} (yours), as shown`,
    ),
    ...competitors.flatMap(({ id, name }, index) =>
      splitRankColumn<CompetitorKeyword>(
        {
          key: `app-${id}`,
          header: name,
          value: ({ positions }) => positions[index] ?? null,
          cell: ({ positions }) => <RankBadge rank={positions[index] ?? null} />,
        },
        `${name}, as shown`,
      ),
    ),
    { key: "checked", header: "Checked", value: ({ checkedAt }) => checkedAt, cell: false },
    {
      key: "track",
      header: "Track",
      hideHeader: true,
      sort: false,
      csv: false,
      cell: ({ keyword }) =>
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

/**
 * Renders every keyword against every app. A gap is a keyword for which a competitor ranks and the user's app doesn't.
 */
export function KeywordMatrix({ data, mine, gapsOnly, onGapsOnly }: KeywordMatrixProps) {
  const columns = buildColumns(data, mine);
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
            onClick={() => rows.length > 0 && saveCsv("competitor-keywords", columns, rows)}
          >
            Export CSV
          </Button>
        </>
      }
    >
      <MatrixHeads>
        <DataTable
          caption="Rank of each app for each keyword"
          columns={columns}
          minWidth={`${(data.competitors.length + 2) * 9}rem`}
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
        <FigureLinks figures={[{ figure: "rank", label: "Rank" }]} />
      </MatrixHeads>
    </Card>
  );
}
