import { getLocale } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";

const MAX_NAMED = 6;

/** Returns the names of languages: "German, Thai and 3 more". */
export function formatLanguages(codes: readonly string[]): string {
  const named = codes.slice(0, MAX_NAMED).map((code) => getLocale(code)?.name ?? code);
  const more = codes.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${formatCount(more, "more", "more")}` : named.join(", ");
}
