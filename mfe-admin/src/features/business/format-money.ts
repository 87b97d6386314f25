import type { Business } from "@listwise/contracts/admin";

/** Formats a revenue: amounts by currency, "0" if no one pays, and a dash if it is unknown. */
export function formatMoney({ amounts }: Business["mrr"]["value"]): string {
  if (amounts === null) return "–";
  if (amounts.length === 0) return "0";
  return amounts
    .map(({ currency, amount }) => {
      const money = new Intl.NumberFormat("en-US", { style: "currency", currency });
      return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 0));
    })
    .join(" + ");
}
