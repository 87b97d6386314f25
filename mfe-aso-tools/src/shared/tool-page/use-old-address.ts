import { removeDetails } from "@listwise/contracts/events";
import { addWorkspaceParams, getWorkspace, parseWorkspace } from "@listwise/shared-auth";
import { useSearchParams } from "@listwise/shared-ui";
import { useEffect } from "react";

/** Parameters of former addresses: each tool had its own app and country. */
const APP_PARAMS = ["listing", "appId"];
const COUNTRY_PARAMS = ["storefront", "in"];
const OLD_PARAMS = [...APP_PARAMS, ...COUNTRY_PARAMS];

const findFirst = (search: URLSearchParams, names: readonly string[]) =>
  names.map((name) => search.get(name)).find((value) => value !== null);

/** Replaces the app and country of a former address, such as a bookmark, by the current ones' parameters. */
export function replaceOldParams(search: URLSearchParams): URLSearchParams {
  const [app, country] = [findFirst(search, APP_PARAMS), findFirst(search, COUNTRY_PARAMS)];
  const named = removeDetails(search);
  if (app !== undefined && app !== null) named.set("for", app);
  if (country !== undefined && country !== null) named.set("country", country);
  const next = addWorkspaceParams(search, { ...getWorkspace(), ...parseWorkspace(named) });
  for (const name of OLD_PARAMS) next.delete(name);
  return next;
}

/** Redirects a former address. Returns true until it is replaced. */
export function useOldAddress(): boolean {
  const [search, setSearch] = useSearchParams();
  const isOld = OLD_PARAMS.some((name) => search.has(name));
  useEffect(() => {
    if (isOld) setSearch(replaceOldParams(search), { replace: true, preventScrollReset: true });
  }, [isOld, search, setSearch]);
  return isOld;
}
