/** The app details as an address names them: `?app={id}&tab={tab}&country={cc}`, above any page. */
export interface DetailsAddress {
  app: number | string;
  tab?: string | null;
  country?: string | null;
}

/** Where a page's own parameters of these names stand while the details are open. */
const SET_ASIDE = { tab: "page-tab", country: "page-country" } as const;
const shared = ["tab", "country"] as const;

/** The details that an address opens; `null` when it opens none. */
export function detailsOf(search: URLSearchParams): DetailsAddress | null {
  const app = search.get("app");
  return app ? { app, tab: search.get("tab"), country: search.get("country") } : null;
}

/** An address as the page below the details reads it: without them, and with the page's own parameters. */
export function withoutDetails(search: URLSearchParams): URLSearchParams {
  const page = new URLSearchParams(search);
  if (!page.has("app")) return page;
  page.delete("app");
  for (const name of shared) {
    const own = page.get(SET_ASIDE[name]);
    page.delete(SET_ASIDE[name]);
    page.delete(name);
    if (own) page.set(name, own);
  }
  return page;
}

/** An address with these details open in place of others; the page's own parameters are kept beside them. */
export function withDetails(search: URLSearchParams, { app, tab, country }: DetailsAddress): URLSearchParams {
  const next = withoutDetails(search);
  for (const name of shared) {
    const own = next.get(name);
    next.delete(name);
    if (own) next.set(SET_ASIDE[name], own);
  }
  next.set("app", String(app));
  if (tab) next.set("tab", tab);
  if (country) next.set("country", country);
  return next;
}
