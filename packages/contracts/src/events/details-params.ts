/** Query parameters of the app details, which can open above any page: `?app={id}&tab={tab}&country={cc}`. */
export interface DetailsParams {
  app: number | string;
  tab?: string | null;
  country?: string | null;
}

/** Parameters that hold the page's own values while the details are open. */
const PAGE_PARAMS = { tab: "page-tab", country: "page-country" } as const;
const shared = ["tab", "country"] as const;

/** Parses the details that a URL opens; returns `null` if it opens none. */
export function parseDetails(search: URLSearchParams): DetailsParams | null {
  const app = search.get("app");
  return app ? { app, tab: search.get("tab"), country: search.get("country") } : null;
}

/**
 * Returns the parameters for the page below the details: without the details and with the page's own values restored.
 */
export function removeDetails(search: URLSearchParams): URLSearchParams {
  const page = new URLSearchParams(search);
  if (!page.has("app")) return page;
  page.delete("app");
  for (const name of shared) {
    const own = page.get(PAGE_PARAMS[name]);
    page.delete(PAGE_PARAMS[name]);
    page.delete(name);
    if (own) page.set(name, own);
  }
  return page;
}

/** Returns the parameters with these details open instead of others; the page's own values are preserved. */
export function setDetails(search: URLSearchParams, { app, tab, country }: DetailsParams): URLSearchParams {
  const next = removeDetails(search);
  for (const name of shared) {
    const own = next.get(name);
    next.delete(name);
    if (own) next.set(PAGE_PARAMS[name], own);
  }
  next.set("app", String(app));
  if (tab) next.set("tab", tab);
  if (country) next.set("country", country);
  return next;
}
