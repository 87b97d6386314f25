import { accountEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { bus } from "@listwise/shared-auth";
import { answerWith, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, fakeWindowWidth, renderFirstPaint } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aTrackedApp } from "../../testing/a-tracked-app";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";
import { typeForFirstPaint } from "../../testing/type-for-first-paint";
import { closeOverlay, openOverlay } from "../overlays/overlay.store";

const server = setupSite();
const apps = [
  aTrackedApp({ id: 3, name: "Storm Radar", relation: "competitor", platform: "android" }),
  aTrackedApp({ id: 4, name: "Rain Alarm", relation: "watching", country: "gb" }),
  aTrackedApp({ id: 7, name: "WeatherBug" }),
];
let saved: unknown[];

beforeEach(() => {
  saved = [];
  closeOverlay();
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: apps }),
    answerWith(accountEndpoints.settings, {
      success: true,
      data: { countries: ["us", "de"], notifications: { newSignIn: true } },
    }),
    handle(workspaceEndpoints.save, async ({ request }) => {
      const body: unknown = await request.json();
      saved.push(body);
      return Response.json({ success: true, data: body });
    }),
  );
});

const sidebar = () => within(screen.getByRole("complementary", { name: "Menu and account" }));
const current = (name: RegExp) => waitFor(() => sidebar().getByRole("button", { name }));

async function openSwitcher(path = "/keywords") {
  signInAs("user");
  const site = renderSite(path);
  await current(/^Current app: (?!Loading)/);
  await site.user.click(sidebar().getByRole("button", { name: /^Current app: / }));
  const dialog = await screen.findByRole("dialog", { name: "Switch app" });
  return { ...site, dialog: within(dialog), element: dialog };
}

const optionNames = () =>
  within(screen.getByRole("listbox", { name: "Apps" }))
    .getAllByRole("option")
    .map((option) => option.textContent);

test("no accessibility violations; all apps come first, then own apps, competitors and watched ones", async () => {
  const { dialog, container } = await openSwitcher();
  await dialog.findByRole("option", { name: /WeatherBug/ });

  expect(optionNames()).toEqual([
    "All apps(current)",
    "WWeatherBugApp Store · United States",
    "SStorm RadarGoogle Play · United States",
    "RRain AlarmApp Store · United Kingdom",
  ]);
  expect(dialog.getByRole("group", { name: "Your apps" })).toBeInTheDocument();
  expect(dialog.getByRole("link", { name: "Add app" })).toHaveAttribute("href", "/tracked-apps");
  await expectNoViolations(container.ownerDocument.body);
});

test("on phones the field is painted first, then the list scrolls to the current app", async () => {
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  const site = await openSwitcher("/keywords?for=4&country=us");
  await site.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  scroll.mockClear();
  const view = fakeWindowWidth(390);
  renderFirstPaint(() => openOverlay("apps"));

  expect(screen.getByRole("combobox", { name: "Apps" })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: /WeatherBug/ })).not.toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Country" })).toHaveValue("us");
  const option = await screen.findByRole("option", { name: /Rain Alarm/ });
  await waitFor(() => expect(scroll.mock.contexts).toContain(option));
  view.restore();
});

test("on phones typing shows the list, so that Enter chooses from it", async () => {
  const { user } = await openSwitcher();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const view = fakeWindowWidth(390);
  renderFirstPaint(() => openOverlay("apps"));
  typeForFirstPaint(screen.getByRole("combobox", { name: "Apps" }), "storm");

  expect(screen.getByRole("option", { name: /Storm Radar/, selected: true })).toBeInTheDocument();
  view.restore();
});

