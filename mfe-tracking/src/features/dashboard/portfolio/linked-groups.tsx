import { combineRatings } from "@listwise/aso-core/reviews";
import { formatCount } from "@listwise/aso-core/text";
import type { PortfolioApp } from "@listwise/contracts/portfolio";
import { AppIcon, formatCompact, groupLinkedApps, Row, Text } from "@listwise/shared-ui";
import type { Grouping } from "@listwise/shared-ui/table";

/** Renders the figures that can be added across stores. */
function PairHeading({ apps, country }: { apps: readonly PortfolioApp[]; country: string }) {
  const [first] = apps;
  // Ratings of other storefronts are left out, as in the columns.
  const { rating, ratingCount } = combineRatings(
    apps.map(({ app }) => (app.country === country ? app : { rating: null, ratingCount: null })),
  );
  const toAnswer = apps.reduce<number | null>(
    (sum, { reviewsToAnswer }) => (sum === null || reviewsToAnswer === null ? null : sum + reviewsToAnswer),
    0,
  );
  const figures = [
    rating !== null && `Rating ${rating.toFixed(1)} (${formatCompact(ratingCount)})`,
    toAnswer !== null && `${formatCount(toAnswer, "review")} to answer`,
  ].filter(Boolean);
  return (
    <Row $gap={3}>
      <AppIcon name={first?.app.name ?? ""} src={first?.app.icon ?? null} size={20} />
      <strong>{first?.app.name}</strong>
      <Text as="span" $size="sm" $tone="muted">
        {["Both stores", ...figures].join(" · ")}
      </Text>
    </Row>
  );
}

/**
 * Groups linked apps under a heading with their common figures. Apps keep the order of the rows, and linked ones follow
 * the first of them; apps without a linked one have no heading.
 */
export function groupPortfolio(rows: readonly PortfolioApp[], country: string): Grouping<PortfolioApp> {
  const groups = groupLinkedApps(rows).map((apps) => ({ key: String(apps[0]?.app.id), apps }));
  const keys = new Map(groups.flatMap(({ key, apps }) => apps.map(({ app }) => [app.id, key] as const)));
  return {
    getGroup: ({ app }) => keys.get(app.id) ?? "",
    groups: groups.map(({ key, apps }) => ({
      key,
      heading: apps.length > 1 ? <PairHeading apps={apps} country={country} /> : null,
    })),
  };
}
