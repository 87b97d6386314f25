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
import { anApp, sampleProvenance } from "../../../testing/builders";
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
    handle(appsEndpoints.search, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const q = searchParams.get("q") ?? "";
      const results = [
        anApp({ id: 21, name: `Found for ${q}`, platform: "android" }),
        anApp({ id: 22, name: "Tracked", platform: "android", isFollowing: true }),
      ];
      return Response.json({
        ...{ success: true, results, count: 2, query: q, platform: searchParams.get("platform") },
        ...{ country: "us", provenance: sampleProvenance, reason: null },
      });
    }),
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
  const others = within(dialog.getByRole("list", { name: "Other apps you track" }));
  expect(others.getByText("Zebra")).toBeVisible();
  const untracked = within(await dialog.findByRole("list", { name: "Not tracked yet, in Google Play" }));
  expect(untracked.getByText("Found for Skyline")).toBeVisible();
  expect(untracked.queryByText("Tracked")).not.toBeInTheDocument();
  await expectNoViolations(baseElement);

  await user.type(dialog.getByRole("searchbox", { name: "Search Google Play" }), "zoo");
  expect(dialog.queryByRole("list", { name: "Suggestions" })).not.toBeInTheDocument();
  expect(others.getByText("Zebra")).toBeVisible();
  expect(await dialog.findByText("Found for zoo")).toBeVisible();
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

test("an app that isn't tracked yet is tracked and linked in one call", async () => {
  const bodies: unknown[] = [];
  server.use(
    answerState({}),
    handle(appLinksEndpoints.save, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success: true, data: { appIds: [11, 21], linkedAt: "2026-01-02T00:00:00Z" } });
    }),
  );
  const { dialog, user } = await openDialog();
  await user.click(await dialog.findByRole("button", { name: "Track and link Found for Skyline" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toEqual([{ appId: 21, track: true, country: "us" }]);
  expect(events.getPayloads("app:followed")).toEqual([
    { appId: 21, storeId: "900000021", name: "Found for Skyline" },
  ]);
});

test("a store that can't be searched says why, and a failed search can be repeated", async () => {
  server.use(
    answerWith(appsEndpoints.search, {
      ...{ success: true, results: [], count: 0, query: "", country: "us" },
      platform: "android",
      provenance: sampleProvenance,
      reason: "This installation has no data source for Google Play.",
    }),
  );
  const { dialog, unmount } = await openDialog();
  expect(await dialog.findByText("This installation has no data source for Google Play.")).toBeVisible();
  unmount();
  server.use(failWith(appsEndpoints.search, "STORE_UNAVAILABLE", "No."));
  const again = await openDialog();
  expect(await again.dialog.findByRole("button", { name: "Retry" })).toBeVisible();
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
