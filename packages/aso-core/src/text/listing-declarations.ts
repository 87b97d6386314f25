const list = (names: readonly string[], empty: string) => names.join(", ") || empty;

/** Returns the purchases in an app in words: their price range, "Yes" or "None". */
export function describePurchases({
  offered,
  priceRange,
}: {
  offered: boolean;
  priceRange: string | null;
}): string {
  return offered ? (priceRange ?? "Yes") : "None";
}

/** Returns the parts of a declaration about user data in words. */
export function describeDataSafety({
  collected,
  shared,
  practices,
}: {
  collected: readonly string[];
  shared: readonly string[];
  practices: readonly string[];
}): { collected: string; shared: string; practices: string } {
  return {
    collected: list(collected, "No data"),
    shared: list(shared, "No data"),
    practices: list(practices, "None declared"),
  };
}
