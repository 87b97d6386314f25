import "./platform/no-code-generation";
import { isAdminRole, releasesEndpoints, siteEndpoints } from "@listwise/contracts";
import { accessToken, call, getSession, mayEnter } from "@listwise/shared-auth";
import { createRoot } from "react-dom/client";
import { siteGuard } from "./chrome/gates/license";
import { startChrome } from "./chrome/start-chrome";
import { reopenWithOverrides } from "./platform/overrides/apply-overrides";
import { connectPlatform } from "./platform/ports";
import { preloadOnIntent } from "./platform/preload/on-intent";
import { loadRegistry } from "./platform/registry/load-registry";
import "./platform/remotes/brought";
import { installIntegrity } from "./platform/remotes/integrity";
import { Site } from "./site";

installIntegrity();
connectPlatform({
  guard: siteGuard,
  may: mayEnter,
  mayOverride: () => isAdminRole(getSession().user?.role),
  report: (body) => call(siteEndpoints.report, { body }),
  mounted: (body) => call(releasesEndpoints.mounted, { body }),
  token: accessToken,
});

function start() {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  startChrome();
  void loadRegistry();
  preloadOnIntent();
  createRoot(element).render(<Site />);
}

if (!reopenWithOverrides()) start();
