import {
  appRelationsEndpoints,
  appsEndpoints,
  ownAppsEndpoints,
  type Relation,
} from "@listwise/contracts/apps";
import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import { siteEndpoints } from "@listwise/contracts/site";
import { viewsEndpoints } from "@listwise/contracts/views";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { buildCsv } from "@listwise/shared-ui/table";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { AddAppDialog } from "./add-app-dialog";
import { appColumns } from "./app-columns";
import { mergeApps } from "./my-apps";
import { MyAppsCard } from "./my-apps-card";
import { parseStoreId } from "../../shared/apps/stores";
import { TrackedAppsPage } from "./tracked-apps.page";

const server = startApiServer(answerWith(viewsEndpoints.list, { success: true, data: [] }));
const radar = anApp({ id: 1, name: "Radar Now", rating: 3.2, isFollowing: true });
const clock = anApp({ id: 2, name: "Clock", rating: 4.8, isFollowing: true });
const own = anApp({ id: 3, name: "Own App", rating: null });
const followed = [
  { app: radar, followedAt: "2025-10-02T00:00:00Z", tags: ["rival"] },
  { app: clock, followedAt: "2025-10-01T00:00:00Z", tags: ["tools", "rival"] },
];
const figures = [
  { appId: 1, visibility: 12.34, averageRank: 20.5, ranked: 8, keywords: 12 },
  { appId: 2, visibility: 40, averageRank: null, ranked: 0, keywords: 0 },
];
const taken = "This app is already in your list or couldn't be added. Please try another app.";

beforeEach(() => {
  resetSession();
  signInAs("user");
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: followed }),
    answerWith(ownAppsEndpoints.owned, { success: true, data: [own] }),
    answerWith(workspaceEndpoints.get, { success: true, data: { appId: null, country: "us" } }),
    answerWith(portfolioEndpoints.tracked, { success: true, data: figures, advanced: true }),
    answerWith(siteEndpoints.publicConfig, { success: true, data: [], source: "sample" }),
  );
});

const names = async () => {
  const list = await screen.findByRole("list", { name: "Tracked apps" });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => within(item).getByRole("link").textContent);
};

// Renders the list without the form: its two hundred country options make queries by role slow.
const renderList = (address = "/tracked-apps") => renderPage(<MyAppsCard searchAction={null} />, address);

test("own and tracked apps are in one list", async () => {
  const { container } = renderList();
  await screen.findByText("Own App");
  expect(await names()).toEqual(["Radar Now", "Clock", "Own App"]);
  await expectNoViolations(container);
});

test("shows the visibility and the average rank of each app, from one call, and sorts by them", async () => {
  const calls: string[] = [];
  server.use(
    handle(portfolioEndpoints.tracked, ({ request }) => {
      calls.push(request.url);
      return Response.json({ success: true, data: figures, advanced: true });
    }),
  );
  const { user } = renderList("/tracked-apps?sort=visibility");
  await screen.findByText("Own App");
  expect(await screen.findByText("8 of 12 ranked")).toBeVisible();
  expect(await names()).toEqual(["Clock", "Radar Now", "Own App"]);
  const [clockRow, radarRow, ownRow] = within(
    screen.getByRole("list", { name: "Tracked apps" }),
  ).getAllByRole("listitem");
  expect(clockRow).toHaveTextContent("Visibility40.0%Average rank– No keywords");
  expect(radarRow).toHaveTextContent("Visibility12.3%Average rank20.5 8 of 12 ranked");
  expect(ownRow).toHaveTextContent("Visibility–Average rank–");
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Best average rank");
  expect(await names()).toEqual(["Radar Now", "Clock", "Own App"]);
  expect(calls).toHaveLength(1);
});

