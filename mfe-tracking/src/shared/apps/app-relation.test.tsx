import {
  appsEndpoints,
  competitorsEndpoints,
  appRelationsEndpoints,
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
import { screen, waitFor } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { AppRelationBadge, AppRelationMenu } from "./app-relation";

const server = startApiServer();
const app = anApp({ id: 21, storeId: "921", name: "Rival" });
const mine = anApp({ id: 11, name: "Mine", isFollowing: true });
let events: ReturnType<typeof spyOnBus>;

beforeEach(() => {
  resetSession();
  signInAs("user");
  events = spyOnBus();
});
afterEach(() => events.stop());

const track = (part: Partial<TrackedApp>): TrackedApp => ({
  ...{ app: mine, followedAt: "2026-01-02T00:00:00Z", tags: [], relation: "own", competitorOf: [] },
  ...part,
});

/** Serves the tracked apps, which `change` may replace. */
function serve(...tracked: TrackedApp[]) {
  const state = { tracked: [track({}), ...tracked] };
  server.use(handle(appsEndpoints.followed, () => Response.json({ success: true, data: state.tracked })));
  return state;
}

function renderMenu() {
  return renderPage(
    <>
      <AppRelationBadge app={app} />
      <AppRelationMenu app={app} country="gb" />
    </>,
    "/",
  );
}

async function choose(user: ReturnType<typeof renderMenu>["user"], name: string) {
  await user.click(await screen.findByRole("button", { name: "More for Rival" }));
  await user.click(
    await screen.findByRole(name.startsWith("Comp") ? "menuitemcheckbox" : "menuitem", { name }),
  );
}

test("an untracked app becomes a competitor of an own app", async () => {
  const state = serve();
  const sent: unknown[] = [];
  server.use(
    handle(competitorsEndpoints.add, async ({ request, params }) => {
      sent.push(params.id, await request.json());
      state.tracked.push(track({ app, relation: "competitor", competitorOf: [11] }));
      return Response.json({ success: true, data: { chosen: 1, depth: 3 } });
    }),
  );
  const { user, container } = renderMenu();
  await choose(user, "Competitor of Mine");

  expect(await screen.findByText("Now a competitor of Mine")).toBeInTheDocument();
  expect(await screen.findByText("Competitor")).toBeInTheDocument();
  expect(sent).toEqual(["11", { competitorId: "21", country: "gb" }]);
  expect(events.getPayloads("app:relation-changed")).toEqual([
    { appId: 21, storeId: "921", name: "Rival", relation: "competitor" },
  ]);
  expect(screen.getByRole("menuitemcheckbox", { name: "Competitor of Mine" })).toBeChecked();
  await user.keyboard("{Escape}");
  await expectNoViolations(container);
});

test("a competitor that the plan has no room for is no longer tracked, and the message says so", async () => {
  const state = serve(track({ app, relation: "competitor", competitorOf: [11] }));
  server.use(
    handle(competitorsEndpoints.remove, () => {
      state.tracked.pop();
      return Response.json({ success: true, data: { chosen: 0, depth: 3 } });
    }),
  );
  const { user } = renderMenu();
  await choose(user, "Competitor of Mine");

  expect(await screen.findByText(/your plan has no room for it/)).toBeInTheDocument();
  expect(events.getPayloads("app:unfollowed")).toEqual([{ appId: 21, storeId: "921", name: "Rival" }]);
  await waitFor(() => expect(screen.queryByText("Competitor")).not.toBeInTheDocument());
});

test("an untracked app is tracked as the user's own", async () => {
  const state = serve();
  let sent: unknown;
  server.use(
    handle(appsEndpoints.followByStoreId, async ({ request }) => {
      sent = await request.json();
      state.tracked.push(track({ app, relation: "own" }));
      return Response.json({ success: true, data: app, isFollowing: true, message: "" });
    }),
  );
  const { user } = renderMenu();
  await choose(user, "This is my app");

  expect(await screen.findByText("This is your app now")).toBeInTheDocument();
  expect(sent).toEqual({ storeId: "921", platform: "ios", country: "gb", relation: "own" });
});

test("a refusal is shown, and the relation stays", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  serve(track({ app, relation: "watching" }));
  server.use(failWith(appRelationsEndpoints.setRelation, "NOT_FOUND", "You don't track this app."));
  const { user } = renderMenu();
  await choose(user, "This is my app");

  expect(await screen.findByText("Couldn't change Rival: You don't track this app.")).toBeInTheDocument();
  expect(screen.getByText("Watching")).toBeInTheDocument();
});

test("a saved change isn't called failed if the tracked apps can't be refreshed", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const state = serve(track({ app, relation: "watching" }));
  server.use(
    handle(appRelationsEndpoints.setRelation, () => {
      state.tracked = [track({}), track({ app, relation: "own" })];
      server.use(failWith(appsEndpoints.followed, "FORBIDDEN", "No."));
      return Response.json({ success: true, data: { relation: "own", competitorOf: [] } });
    }),
  );
  const { user } = renderMenu();
  await choose(user, "This is my app");

  expect(await screen.findByText("The change is saved")).toBeInTheDocument();
  expect(screen.queryByText(/Couldn't change/)).not.toBeInTheDocument();
  serve(...state.tracked.slice(1));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("This is your app now")).toBeInTheDocument();
  expect(screen.getByText("Your app")).toBeInTheDocument();
});

test("nothing is offered until the tracked apps are known", async () => {
  server.use(answerWith(appsEndpoints.followed, { success: true, data: [] }));
  renderMenu();
  expect(screen.queryByRole("button", { name: "More for Rival" })).not.toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "More for Rival" })).toBeInTheDocument();
});
