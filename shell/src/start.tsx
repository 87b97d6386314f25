import { isAdminRole, releasesEndpoints, siteEndpoints } from "@listwise/contracts";
import { accessToken, call, freshenSession, getSession, mayEnter } from "@listwise/shared-auth";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { siteGuard } from "./chrome/gates/license";
import { endFirstView } from "./chrome/layout/end-first-view";
import { startChrome } from "./chrome/start-chrome";
import { startConfirmations } from "./features/confirm-session/confirm.store";
import { reopenWithOverrides } from "./platform/overrides/apply-overrides";
import { connectPlatform } from "./platform/ports";
import { preloadOnIntent } from "./platform/preload/on-intent";
import { pageToken } from "./platform/page-token";
import { loadRegistry } from "./platform/registry/load-registry";
import "./platform/remotes/brought";
import { Site } from "./site";

function connect() {
  connectPlatform({
    guard: siteGuard,
    may: mayEnter,
    mayOverride: () => isAdminRole(getSession().user?.role),
    report: async (body) =>
      (await call(siteEndpoints.report, { body: { ...body, page: pageToken() } })).reportId,
    mounted: (body) => call(releasesEndpoints.mounted, { body: { ...body, page: pageToken() } }),
    token: accessToken,
    freshen: freshenSession,
    role: () => getSession().user?.role ?? null,
  });
}

function show() {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  endFirstView(element);
  startChrome();
  startConfirmations();
  void loadRegistry();
  preloadOnIntent();
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
