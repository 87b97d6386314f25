import { appsEndpoints } from "@listwise/contracts/apps";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { getWorkspace, setWorkspace } from "@listwise/shared-auth";
import { answerWith, signInAs } from "@listwise/shared-auth/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { aTrackedApp } from "../../testing/a-tracked-app";
import { renderSite } from "../../testing/render-site";
import { aRegistry, setupSite } from "../../testing/setup-site";
import { useRegistryStore } from "../../host/registry/registry.store";

const server = setupSite();

beforeEach(() => {
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: [aTrackedApp(), aTrackedApp({ id: 8 })] }),
    answerWith(workspaceEndpoints.get, { success: true, data: { appId: 7, country: "gb" } }),
    answerWith(workspaceEndpoints.save, { success: true, data: { appId: 8, country: "gb" } }),
  );
});

function open(path: string) {
  signInAs("user");
  return renderSite(path);
}

test("an address without an app gets the remembered one, in the same history entry", async () => {
  const { router } = open("/keywords?sort=rank#list");
  await waitFor(() => expect(router.state.location.search).toBe("?sort=rank&for=7&country=gb"));

  expect(router.state.location.hash).toBe("#list");
  expect(router.state.historyAction).toBe("REPLACE");
});

test("the address wins over the remembered app, also on the next page", async () => {
  const { router, user } = open("/dashboard?for=8&country=de");
  await user.click(await screen.findByRole("link", { name: "To the keywords" }));

  await waitFor(() => expect(router.state.location.pathname).toBe("/keywords"));
  await waitFor(() => expect(router.state.location.search).toBe("?for=8&country=de"));
});

test("links of the sidebar to such pages carry it, others don't", async () => {
  const [remote] = aRegistry.remotes;
  if (!remote) throw new Error("The registry for tests has a remote.");
  const route = { path: "/dashboard", guard: "user" as const, title: "", titleKey: "seo.title.x" };
  const descriptor = { ...remote.descriptor, routes: [{ ...route, workspace: true }] };
  useRegistryStore.setState({ registry: { ...aRegistry, remotes: [{ ...remote, descriptor }] } });
  open("/dashboard");

  const link = await screen.findByRole("link", { name: "Dashboard" });
  await waitFor(() => expect(link).toHaveAttribute("href", "/dashboard?for=7&country=gb"));
  expect(screen.getByRole("link", { name: "Title Optimizer" })).toHaveAttribute(
    "href",
    "/aso-tools/title-optimizer",
  );
});

test("the country of open details is not the page's", async () => {
  const { router } = open("/keywords?app=9&country=fr");
  await waitFor(() => expect(router.state.location.search).toContain("for=7"));

  expect(getWorkspace()).toEqual({ appId: 7, country: "gb" });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    for: "7",
    app: "9",
    country: "fr",
    "page-country": "gb",
  });
});

test.each(["99", "x"])("for=%s, which is not tracked, becomes all apps with a notice", async (id) => {
  const { router } = open(`/keywords?for=${id}&country=gb`);

  expect(await screen.findByText("You don't track this app")).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe("?for=all&country=gb"));
  await waitFor(() => expect(getWorkspace().appId).toBeNull());
});

test("on a page without a current app, switching leaves the address alone", async () => {
  const { router } = open("/blog");
  await waitFor(() => expect(getWorkspace().appId).toBe(7));
  act(() => setWorkspace({ appId: 8 }));

  expect(getWorkspace().appId).toBe(8);
  expect(router.state.location.search).toBe("");
});

test("Back and Forward follow the address", async () => {
  const { router } = open("/keywords?for=7&country=gb");
  await screen.findByRole("heading", { name: "Keywords" });
  act(() => setWorkspace({ appId: 8 }));
  await waitFor(() => expect(getWorkspace().appId).toBe(8));

  await act(() => router.navigate(-1));
  expect(getWorkspace().appId).toBe(7);
  await act(() => router.navigate(1));
  expect(getWorkspace().appId).toBe(8);
});
