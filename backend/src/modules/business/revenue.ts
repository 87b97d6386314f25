import type { Business } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import type { AppContext } from "../../infra/context";
import { findCostsAt, findStatesSince } from "../billing";
import { formatDay } from "./windows";

type Revenue = Business["mrr"]["value"];
type Cost = Awaited<ReturnType<typeof findCostsAt>>[number];

/** Mean number of each interval in a month: a year has 12 months, 365.25 days and 365.25 / 7 weeks. */
const PER_MONTH = { day: 365.25 / 12, week: 365.25 / 7 / 12, month: 1, year: 1 / 12 };

const unknown = (reason: string): Revenue => ({ amounts: null, reason });

/**
 * Returns the monthly recurring revenue at a time, by currency in its smallest unit: the sum over all subscriptions that were
 * active or past due of price × intervals per month ÷ intervals between payments. Prices are the current ones, before taxes and
 * fees, and one-time prices count as 0. It is unknown without a payment provider, if a price is unknown, and for times before
 * states were recorded.
 */
export async function loadRevenue(ctx: AppContext, at: Date): Promise<Revenue> {
  const [costs, since] = await Promise.all([findCostsAt(ctx.db, at), findStatesSince(ctx.db)]);
  if (ctx.config.paddle === null && costs.length === 0) return unknown("No payment provider is set up.");
  if (since && at < since) return unknown(`Subscriptions are recorded since ${formatDay(since)}.`);
  return sumRevenue(costs);
}

/** Sums up the costs of subscriptions; unknown if one of them is. */
export function sumRevenue(costs: readonly Cost[]): Revenue {
  const sums = new Map<string, number>();
  let unpriced = 0;
  for (const { amount, currency, interval, frequency, subscriptions } of costs) {
    if (amount === null || currency === null || frequency === null) unpriced += subscriptions;
    else {
      const monthly = interval === null ? 0 : (amount * PER_MONTH[interval]) / frequency;
      sums.set(currency, (sums.get(currency) ?? 0) + monthly * subscriptions);
    }
  }
  if (unpriced > 0) return unknown(`The price of ${formatCount(unpriced, "subscription")} isn't known.`);
  const amounts = [...sums].map(([currency, amount]) => ({ currency, amount: Math.round(amount) }));
  return { amounts: amounts.sort((a, b) => b.amount - a.amount), reason: null };
}