test("the keyboard moves through the list, End and Home included; Escape returns the focus", async () => {
  const { dialog, user, element } = await openSwitcher();
  await dialog.findByRole("option", { name: /WeatherBug/ });
  const list = within(dialog.getByRole("listbox", { name: "Apps" }));
  const selected = () => list.getByRole("option", { selected: true }).textContent;
  expect(dialog.getByRole("combobox", { name: "Apps" })).toHaveFocus();
  expect(selected()).toMatch(/^All apps/);

  await user.keyboard("{ArrowDown}");
  expect(selected()).toMatch(/WeatherBug/);
  await user.keyboard("{End}");
  expect(selected()).toMatch(/Rain Alarm/);
  await user.keyboard("{Home}");
  expect(selected()).toMatch(/^All apps/);
  await user.keyboard("{Escape}");

  await waitFor(() => expect(element).not.toBeInTheDocument());
  await waitFor(() => expect(sidebar().getByRole("button", { name: /^Current app: / })).toHaveFocus());
});

test("switching keeps the page and its parameters; Back returns to the previous app", async () => {
  const { dialog, user, router } = await openSwitcher("/keywords?sort=rank");
  await dialog.findByRole("option", { name: /WeatherBug/ });
  await user.keyboard("bug");
  expect(optionNames()).toHaveLength(1);
  await user.keyboard("{Enter}");

  await current(/^Current app: WeatherBug United States · App Store/);
  expect(router.state.location).toMatchObject({
    pathname: "/keywords",
    search: "?sort=rank&for=7&country=us",
  });
  expect(saved).toEqual([{ appId: 7, country: "us" }]);
  expect(bus.last("workspace:changed")).toEqual({ appId: 7, country: "us" });

  await act(() => router.navigate(-1));
  await current(/^Current app: All apps/);
  expect(router.state.location.search).toBe("?sort=rank&for=all");
});

test("linked apps are one entry with both stores; either name finds both", async () => {
  const linked = [
    aTrackedApp({ id: 8, name: "Sky Radar", platform: "android", linkedTo: 7 }),
    aTrackedApp({ id: 7, name: "WeatherBug", linkedTo: 8 }),
    aTrackedApp({ id: 9, name: "Tides" }),
  ];
  server.use(answerWith(appsEndpoints.followed, { success: true, data: linked }));
  const { dialog, user } = await openSwitcher();
  await dialog.findByRole("option", { name: /WeatherBug/ });
  expect(optionNames().slice(1)).toEqual([
    "WWeatherBugApp Store · United States(linked)",
    "SSky RadarGoogle Play · United States(linked)",
    "TTidesApp Store · United States",
  ]);

  await user.keyboard("bug{ArrowDown}{Enter}");
  await current(/^Current app: Sky Radar United States · Google Play/);
});

test("a search without results says so", async () => {
  const { dialog, user } = await openSwitcher();
  await dialog.findByRole("option", { name: /WeatherBug/ });
  await user.keyboard("chess");

  expect(dialog.getByText("No app matches “chess”.")).toBeInTheDocument();
});

test("the country of the settings comes first, and every other one can be chosen", async () => {
  const { dialog, user, router } = await openSwitcher("/dashboard?for=7&country=us");
  const mine = await dialog.findByRole("group", { name: "Your countries" });
  await waitFor(() =>
    expect(
      within(mine)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["United States", "Germany"]),
  );
  await user.selectOptions(dialog.getByRole("combobox", { name: "Country" }), "Japan");

  await waitFor(() => expect(router.state.location.search).toBe("?for=7&country=jp"));
  expect(saved).toEqual([{ appId: 7, country: "jp" }]);
});

test("without apps it leads to adding one", async () => {
  server.use(answerWith(appsEndpoints.followed, { success: true, data: [] }));
  const { dialog } = await openSwitcher();

  expect(await dialog.findByText("No apps yet. Add your app.")).toBeInTheDocument();
});

test("a failure is shown and can be retried", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(appsEndpoints.followed, "FORBIDDEN", "No."));
  const { dialog, user } = await openSwitcher();
  expect(await dialog.findByText("Couldn't load your apps.")).toBeInTheDocument();

  server.use(answerWith(appsEndpoints.followed, { success: true, data: apps }));
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("option", { name: /WeatherBug/ })).toBeInTheDocument();
});

test("visitors have no switcher", async () => {
  renderSite("/blog");
  await screen.findByRole("heading", { name: "Blog" });

  expect(screen.queryByRole("button", { name: /^Current app/ })).not.toBeInTheDocument();
});
