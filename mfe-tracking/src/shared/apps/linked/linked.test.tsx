import {
  appLinksEndpoints,
  appsEndpoints,
  type AppLinkState,
  type TrackedApp,
} from "@listwise/contracts/apps";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  spyOnBus,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { AppRelationMenu } from "../app-relation";
import { LinkedStore } from "./linked-store";

const server = startApiServer();
const app = anApp({ id: 11, name: "Skyline" });
const twin = anApp({ id: 12, name: "Skyline Radar", platform: "android" });
const other = anApp({ id: 13, name: "Zebra", developer: "Zoo", platform: "android" });
const candidates: AppLinkState["candidates"] = [
  { app: twin, matches: ["name", "developer"] },
  { app: other, matches: [] },
];
let events: ReturnType<typeof spyOnBus>;
let linkedTo: number | null;

const track = (one: typeof app, link: number | null): TrackedApp => ({
  ...{ app: one, followedAt: "2026-01-02T00:00:00Z", tags: [], relation: "own", competitorOf: [] },
  linkedTo: link,
});
const answerState = (state: Partial<AppLinkState>) =>
  answerWith(appLinksEndpoints.get, { success: true, data: { linked: null, candidates: [], ...state } });

beforeEach(() => {
  resetSession();
  signInAs("user");
  events = spyOnBus();
  linkedTo = null;
  server.use(
    handle(appsEndpoints.followed, () => {
      const data = [track(app, linkedTo), track(twin, linkedTo && app.id), track(other, null)];
      return Response.json({ success: true, data });
    }),
    answerState({ candidates }),
    handle(appLinksEndpoints.save, async ({ request }) => {
      const body: unknown = await request.json();
      expect(body).toEqual({ appId: twin.id });
      linkedTo = twin.id;
      const data = { appIds: [app.id, twin.id], linkedAt: "2026-01-02T00:00:00Z" };
      return Response.json({ success: true, data });
    }),
    handle(appLinksEndpoints.remove, () => {
      linkedTo = null;
      return Response.json({ success: true });
    }),
  );
});
afterEach(() => events.stop());

const renderMenu = () =>
  renderPage(
    <>
      <LinkedStore app={app} />
      <AppRelationMenu app={app} />
    </>,
    "/",
  );
const openMenu = async (user: ReturnType<typeof renderMenu>["user"], item: string) => {
  await user.click(await screen.findByRole("button", { name: "More for Skyline" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
};
async function openDialog() {
  const page = renderMenu();
  await openMenu(page.user, "Link with Google Play…");
  const dialog = await screen.findByRole("dialog", { name: "Link Skyline with Google Play" });
  return { ...page, dialog: within(dialog) };
}

test("no accessibility violations; suggestions come first, and a search finds the others", async () => {
  const { dialog, user, baseElement } = await openDialog();
  const suggestions = within(await dialog.findByRole("list", { name: "Suggestions" }));
  expect(suggestions.getByRole("listitem")).toHaveTextContent(
    "Skyline RadarSkyline Labs · same name · same developer",
  );
  expect(within(dialog.getByRole("list", { name: "Other apps" })).getByText("Zebra")).toBeVisible();
  await expectNoViolations(baseElement);

  await user.type(dialog.getByRole("searchbox", { name: "Search your apps in Google Play" }), "zoo");
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["ZZebraZooLink"]);
  await user.type(dialog.getByRole("searchbox"), "!");
  expect(dialog.getByText("No app matches “zoo!”")).toBeVisible();
});

test("linking closes the dialog, returns the focus, tells other views and shows the linked app", async () => {
  const { dialog, user } = await openDialog();
  await user.click(await dialog.findByRole("button", { name: "Link Skyline Radar" }));
  const link = await screen.findByRole("link", { name: "Linked with Google Play" });
  expect(link).toHaveAttribute("href", "/?app=12&country=us");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "More for Skyline" })).toHaveFocus());
  expect(events.getPayloads("app:links-changed")).toEqual([{ appIds: [11, 12] }]);
});

test("a refusal stays in the dialog, and another app can be chosen", async () => {
  const message = "One of these apps is already linked to another app. Unlink it first.";
  server.use(failWith(appLinksEndpoints.save, "CONFLICT", message));
  const { dialog, user } = await openDialog();
  await user.click(await dialog.findByRole("button", { name: "Link Skyline Radar" }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Link Zebra" })).toBeEnabled();
});

test("without an app to link the dialog says what to do", async () => {
  server.use(answerState({}));
  const { dialog } = await openDialog();
  expect(await dialog.findByText(/Track the same product's app in Google Play first/)).toBeVisible();
  expect(dialog.getByRole("link", { name: "Add app" })).toHaveAttribute("href", "/tracked-apps");
});

test("unlinking can be undone", async () => {
  linkedTo = twin.id;
  const { user } = renderMenu();
  await screen.findByRole("link", { name: "Linked with Google Play" });
  await openMenu(user, "Unlink from Google Play");
  await waitFor(() => expect(screen.queryByRole("link", { name: /Linked with/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: "Linked with Google Play" })).toBeVisible();
});
