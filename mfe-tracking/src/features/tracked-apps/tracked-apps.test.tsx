import { appsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import { siteEndpoints } from "@listwise/contracts/site";
import { viewsEndpoints } from "@listwise/contracts/views";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { adoptWorkspace, bus } from "@listwise/shared-auth";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { anApp, aSearchAnswer } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { TrackedAppsPage } from "./tracked-apps.page";

const radar = anApp({ id: 1, name: "Radar Now" });
const clock = anApp({ id: 2, name: "Clock", rating: null, developer: null, primaryGenre: null });
const server = startApiServer(answerWith(viewsEndpoints.list, { success: true, data: [] }));

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(appsEndpoints.search, aSearchAnswer([radar, clock])),
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
    answerWith(workspaceEndpoints.get, { success: true, data: { appId: null, country: "us" } }),
    answerWith(portfolioEndpoints.tracked, { success: true, data: [], advanced: true }),
    answerWith(ownAppsEndpoints.owned, { success: true, data: [] }),
    answerWith(siteEndpoints.publicConfig, { success: true, data: [], source: "sample", platforms: ["ios"] }),
  );
});

const results = () => screen.findByRole("list", { name: "Search results" });

test("a search is written to the address and lists apps in store order", async () => {
  const { user, container } = renderPage(<TrackedAppsPage />, "/tracked-apps");
  expect(screen.getByRole("heading", { level: 1, name: "Tracked Apps" })).toBeInTheDocument();
  expect(await screen.findByText("No apps tracked yet")).toBeInTheDocument();

  await user.type(screen.getByRole("searchbox", { name: "Search apps" }), "weather{Enter}");

  const [first, second] = within(await results()).getAllByRole("listitem");
  expect(first).toHaveTextContent(/Position 1.*Radar Now.*Skyline Labs.*4\.5/);
  expect(second).toHaveTextContent(/Position 2.*Clock.*Developer unknown.*Not rated yet/);
  expect(screen.getByLabelText("Address")).toHaveTextContent("/tracked-apps?q=weather&country=us");
  await expectNoViolations(container);
});

test("F28 ten presses send one request; the app is shown as tracked immediately, also in the list", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    handle(appsEndpoints.follow, async () => {
      await answered;
      return Response.json({
        success: true,
        data: { ...radar, isFollowing: true },
        isFollowing: true,
        message: "Followed",
      });
    }),
  );
  let asked = 0;
  server.events.on("request:start", ({ request }) => {
    if (request.method === "POST") asked += 1;
  });
  const heard = jest.fn();
  const off = bus.on("app:followed", heard);
  renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather");

  const track = within(await results()).getByRole("button", { name: "Track Radar Now" });
  act(() => {
    for (let press = 0; press < 10; press += 1) track.click();
  });

  const followed = await screen.findByRole("list", { name: "Tracked apps" });
  expect(within(followed).getByRole("link", { name: "Radar Now" })).toBeInTheDocument();
  expect(
    within(await results()).getByRole("button", { name: "Processing... Radar Now" }),
  ).toBeInTheDocument();
  answer();
  expect(await within(followed).findByRole("button", { name: "Untrack Radar Now" })).toBeInTheDocument();
  expect(await screen.findByText("App tracked")).toBeInTheDocument();
  expect(asked).toBe(1);
  expect(heard).toHaveBeenCalledWith({ appId: 1, storeId: radar.storeId, name: "Radar Now" });
  off();
});

test("F27 a refusal rolls back only this app and shows the reason", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(appsEndpoints.follow, "INTERNAL", "The server failed."));
  const { user } = renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather");

  await user.click(within(await results()).getByRole("button", { name: "Track Radar Now" }));

  expect(await screen.findByText("Failed to follow app: The server failed.")).toBeInTheDocument();
  expect(within(await results()).getByRole("button", { name: "Track Radar Now" })).toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Tracked apps" })).not.toBeInTheDocument();
});

test("F27 a failed untrack restores the app's position", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const data = [radar, clock].map((app) => ({
    app: { ...app, isFollowing: true },
    followedAt: "2025-10-01T00:00:00Z",
    tags: [],
  }));
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data }),
    failWith(appsEndpoints.unfollow, "INTERNAL", "The server failed."),
  );
  const { user } = renderPage(<TrackedAppsPage />, "/tracked-apps");

  await user.click(await screen.findByRole("button", { name: "Untrack Radar Now" }));

  expect(await screen.findByText("Failed to unfollow app: The server failed.")).toBeInTheDocument();
  await waitFor(() => {
    const items = within(screen.getByRole("list", { name: "Tracked apps" })).getAllByRole("listitem");
    expect(items.map((item) => within(item).getByRole("link").textContent)).toEqual(["Radar Now", "Clock"]);
  });
});

