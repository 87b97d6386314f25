import type { Cost, PlanPrice } from "./limits";

/** Formats an amount of a currency's smallest unit: "$19.00". */
export function formatMoney({ amount, currency }: Pick<Cost, "amount" | "currency">): string {
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 0));
}

/** Formats a cost with its currency and interval: "$19.00 per month", "€90.00 every 3 months", "$5.00 once". */
export function formatCost({ interval, frequency, ...cost }: Cost): string {
  const price = formatMoney(cost);
  if (interval === null) return `${price} once`;
  return frequency === 1 ? `${price} per ${interval}` : `${price} every ${frequency} ${interval}s`;
}

/** Describes what a plan costs, or returns `null` if it isn't sold. */
export function describePrices(prices: readonly PlanPrice[]): string | null {
  if (prices.length === 0) return null;
  const costs = prices.flatMap(({ cost }) => (cost ? [formatCost(cost)] : []));
  return costs.length > 0 ? costs.join(" or ") : "You'll see the price before you pay";
}
