import type { SmokePage } from "@listwise/contracts/releases";
import type { SyntheticAccount } from "../../accounts";
import type { Serve, SmokeBrowser } from "./browser/smoke-browser";
import { judgePage, type PageFinding } from "./judge-page";
import { findLink, type Visit } from "./plan-visits";

/** Time for all pages of one version, and number of refused pages after which the others stay closed; chosen by us. */
const RUN_TIMEOUT_MS = 10 * 60_000;
const MAX_REFUSED_PAGES = 5;

/** A page with its findings. */
export type VisitedPage = Omit<SmokePage, "findings"> & { findings: PageFinding[] };

/** Requirements of a run. */
export interface Run {
  browser: SmokeBrowser;
  /** Accounts by caller; a visitor has none. */
  accounts: Readonly<Record<"user" | "admin", SyntheticAccount>>;
  /** Returns what answers the requests of a page that is opened with an account. */
  createServe: (account: SyntheticAccount | null) => Serve;
  /** Patterns of all routes of the site. */
  siteRoutes: readonly string[];
  /** Called after each page. */
  onPage?: (opened: number) => Promise<void>;
  /** Called if the browser itself fails. */
  onFailure: (error: unknown) => void;
}

export const isRefused = ({ findings }: Pick<SmokePage, "findings">) =>
  findings.some(({ level }) => level === "error");

const notOpened = (level: PageFinding["level"], why: string): PageFinding => ({
  level,
  rule: "not-opened",
  message: `Not opened: ${why}`,
  fault: "not-opened",
});

/** A page may end the browser, so this isn't the server's fault. */
const BROWSER_FAILED: PageFinding = {
  level: "error",
  rule: "crash",
  message: "The browser failed while the page was open.",
  fault: "crash",
};

/** Returns why a page isn't opened; `null` if nothing prevents it. */
function findObstacle(
  address: string | null,
  pages: readonly VisitedPage[],
  isTooLate: boolean,
): PageFinding | null {
  // Nothing is known about the remaining pages of a slow version, so it is refused.
  if (isTooLate) return notOpened("error", "the time for the smoke test was up.");
  if (pages.filter(isRefused).length >= MAX_REFUSED_PAGES) {
    return notOpened("warning", `${MAX_REFUSED_PAGES} other pages are refused.`);
  }
  const missing = "no opened page links to it, and its route has no example in remote.json.";
  return address === null ? notOpened("warning", missing) : null;
}

/** Opens pages one after another. A page without an address is opened if an earlier one links to it. */
export async function visitPages(visits: readonly Visit[], run: Run): Promise<VisitedPage[]> {
  const endAt = performance.now() + RUN_TIMEOUT_MS;
  const links = new Set<string>();
  const pages: VisitedPage[] = [];
  for (const visit of visits) {
    const address = visit.address ?? findLink(visit.route, links, run.siteRoutes);
    const { route, caller } = visit;
    const obstacle = findObstacle(address, pages, performance.now() > endAt);
    if (obstacle !== null || address === null) {
      pages.push({ route, caller, address: null, findings: obstacle === null ? [] : [obstacle] });
      continue;
    }
    const account = caller === "visitor" ? null : run.accounts[caller];
    const seen = await run.browser
      .open({
        address,
        remote: visit.remote?.name ?? null,
        user: account?.user ?? null,
        serve: run.createServe(account),
      })
      .catch(run.onFailure);
    for (const link of seen?.links ?? []) links.add(link);
    const findings = seen ? judgePage({ ...visit, address }, seen) : [BROWSER_FAILED];
    pages.push({ route, caller, address, findings });
    await run.onPage?.(pages.length);
  }
  return pages;
}
