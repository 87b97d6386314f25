import "./platform/no-code-generation";
import { siteEndpoints } from "@listwise/contracts";
import { call, guardRoute, storage } from "@listwise/shared-auth";
import { createRoot } from "react-dom/client";
import { connectPlatform } from "./platform/ports";
import { loadRegistry } from "./platform/registry/load-registry";
import { installIntegrity } from "./platform/remotes/integrity";
import { Site } from "./site";

installIntegrity();
connectPlatform({
  guard: guardRoute,
  report: (body) => call(siteEndpoints.report, { body }),
  token: () => storage.get("token"),
});
void loadRegistry();

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
createRoot(element).render(<Site />);
