import {
  isFieldKey,
  getLocale,
  LOCALES,
  type FieldKey,
  type ListingPlatform,
} from "@listwise/aso-core/localization";
import { useSearchParams } from "@listwise/shared-ui";
import { useMemo } from "react";

export const ALL_FIELDS = "all";
const ALL_CODES = LOCALES.map(({ code }) => code);
const NONE = "none";

function parseCodes(lang: string | null) {
  if (lang === null) return ALL_CODES;
  const asked = new Set(lang.split(","));
  return ALL_CODES.filter((code) => asked.has(code));
}

/** Reads and writes the view in the address: `?lang=&field=&base=&store=`. */
export function useHelperParams() {
  const [search, setSearch] = useSearchParams();
  const field = search.get("field");
  const lang = search.get("lang");
  const [base, store] = [search.get("base"), search.get("store")];
  const shown = useMemo(() => parseCodes(lang), [lang]);

  function change(values: Record<string, string | null>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const tab: FieldKey | typeof ALL_FIELDS = isFieldKey(field) ? field : ALL_FIELDS;
  const platform: ListingPlatform | null = store === "ios" || store === "android" ? store : null;
  return {
    shown,
    tab,
    platform,
    base: base !== null && getLocale(base) ? base : null,
    setTab: (value: string) => change({ field: value === ALL_FIELDS ? null : value }),
    setBase: (code: string) => change({ base: code }),
    setPlatform: (value: string) => change({ store: value }),
    setShown: (codes: readonly string[]) =>
      change({
        lang: codes.length === ALL_CODES.length ? null : codes.length === 0 ? NONE : codes.join(","),
      }),
  };
}
