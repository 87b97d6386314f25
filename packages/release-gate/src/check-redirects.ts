import type { GateFinding } from "@listwise/contracts/releases";
import {
  computeSpecificity,
  doPatternsOverlap,
  FALLBACK_ROUTE,
  getParameters,
  type Redirect,
  SERVER_ROUTES,
  SHELL_ROUTES,
  type RemoteDescriptor,
} from "@listwise/contracts/remotes";
import { error } from "./findings";

/**
 * Checks new redirects: they hide no page, lead to a page that is live, and not to another redirect, so that no circle
 * can arise. `all` are the redirects that will exist, the new ones included.
 */
export function checkRedirects(
  added: readonly Redirect[],
  all: readonly Redirect[],
  remotes: readonly RemoteDescriptor[],
): GateFinding[] {
  const pages = [...SHELL_ROUTES, ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path))];
  return added.flatMap((redirect) => {
    const { from, to } = redirect;
    const refuse = (why: string) => [error("redirects", `The redirect from ${from} to ${to} ${why}.`)];
    const hidden = [...pages, ...SERVER_ROUTES].find(
      (page) => page !== FALLBACK_ROUTE.path && doPatternsOverlap(page, from),
    );
    if (hidden !== undefined) return refuse(`would hide ${hidden}, which is live`);
    const twins = all.filter((one) => one.from.toLowerCase() === from.toLowerCase());
    if (twins.length > 1) return refuse("exists already or twice. Remove the other one");
    const unknown = getParameters(to).find((one) => !getParameters(from).includes(one));
    if (unknown !== undefined) return refuse(`uses ${unknown}, which ${from} doesn't contain`);
    if (all.some((other) => doPatternsOverlap(other.from, to))) return refuse("leads to another redirect");
    if (!pages.some((page) => computeSpecificity(page, to) !== null)) return refuse("leads to no live page");
    return [];
  });
}
