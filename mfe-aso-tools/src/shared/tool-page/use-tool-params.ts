import { DEFAULT_COUNTRY, STOREFRONTS } from "@listwise/contracts/store";
import { useSearchParams } from "@listwise/shared-ui";

/** Reads and writes the address. The app is `listing`, because `app` opens the details of an app on any page. */
export function useToolParams() {
  const [search, setSearch] = useSearchParams();

  function change(values: Record<string, string | null>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === "") next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const listing = search.get("listing");
  const country = search.get("storefront") ?? DEFAULT_COUNTRY;
  return {
    appId: listing !== null && /^\d{1,8}$/.test(listing) ? Number(listing) : null,
    country: STOREFRONTS.includes(country) ? country : DEFAULT_COUNTRY,
    get: (name: string) => search.get(name),
    change,
    setApp: (id: string) => change({ listing: id }),
    setCountry: (code: string) => change({ storefront: code === DEFAULT_COUNTRY ? null : code }),
  };
}

export type ToolParams = ReturnType<typeof useToolParams>;
