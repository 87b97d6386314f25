import type { Registry, RemoteDescriptor } from "@listwise/contracts/remotes";
import { presenceEndpoints } from "@listwise/contracts/account";
import { secondFactorEndpoints } from "@listwise/contracts/auth";
import { siteEndpoints } from "@listwise/contracts/site";
import { storeEndpoints, type StoreSource } from "@listwise/contracts/store";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { answerWith, startApiServer, resetSession } from "@listwise/shared-auth/testing";
import { http, HttpResponse } from "msw";
import { useRegistryStore } from "../host/registry/registry.store";

const entry = (
  area: "sidebar" | "top" | "public" | "footer" | "admin",
  label: string,
  path: string,
  order: number,
) => ({
  area,
  label,
  path,
  order,
});

const navigation: RemoteDescriptor["navigation"] = [
  { ...entry("sidebar", "Dashboard", "/dashboard", 10), guard: "user", icon: "layout-dashboard" },
  { ...entry("sidebar", "ASO Tools", "/aso-tools", 50), guard: "user" },
  {
    ...entry("sidebar", "Title Optimizer", "/aso-tools/title-optimizer", 51),
    guard: "user",
    parent: "/aso-tools",
  },
  { ...entry("sidebar", "Admin Dashboard", "/admin", 120), guard: "admin" },
  { ...entry("top", "Keywords", "/keywords", 20), guard: "user" },
  { ...entry("top", "Admin", "/admin", 80), guard: "admin" },
  { ...entry("public", "Features", "/pricing#features", 10), guard: "public" },
  { ...entry("public", "Blog", "/blog", 40), guard: "public" },
  { ...entry("footer", "Terms of Service", "/legal/terms", 10), guard: "public", group: "Legal" },
  {
    ...entry("footer", "App Store resources", "https://example.com/store", 20),
    guard: "public",
    group: "Resources",
  },
];

/** A registry with one remote, for menus and titles. */
export const aRegistry: Registry = {
  composition: "test",
  shell: { version: "1.0.0" },
  remotes: [
    {
      name: "mfe-tracking",
      version: "1.0.0",
      enabled: true,
      descriptor: {
        name: "mfe-tracking",
        owner: "@listwise/tracking",
        contract: 1,
        routes: [],
        navigation,
        permissions: [],
        widgets: [],
      },
    },
  ],
};

const SOURCE: StoreSource = {
  kind: "apple",
  label: "App Store",
  live: true,
  capturedAt: null,
  storefronts: null,
  fields: [],
};

/** Mocks the public configuration. */
export function mockConfig(values: Record<string, string>) {
  const data = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    type: "string",
    description: null,
  }));
  return answerWith(siteEndpoints.publicConfig, { success: true, data, source: "sample" });
}

/** Mocks a recently confirmed session; a test can override the handler. */
function confirmedSession() {
  const recentUntil = new Date(Date.now() + 600_000).toISOString();
  return answerWith(secondFactorEndpoints.confirmation, {
    success: true,
    data: { recentUntil, methods: ["password"] },
  });
}

/**
 * Sets up a site with a registry, a valid license and no configuration, without a signed-in user. Call it at
 * the top level of a test file.
 */
export function setupSite() {
  const server = startApiServer(
    answerWith(siteEndpoints.license, { ok: true, killSwitch: false }),
    mockConfig({}),
    answerWith(storeEndpoints.source, { success: true, data: SOURCE }),
    answerWith(workspaceEndpoints.get, { success: true, data: { appId: null, country: "us" } }),
    answerWith(presenceEndpoints.report, { success: true }),
    confirmedSession(),
    http.get("*/remotes.json", () => HttpResponse.json(aRegistry)),
    http.all("*/socket.io/*", () => new HttpResponse(null, { status: 503 })),
  );
  beforeEach(() => {
    resetSession();
    useRegistryStore.setState({ status: "ready", registry: aRegistry });
    window.scrollTo = jest.fn();
    // The test environment has no layout.
    Element.prototype.scrollIntoView = () => {};
  });
  return server;
}
