import { appsEndpoints } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { clearToasts } from "@listwise/shared-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";
import { startDock, useDockStore } from "./dock.store";

const server = setupSite();
startDock();

beforeEach(() => {
  signInAs("user");
  useDockStore.setState({ apps: [] });
  clearToasts();
});

async function minimize() {
  const site = renderSite("/keywords");
  await screen.findByRole("heading", { name: "Keywords" });
  act(() => {
    bus.emit("app:minimized", { appId: 7, storeId: "281940292", name: "WeatherBug", icon: null });
    bus.emit("app:minimized", { appId: 7, storeId: "281940292", name: "WeatherBug", icon: null });
  });
  return site;
}

test("restoring opens the details by URL and removes the card", async () => {
  server.use(handle(appsEndpoints.get, () => HttpResponse.json({}, { status: 500 })));
  const { user, router } = await minimize();

  await user.click(screen.getByRole("button", { name: "WeatherBug Click to restore" }));
  expect(screen.getByText("Restoring...")).toBeInTheDocument();

  await waitFor(() => expect(router.state.location.search).toBe("?for=all&app=7"));
  expect(screen.queryByRole("region", { name: "Minimized apps" })).not.toBeInTheDocument();
});

test("restoring asks for the listing of the country and reopens the tab", async () => {
  const asked: string[] = [];
  server.use(
    handle(appsEndpoints.get, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { user, router } = renderSite("/keywords");
  await screen.findByRole("heading", { name: "Keywords" });
  const app = { appId: 7, storeId: "281940292", name: "WeatherBug", icon: null };
  act(() => bus.emit("app:minimized", { ...app, country: "de", tab: "reviews" }));
  await user.click(screen.getByRole("button", { name: "WeatherBug Click to restore" }));
  await waitFor(() => expect(router.state.location.search).toContain("app=7"));
  expect(asked).toEqual(["?country=de"]);
  expect(router.state.location.search).toMatch(/tab=reviews.*country=de|country=de.*tab=reviews/);
});

test("a deleted app causes an error toast", async () => {
  server.use(failWith(appsEndpoints.get, "NOT_FOUND", "There is no such app."));
  const { user, router } = await minimize();

  await user.click(screen.getByRole("button", { name: "WeatherBug Click to restore" }));

  expect(await screen.findByText("Uygulama bulunamadı.")).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe("?for=all"));
});

test("closing a card shows a toast in Turkish, marked as such", async () => {
  const { user } = await minimize();

  await user.click(screen.getByRole("button", { name: "Close WeatherBug" }));

  expect((await screen.findByText("Uygulama Kapatıldı")).closest("[lang]")).toHaveAttribute("lang", "tr");
  expect(useDockStore.getState().apps).toEqual([]);
});

test("a logout empties the dock", async () => {
  await minimize();

  act(() => {
    bus.emit("user:logged-out", { reason: "user" });
  });

  expect(screen.queryByText("WeatherBug")).not.toBeInTheDocument();
});