test("the plan's limit links to the subscription", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const details = { feature: "max_tracked_apps", usage: null };
  server.use(failWith(appsEndpoints.follow, "FEATURE_LIMIT_EXCEEDED", "Feature Limit Exceeded", details));
  const { user } = renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather");

  await user.click(within(await results()).getByRole("button", { name: "Track Radar Now" }));

  expect(await screen.findByText("Feature Limit Reached")).toBeInTheDocument();
  expect(screen.getByText(/reached the limit for tracked apps/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Upgrade" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("/subscription");
});

test("a failed search can be retried", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(appsEndpoints.search, "UNKNOWN_COUNTRY", "Unknown country."));
  const { user } = renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather");
  expect(await screen.findByText("The search failed")).toBeInTheDocument();

  server.use(answerWith(appsEndpoints.search, aSearchAnswer([radar])));
  await user.click(screen.getByRole("button", { name: "Retry" }));

  expect(within(await results()).getByRole("link", { name: "Radar Now" })).toBeInTheDocument();
});

test("the form offers only stores that the source can search", async () => {
  renderPage(<TrackedAppsPage />, "/tracked-apps");
  const choice = () => screen.getByRole("combobox", { name: "Store" });
  expect(await screen.findByText("No apps tracked yet")).toBeInTheDocument();
  expect(within(choice()).queryByText("Google Play")).not.toBeInTheDocument();
});

test("a source with both stores offers both", async () => {
  const platforms: ("ios" | "android")[] = ["ios", "android"];
  server.use(
    answerWith(siteEndpoints.publicConfig, { success: true, data: [], source: "dataset", platforms }),
  );
  renderPage(<TrackedAppsPage />, "/tracked-apps");
  expect(await screen.findByRole("option", { name: "Google Play" })).toBeInTheDocument();
});

describe("the store of a search", () => {
  const asked: (string | null)[] = [];
  const both: ("ios" | "android")[] = ["ios", "android"];
  beforeEach(() => {
    asked.length = 0;
    server.use(
      answerWith(siteEndpoints.publicConfig, { success: true, data: [], source: "sample", platforms: both }),
      answerWith(appsEndpoints.followed, {
        success: true,
        data: [{ app: anApp({ id: 9, platform: "android" }), followedAt: "2026-01-02T00:00:00Z", tags: [] }],
      }),
      handle(appsEndpoints.search, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("platform"));
        return Response.json(aSearchAnswer([radar]));
      }),
    );
    adoptWorkspace({ appId: 9, country: "us" });
  });
  afterEach(() => adoptWorkspace({ appId: null }));
  const choice = () => screen.getByRole("combobox", { name: "Store" });

  test("is that of the current app until another is chosen, which the address keeps", async () => {
    const { user } = renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather");
    expect(await results()).toBeInTheDocument();
    expect(choice()).toHaveValue("android");
    expect(asked).toEqual(["android"]);

    await user.selectOptions(choice(), "App Store");
    await waitFor(() => expect(asked).toEqual(["android", "ios"]));
    expect(screen.getByLabelText("Address")).toHaveTextContent("store=ios");
    expect(choice()).toHaveValue("ios");
  });

  test("is the one of the address", async () => {
    adoptWorkspace({ appId: null, country: "us" });
    server.use(answerWith(appsEndpoints.followed, { success: true, data: [] }));
    renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather&store=android");
    expect(await results()).toBeInTheDocument();
    expect(choice()).toHaveValue("android");
    expect(asked).toEqual(["android"]);
  });

  test("is one that the source can search", async () => {
    const platforms: ("ios" | "android")[] = ["ios"];
    server.use(
      answerWith(siteEndpoints.publicConfig, { success: true, data: [], source: "apple", platforms }),
    );
    renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather");
    expect(await results()).toBeInTheDocument();
    expect(choice()).toHaveValue("ios");
    expect(asked).toEqual(["ios"]);
  });
});

test("an address with an unsupported store shows the reason", async () => {
  const reason = "This installation has no source for Google Play.";
  server.use(
    answerWith(appsEndpoints.search, {
      ...aSearchAnswer([]),
      platform: "android",
      platforms: ["ios"],
      reason,
    }),
  );
  renderPage(<TrackedAppsPage />, "/tracked-apps?q=weather&store=android");
  expect(await screen.findByText(reason)).toBeInTheDocument();
});
