import type { AppSummary, KeywordRanking } from "@listwise/contracts";
import { Card, countryName, DataTable, Link, ProvenanceNote, type Column } from "@listwise/shared-ui";
import { TableScroll } from "../../shared/table-scroll";
import { buildMatrix, newestProvenance, type MatrixRow } from "./build-matrix";
import { MatrixCell } from "./matrix-cell";

export interface RankMatrixProps {
  apps: readonly AppSummary[];
  rankings: readonly KeywordRanking[];
  country: string;
}

export function RankMatrix({ apps, rankings, country }: RankMatrixProps) {
  const newest = newestProvenance(rankings);
  const columns: Column<MatrixRow>[] = [
    {
      key: "keyword",
      header: "Keyword",
      render: ({ keyword }) => (
        <Link to={`/keyword/${encodeURIComponent(keyword)}?country=${country}`}>
          <strong>{keyword}</strong>
        </Link>
      ),
    },
    ...apps.map((app) => ({
      key: String(app.id),
      header: app.name,
      render: ({ byApp }: MatrixRow) => <MatrixCell ranking={byApp.get(app.id)} country={country} />,
    })),
  ];
  const footer = newest && <ProvenanceNote source={newest.provenance.source} fetchedAt={newest.checkedAt} />;
  return (
    <Card flush footer={footer}>
      <TableScroll $min={`${12 + apps.length * 11}rem`}>
        <DataTable
          caption={`Rankings in ${countryName(country)}`}
          columns={columns}
          rows={buildMatrix(rankings)}
          rowKey={({ keyword }) => keyword}
        />
      </TableScroll>
    </Card>
  );
}
