import type { PlanPrice } from "./limits";

type Cost = NonNullable<PlanPrice["cost"]>;

/** Formats a cost with its currency and interval: "$19.00 per month", "€90.00 every 3 months", "$5.00 once". */
export function formatCost({ amount, currency, interval, frequency }: Cost): string {
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 0;
  const price = money.format(amount / 10 ** digits);
  if (interval === null) return `${price} once`;
  return frequency === 1 ? `${price} per ${interval}` : `${price} every ${frequency} ${interval}s`;
}

/** Describes what a plan costs, or returns `null` if it isn't sold. */
export function describePrices(prices: readonly PlanPrice[]): string | null {
  if (prices.length === 0) return null;
  const costs = prices.flatMap(({ cost }) => (cost ? [formatCost(cost)] : []));
  return costs.length > 0 ? costs.join(" or ") : "You’ll see the price before you pay";
}
