import type { AdminAppDetail } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import { Card, formatDate, formatNumber } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Moment } from "../../shared/moment";

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--lw-space-4);
  margin: 0;
  dt {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export function FactsCard({ app }: { app: AdminAppDetail }) {
  const { rating, ratingCount, source, fetchedAt } = app;
  const rated = rating === null ? "Unknown" : `${rating.toFixed(1)} of 5`;
  const facts: [string, ReactNode][] = [
    ["Developer", app.developer ?? "Unknown"],
    ["Platform", STORES[app.platform].system],
    ["Store ID", app.storeId],
    ["Category", app.primaryGenre ?? "Unknown"],
    ["Rating", ratingCount === null ? rated : `${rated}, ${formatCount(ratingCount, "rating")}`],
    ["Tracked by", formatCount(app.followers, "user")],
    ["Owned by", formatCount(app.owners, "user")],
    ["Tracked ranks", formatNumber(app.keywords)],
    ["Added", formatDate(app.createdAt)],
    ["Source", source ?? "No store data yet"],
    [
      "Date of the data",
      <Moment key="fetched" at={fetchedAt} never={source === null ? "Never" : "Unknown"} />,
    ],
  ];
  return (
    <Card title="Details">
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
