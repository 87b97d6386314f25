import { isAdminRole } from "@listwise/contracts/api";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { siteEndpoints } from "@listwise/contracts/site";
import {
  getAccessToken,
  call,
  ensureFreshSession,
  getSession,
  getView,
  canEnter,
  log,
} from "@listwise/shared-auth";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { siteGuard } from "./chrome/gates/license";
import { removePlaceholder } from "./chrome/layout/remove-placeholder";
import { startChrome } from "./chrome/start-chrome";
import { startConfirmations } from "./features/confirm-session/confirm.store";
import { reopenWithOverrides } from "./host/registry/overrides/apply-overrides";
import { pageRuntime } from "./host/page-runtime";
import { logUncaughtErrors } from "./host/page-log";
import { connectHost } from "./host/ports";
import { closeBreakersWhenOnline } from "./host/delivery/circuit-breaker";
import { runWhenIdle } from "./host/delivery/preload/run-when-idle";
import { preloadOnIntent } from "./host/delivery/preload/preload-on-intent";
import { installHotReload } from "./host/lifecycle/hot-reload";
import { getPageToken } from "./host/lifecycle/page-token";
import { loadRegistry } from "./host/registry/load-registry";
import "./host/delivery/federation/shared-module-anchors";
import { Site } from "./site";

function connect() {
  connectHost({
    guard: siteGuard,
    may: canEnter,
    mayOverride: () => isAdminRole(getSession().user?.role),
    // An administrator who views an account can't write anything, not even reports.
    report: async (body) =>
      getView()
        ? undefined
        : (await call(siteEndpoints.report, { body: { ...body, page: getPageToken() } })).reportId,
    mounted: async (body) =>
      getView() ? undefined : call(releasesEndpoints.mounted, { body: { ...body, page: getPageToken() } }),
    token: getAccessToken,
    freshen: ensureFreshSession,
    role: () => getSession().user?.role ?? null,
  });
}

/** Starts the measurements of the page once it is loaded; their code is a chunk of its own. */
function startMetrics() {
  const page = getPageToken();
  if (page === undefined || getView()) return;
  logUncaughtErrors(pageRuntime.log);
  runWhenIdle(() => {
    import("./page-metrics/start-page-metrics").then(
      ({ startPageMetrics }) => startPageMetrics(pageRuntime, page),
      (problem: unknown) => log.warn("the page is not measured", problem),
    );
  });
}

function show() {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  removePlaceholder(element);
  startChrome();
  startConfirmations();
  closeBreakersWhenOnline(pageRuntime);
  installHotReload(pageRuntime);
  void loadRegistry(pageRuntime);
  preloadOnIntent(pageRuntime);
  startMetrics();
  const root = createRoot(element);
  startTransition(() => {
    root.render(<Site />);
  });
}

/** Connects the parts of the shell and renders the site. */
export function start(): void {
  connect();
  if (!reopenWithOverrides()) show();
}
