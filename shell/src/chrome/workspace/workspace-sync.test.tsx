import { appsEndpoints } from "@listwise/contracts/apps";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { getWorkspace, setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { answerWith, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
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

test("completing the address does not undo a navigation that is not rendered yet", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    handle(workspaceEndpoints.get, async () => {
      await held;
      return HttpResponse.json({ success: true, data: { appId: 7, country: "gb" } });
    }),
  );
  const { router } = open("/dashboard");
  await screen.findByRole("heading", { name: "Dashboard" });
  await act(async () => {
    answer();
    void router.navigate("/keywords");
    await waitFor(() => expect(getWorkspace().appId).toBe(7));
  });

  await screen.findByRole("heading", { name: "Keywords" });
  await waitFor(() => expect(router.state.location.search).toBe("?for=7&country=gb"));
  expect(router.state.location.pathname).toBe("/keywords");
});

test("all apps are in the address too, with the country", async () => {
  server.use(answerWith(workspaceEndpoints.get, { success: true, data: { appId: null, country: "gb" } }));
  const { router } = open("/dashboard?sort=rank");
  await waitFor(() => expect(router.state.location.search).toBe("?sort=rank&for=all&country=gb"));
  expect(router.state.historyAction).toBe("REPLACE");

  act(() => setWorkspace({ appId: 8 }));
  await waitFor(() => expect(getWorkspace().appId).toBe(8));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("?sort=rank&for=all&country=gb");
  expect(getWorkspace().appId).toBeNull();
});

test("a link to all apps wins over the remembered app", async () => {
  const { router } = open("/dashboard?for=all&country=de");
  await waitFor(() => expect(getWorkspace()).toEqual({ appId: null, country: "de" }));
  await screen.findByRole("heading", { name: "Dashboard" });

  expect(router.state.location.search).toBe("?for=all&country=de");
});

test.each([
  ["/dashboard?for=abc&country=de", "?for=7&country=de"],
  ["/dashboard?for=&country=de", "?for=7&country=de"],
  ["/dashboard?for=8", "?for=8&country=gb"],
  ["/dashboard?for=all", "?for=all&country=gb"],
  // The page says that it doesn't know the country.
  ["/dashboard?for=8&country=xx", "?for=8&country=xx"],
  // A page of all countries keeps an address without one.
  ["/keywords?for=all", "?for=all"],
  ["/keywords?for=abc", "?for=7&country=gb"],
])("%s becomes %s", async (path, search) => {
  const { router } = open(path);
  await waitFor(() => expect(router.state.location.search).toBe(search));
  await screen.findByRole("heading", { name: /Dashboard|Keywords/ });
  await waitFor(() => expect(screen.queryByText("Loading")).not.toBeInTheDocument());

  expect(router.state.location.search).toBe(search);
  expect(screen.queryByText("You don't track this app")).not.toBeInTheDocument();
});

test("the address wins over the remembered app, also on the next page", async () => {
  const { router, user } = open("/dashboard?for=8&country=de");
  await user.click(await screen.findByRole("link", { name: "To the keywords" }));

  await waitFor(() => expect(router.state.location.pathname).toBe("/keywords"));
  await waitFor(() => expect(router.state.location.search).toBe("?for=8&country=de"));
});

test.each([
  [7, "/dashboard?for=7&country=gb", "/keywords?for=7&country=gb"],
  [null, "/dashboard?for=all&country=gb", "/keywords?for=all"],
])("links of the menus to such pages carry %s, others don't", async (appId, dashboard, keywords) => {
  server.use(answerWith(workspaceEndpoints.get, { success: true, data: { appId, country: "gb" } }));
  const [remote] = aRegistry.remotes;
  if (!remote) throw new Error("The registry for tests has a remote.");
  const route = { guard: "user" as const, title: "", titleKey: "seo.title.x", workspace: true };
  const routes = [
    { ...route, path: "/dashboard" },
    { ...route, path: "/keywords", allCountries: true },
  ];
  const descriptor = { ...remote.descriptor, routes };
  useRegistryStore.setState({ registry: { ...aRegistry, remotes: [{ ...remote, descriptor }] } });
  open("/dashboard");

  const link = await screen.findByRole("link", { name: "Dashboard" });
  await waitFor(() => expect(link).toHaveAttribute("href", dashboard));
  expect(screen.getByRole("link", { name: "Keywords" })).toHaveAttribute("href", keywords);
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

test("an app that is not tracked becomes all apps with a notice, before pages load its data", async () => {
  const { router } = open("/keywords?for=99&country=gb");
  const seen: (number | null)[] = [];
  renderHook(() => {
    const { appId, isKnown } = useWorkspace();
    if (isKnown) seen.push(appId);
  });

  expect(await screen.findByText("You don't track this app")).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe("?for=all&country=gb"));
  await waitFor(() => expect(seen.at(-1)).toBeNull());
  expect(seen).not.toContain(99);
  expect(router.state.historyAction).toBe("REPLACE");
});

test("if the tracked apps can't be loaded, pages don't wait for them", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(appsEndpoints.followed, "FORBIDDEN", "No."));
  const { router } = open("/keywords?for=99&country=gb");
  const { result } = renderHook(useWorkspace);

  await waitFor(() => expect(result.current).toMatchObject({ appId: 99, isKnown: true }));
  expect(router.state.location.search).toBe("?for=99&country=gb");
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
