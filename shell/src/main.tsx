import "./platform/no-code-generation";
import { siteEndpoints } from "@listwise/contracts";
import { accessToken, call } from "@listwise/shared-auth";
import { createRoot } from "react-dom/client";
import { siteGuard } from "./chrome/gates/license";
import { startChrome } from "./chrome/start-chrome";
import { connectPlatform } from "./platform/ports";
import { loadRegistry } from "./platform/registry/load-registry";
import "./platform/remotes/brought";
import { installIntegrity } from "./platform/remotes/integrity";
import { Site } from "./site";

installIntegrity();
connectPlatform({
  guard: siteGuard,
  report: (body) => call(siteEndpoints.report, { body }),
  token: accessToken,
});
startChrome();
void loadRegistry();

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
createRoot(element).render(<Site />);
