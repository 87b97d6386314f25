/** Query parameters of the app details, which can open above any page: `?app={id}&tab={tab}&country={cc}`. */
export interface DetailsAddress {
  app: number | string;
  tab?: string | null;
  country?: string | null;
}

/** Parameters that hold the page's own values while the details are open. */
const SET_ASIDE = { tab: "page-tab", country: "page-country" } as const;
const shared = ["tab", "country"] as const;

/** Parses the details that a URL opens; returns `null` if it opens none. */
export function detailsOf(search: URLSearchParams): DetailsAddress | null {
  const app = search.get("app");
  return app ? { app, tab: search.get("tab"), country: search.get("country") } : null;
}

/**
 * Returns the parameters for the page below the details: without the details and with the page's own values restored.
 */
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

/** Returns the parameters with these details open instead of others; the page's own values are preserved. */
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
