import { parseDetails, removeDetails, setDetails } from "@listwise/contracts/events";
import { STOREFRONTS } from "@listwise/contracts/store";
import type { Workspace } from "@listwise/contracts/workspace";

/** Value of `for` that means all apps; without `for`, an address means the app that is current anyway. */
const ALL_APPS = "all";
const APP_ID = /^[1-9]\d{0,7}$/;

/**
 * Parses the current app and country of a page's address, `?for={appId|all}&country={cc}`. Contains only what the
 * address names; invalid values are left out. The country of app details is not the page's.
 */
export function parseWorkspace(search: URLSearchParams): Partial<Workspace> {
  const page = removeDetails(search);
  const app = page.get("for");
  const country = page.get("country")?.toLowerCase() ?? "";
  return {
    ...(app === ALL_APPS && { appId: null }),
    ...(app !== null && APP_ID.test(app) && { appId: Number(app) }),
    ...(STOREFRONTS.includes(country) && { country }),
  };
}

/**
 * Returns the parameters with this app and country; all others, including open app details, stay. Without a country
 * the page's stays too.
 */
export function addWorkspaceParams(
  search: URLSearchParams,
  { appId, country }: Pick<Workspace, "appId"> & Partial<Workspace>,
): URLSearchParams {
  const details = parseDetails(search);
  const page = removeDetails(search);
  page.set("for", appId === null ? ALL_APPS : String(appId));
  if (country !== undefined) page.set("country", country);
  return details ? setDetails(page, details) : page;
}
