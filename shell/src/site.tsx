import { queryClient } from "@listwise/shared-auth";
import { Toaster } from "@listwise/shared-ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { RouterProvider } from "react-router-dom";
import { LicenseGate } from "./chrome/gates/license-gate";
import { LoadingOverlay } from "./chrome/loading/loading-overlay";
import { SlowStart } from "./chrome/loading/slow-start";
import { SessionNotices } from "./chrome/session/session-notices";
import { DevtoolsOutlet } from "./devtools/devtools-outlet";
import { ConfirmOutlet } from "./features/confirm-session/confirm-outlet";
import { OverrideBanner } from "./host/registry/overrides/override-banner";
import { getPreviewId } from "./host/registry/overrides/preview";
import { PreviewBanner } from "./host/registry/overrides/preview-banner";
import { loadRegistry } from "./host/registry/load-registry";
import { RegistryPanel } from "./host/registry/registry-panel";
import { useRegistryStore } from "./host/registry/registry.store";
import { OutletContext } from "./host/outlet/outlet-context";
import { pageRuntime } from "./host/page-runtime";
import { createSiteRouter } from "./site-router";

function Routed() {
  const site = useMemo(() => {
    const { registry } = useRegistryStore.getState();
    const overlay = <LoadingOverlay />;
    return registry && { runtime: pageRuntime, router: createSiteRouter(registry), overlay };
  }, []);
  if (!site) return null;
  return (
    <OutletContext value={site}>
      <RouterProvider router={site.router} />
    </OutletContext>
  );
}

/** Renders the whole page. The registry comes first, because the remotes' routes are the site's routes. */
export function Site() {
  // Deferred, so that the pages render in interruptible steps.
  const status = useDeferredValue(useRegistryStore((state) => state.status));
  return (
    <QueryClientProvider client={queryClient}>
      <OverrideBanner />
      {getPreviewId() !== null && <PreviewBanner />}
      <SessionNotices />
      <LicenseGate>
        {status === "loading" && <SlowStart />}
        {status === "ready" && <Routed />}
        {status === "failed" && <RegistryPanel onRetry={() => void loadRegistry(pageRuntime)} />}
      </LicenseGate>
      <ConfirmOutlet />
      <DevtoolsOutlet />
      <Toaster />
    </QueryClientProvider>
  );
}