test("without the figures the apps are still listed", async () => {
  server.use(failWith(portfolioEndpoints.tracked, "FORBIDDEN", "Not now."));
  renderList();
  expect(await screen.findByText(/^Couldn't load visibility and average ranks: Not now/)).toBeVisible();
  expect(await names()).toHaveLength(3);
});

test("filter, tag and sort order are in the address", async () => {
  const { user } = renderList();
  await screen.findByText("Own App");
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Best rated");
  expect(await names()).toEqual(["Clock", "Radar Now", "Own App"]);
  await user.click(screen.getByRole("button", { name: /^tools/ }));
  expect(await names()).toEqual(["Clock"]);
  expect(screen.getByLabelText("Address")).toHaveTextContent("/tracked-apps?sort=rating&tag=tools");
  await user.type(screen.getByRole("searchbox", { name: "Filter your apps" }), "z");
  await user.click(screen.getByRole("button", { name: "Clear filter" }));
  expect(await names()).toHaveLength(3);
});

test("shows the view of the address", async () => {
  renderList("/tracked-apps?show=own");
  expect(await names()).toEqual(["Own App"]);
});

test("exports the visible rows", () => {
  const [first] = mergeApps(followed, [own], new Map(figures.map((one) => [one.appId, one])));
  if (!first) throw new Error("There is no app.");
  const [header, row] = buildCsv(appColumns, [first]).split("\r\n");
  // The same words as in all other files.
  expect(header).toContain(
    "Rating,Number of ratings,Version,Updated,Tracked since,Visibility (%),Average rank,",
  );
  expect(row).toBe(
    `Radar Now,${radar.storeId},App Store,Skyline Labs,Weather,0,USD,3.2,1200,4.2,,2025-10-02T00:00:00Z,12.34,20.5,Watching,rival`,
  );
});

test("a known app is tracked as own instead of added", async () => {
  let body: unknown;
  server.use(
    failWith(ownAppsEndpoints.create, "CONFLICT", "It is known."),
    handle(appsEndpoints.followByStoreId, async ({ request }) => {
      body = await request.json();
      return Response.json({ success: true, data: radar, isFollowing: true, message: "App tracked" });
    }),
  );
  const { user } = renderPage(<AddAppDialog onClose={() => {}} />, "/tracked-apps");
  const dialog = await screen.findByRole("dialog", { name: "Add your own app" });
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), "Radar Now");
  await user.click(within(dialog).getByRole("textbox", { name: /Store ID/ }));
  await user.paste("https://apps.apple.com/us/app/radar/id900000001");
  await user.click(within(dialog).getByRole("button", { name: "Add app" }));
  expect(await screen.findByText("App tracked")).toBeInTheDocument();
  expect(body).toEqual({ storeId: "900000001", platform: "ios", relation: "own" });
});

