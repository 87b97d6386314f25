import { isFieldKey, getLocale, LOCALE_CODE, type FieldKey } from "@listwise/aso-core/localization";
import { isPlatform } from "@listwise/aso-core/stores";
import { useSearchParams } from "@listwise/shared-ui";
import { useMemo } from "react";

export const ALL_FIELDS = "all";

/** Parses one or two languages; those that the product doesn't offer can be in an imported file. */
const parseCodes = (lang: string | null) =>
  (lang ?? "")
    .split(",")
    .filter((code) => LOCALE_CODE.test(code))
    .slice(0, 2);

/**
 * Reads and writes the view in the address: `?lang=&field=&base=&store=`. One language in `lang` is shown next to the base
 * language, two are shown next to each other.
 */
export function useHelperParams() {
  const [search, setSearch] = useSearchParams();
  const field = search.get("field");
  const lang = search.get("lang");
  const [base, store] = [search.get("base"), search.get("store")];
  const opened = useMemo(() => parseCodes(lang), [lang]);

  function change(values: Record<string, string | null>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const tab: FieldKey | typeof ALL_FIELDS = isFieldKey(field) ? field : ALL_FIELDS;
  const platform = isPlatform(store) ? store : null;
  return {
    opened,
    tab,
    platform,
    base: base !== null && getLocale(base) ? base : null,
    setTab: (value: string) => change({ field: value === ALL_FIELDS ? null : value }),
    setBase: (code: string) => change({ base: code }),
    setPlatform: (value: string) => change({ store: value }),
    setOpened: (codes: readonly string[]) => change({ lang: codes.length === 0 ? null : codes.join(",") }),
  };
}
