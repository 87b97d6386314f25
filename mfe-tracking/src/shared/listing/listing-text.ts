import type { App } from "@listwise/contracts/apps";
import { formatDate, memoizeLazy } from "@listwise/shared-ui";

/** Shown for facts that the store doesn't provide. */
export const UNKNOWN = "Unknown";

export function formatListingPrice({ price, currency }: Pick<App, "price" | "currency">): string {
  if (price === null) return UNKNOWN;
  if (price === 0) return "Free";
  if (!currency) return price.toFixed(2);
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(price);
}

export function formatListingDate(value: string | null): string {
  return value ? formatDate(value) : UNKNOWN;
}

export function formatListingYear(value: string): string {
  return String(new Date(value).getUTCFullYear());
}

export function formatListingSize(bytes: number | null): string {
  return bytes === null ? UNKNOWN : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const languages = memoizeLazy(() => new Intl.DisplayNames("en", { type: "language", fallback: "code" }));

function getLanguageName(code: string): string {
  try {
    return languages().of(code) ?? code;
  } catch {
    return code; // Not a language tag, so the store's own name is shown.
  }
}

export function formatLanguages(codes: readonly string[]): string {
  return codes.length > 0 ? codes.map(getLanguageName).join(", ") : UNKNOWN;
}
