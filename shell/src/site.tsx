import { queryClient } from "@listwise/shared-auth";
import { Toaster } from "@listwise/shared-ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { RouterProvider } from "react-router-dom";
import { LicenseGate } from "./chrome/gates/license-gate";
import { SlowStart } from "./chrome/loading/slow-start";
import { SessionNotices } from "./chrome/session/session-notices";
import { ConfirmOutlet } from "./features/confirm-session/confirm-outlet";
import { OverrideBanner } from "./host/registry/overrides/override-banner";
import { RegistryPanel } from "./host/registry/registry-panel";
import { useRegistryStore } from "./host/registry/registry.store";
import { RouterContext } from "./host/outlet/router-context";
import { createSiteRouter } from "./site-router";

function Routed() {
  const router = useMemo(() => {
    const { registry } = useRegistryStore.getState();
    return registry && createSiteRouter(registry);
  }, []);
  if (!router) return null;
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  );
}

/** Renders the whole page. The registry comes first, because the remotes' routes are the site's routes. */
export function Site() {
  // Deferred, so that the pages render in interruptible steps.
  const status = useDeferredValue(useRegistryStore((state) => state.status));
  return (
    <QueryClientProvider client={queryClient}>
      <OverrideBanner />
      <SessionNotices />
      <LicenseGate>
        {status === "loading" && <SlowStart />}
        {status === "ready" && <Routed />}
        {status === "failed" && <RegistryPanel />}
      </LicenseGate>
      <ConfirmOutlet />
      <Toaster />
    </QueryClientProvider>
  );
}