test("an app that can't be tracked either keeps the input and shows the prescribed text", async () => {
  server.use(
    failWith(ownAppsEndpoints.create, "CONFLICT", "It is known."),
    failWith(appsEndpoints.followByStoreId, "NOT_FOUND", "There is no such app."),
  );
  const { user } = renderPage(<AddAppDialog onClose={() => {}} />, "/tracked-apps");
  const dialog = await screen.findByRole("dialog", { name: "Add your own app" });
  await user.click(within(dialog).getByRole("button", { name: "Add app" }));
  expect(await within(dialog).findByText("Enter the app's name.")).toBeInTheDocument();
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), "Mine");
  await user.type(within(dialog).getByRole("textbox", { name: /Store ID/ }), "900000009");
  await user.click(within(dialog).getByRole("button", { name: "Add app" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(taken);
  expect(within(dialog).getByRole("textbox", { name: /Name/ })).toHaveValue("Mine");
});

test("tags are saved as one list and shown immediately", async () => {
  let body: unknown;
  server.use(
    handle(ownAppsEndpoints.setTags, async ({ request }) => {
      body = await request.json();
      return Response.json({ success: true, data: ["rival", "new"] });
    }),
  );
  const { user } = renderList();
  await user.click(await screen.findByRole("button", { name: "More for Radar Now" }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit tags" }));
  await user.type(await screen.findByRole("textbox", { name: "Tags" }), ", new, new{Enter}");
  await waitFor(() => expect(body).toEqual({ tags: ["rival", "new"] }));
  expect(await screen.findByRole("button", { name: /^new/ })).toBeInTheDocument();
});

test("an own app is removed after confirmation", async () => {
  server.use(answerWith(ownAppsEndpoints.remove, { success: true }));
  const { user } = renderList();
  await user.click(await screen.findByRole("button", { name: "More for Own App" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove own app" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText("App removed")).toBeInTheDocument();
  expect(await names()).toEqual(["Radar Now", "Clock"]);
});

test("a watched app becomes the user's own, and an own one is only watched again, without a wait between", async () => {
  const sent: unknown[] = [];
  let relation: Relation = "watching";
  server.use(
    handle(appsEndpoints.followed, async () => {
      // The first change is still being loaded when the second one is made.
      if (sent.length === 1) await new Promise((resolve) => setTimeout(resolve, 200));
      return Response.json({
        success: true,
        data: [{ app: radar, followedAt: "2026-01-02T00:00:00Z", tags: [], relation, competitorOf: [] }],
      });
    }),
    answerWith(ownAppsEndpoints.owned, { success: true, data: [] }),
    handle(appRelationsEndpoints.setRelation, async ({ request }) => {
      sent.push(await request.json());
      relation = sent.length === 1 ? "own" : "watching";
      return Response.json({ success: true, data: { relation, competitorOf: [] } });
    }),
  );
  const { user } = renderList();
  await user.click(await screen.findByRole("button", { name: "More for Radar Now" }));
  await user.click(await screen.findByRole("menuitem", { name: "This is my app" }));
  const list = within(screen.getByRole("list", { name: "Tracked apps" }));
  expect(await list.findByText("Your app")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "More for Radar Now" }));
  await user.click(await screen.findByRole("menuitem", { name: "Not my app" }));
  await waitFor(() => expect(list.queryByText("Your app")).toBeNull());
  expect(sent).toEqual([{ relation: "own" }, { relation: "watching" }]);
});

test("undoing an untrack restores position and tags", async () => {
  const gone = { success: true as const, data: radar, isFollowing: false, message: "" };
  server.use(
    answerWith(appsEndpoints.unfollow, gone),
    answerWith(appRelationsEndpoints.restore, { ...gone, isFollowing: true }),
  );
  const { user } = renderList();
  await screen.findByText("Own App");
  const before = await names();
  await user.click(await screen.findByRole("button", { name: "Untrack Radar Now" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(document.activeElement).toHaveAccessibleName(/^Untrack (?!Radar Now)/);
  await user.click(undo);
  await screen.findByRole("button", { name: "Untrack Radar Now" });
  expect(await names()).toEqual(before);
  expect(screen.getByRole("button", { name: /^rival/ })).toBeInTheDocument();
});

test("an empty search shows the prescribed Turkish text", async () => {
  const { user } = renderPage(<TrackedAppsPage />, "/tracked-apps");
  await user.click(screen.getByRole("button", { name: "Search" }));
  const problem = screen.getByText("Arama sorgusu boş olamaz");
  expect(problem).toHaveAttribute("lang", "tr");
  expect(screen.getByRole("searchbox", { name: "Search apps" })).toHaveAccessibleDescription(
    "Arama sorgusu boş olamaz",
  );
});

test("an unreadable answer shows the prescribed Turkish text", async () => {
  server.use(handle(appsEndpoints.search, () => Response.json({ success: true, apps: [] })));
  renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather");
  expect(await screen.findByText("Beklenmeyen API yanıt formatı")).toHaveAttribute("lang", "tr");
});

test.each([
  ["https://apps.apple.com/us/app/radar/id123456789?l=en", "123456789", "ios"],
  ["id123456789", "123456789", "ios"],
  ["https://play.google.com/store/apps/details?id=com.acme.app&hl=en", "com.acme.app", "android"],
  ["com.acme.app", "com.acme.app", undefined],
])("extracts the store id of %s", (text, storeId, platform) => {
  expect(parseStoreId(text)).toEqual(platform ? { storeId, platform } : { storeId });
});
