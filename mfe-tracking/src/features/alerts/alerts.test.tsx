import {
  alertsEndpoints,
  webhooksEndpoints,
  type Alert,
  type AlertOptions,
  type AlertRule,
} from "@listwise/contracts/alerts";
import { appsEndpoints } from "@listwise/contracts/apps";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { bus } from "@listwise/shared-auth";
import { setStoreSource } from "@listwise/shared-ui";
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
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { useInvalidateOnEvents } from "../../shared/use-invalidate-on-events";
import { AlertsPage } from "./alerts.page";

const server = startApiServer();
const rule: AlertRule = {
  id: 5,
  appId: 11,
  appName: "Skyline Weather",
  country: "jp",
  scope: { type: "keyword", keyword: "storm" },
  keyword: "storm",
  keywordCount: 1,
  condition: "entered-top",
  threshold: 10,
  channels: { email: true, webhook: false },
  isPaused: false,
  createdAt: "2025-11-01T08:00:00Z",
};
const otherRule: AlertRule = {
  ...rule,
  id: 6,
  appId: 12,
  appName: "Tide Table",
  scope: { type: "tag", tag: "launch" },
  keyword: null,
  keywordCount: 0,
};
const alert: Alert = {
  id: 9,
  ruleId: 5,
  appId: 11,
  appName: "Skyline Weather",
  keyword: "storm",
  country: "jp",
  previousRank: 201,
  currentRank: 8,
  at: "2025-11-02T08:00:00Z",
  readAt: null,
};
const options: AlertOptions = {
  all: 12,
  favorites: 2,
  keywords: ["rain", "storm"],
  categories: [{ name: "Brand", count: 3 }],
  tags: [{ name: "Launch", count: 4 }],
  rules: 1,
  maxRules: 10,
};
const news = { id: 9, appId: 11, appName: "Skyline Weather", keyword: "storm", country: "jp" };

function Page() {
  useInvalidateOnEvents();
  return <AlertsPage />;
}

const serveOptions = (change: Partial<AlertOptions> = {}) =>
  server.use(answerWith(alertsEndpoints.options, { success: true, data: { ...options, ...change } }));

/** Records the bodies of requests for rules and answers with a rule. */
function recordRules() {
  const bodies: unknown[] = [];
  const record = async (request: Request, status: number) => {
    bodies.push(await request.json());
    return Response.json({ success: true, data: { ...rule, id: 7, threshold: 33 } }, { status });
  };
  server.use(
    handle(alertsEndpoints.addRule, ({ request }) => record(request, 201)),
    handle(alertsEndpoints.changeRule, ({ request }) => record(request, 200)),
  );
  return bodies;
}

/** Opens the page with a current app. `null` is all apps. */
function open(appId: number | null = 11, route = "/alerts") {
  server.use(answerWith(workspaceEndpoints.get, { success: true, data: { appId, country: "jp" } }));
  return renderPage(<Page />, route);
}

beforeEach(() => {
  resetSession();
  signInAs("user");
  serveOptions();
  server.use(
    answerWith(alertsEndpoints.rules, { success: true, data: [rule, otherRule] }),
    answerWith(alertsEndpoints.list, { success: true, data: [alert], unread: 1 }),
    answerWith(webhooksEndpoints.list, { success: true, data: [] }),
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [anApp({ isFollowing: true }), anApp({ id: 12, name: "Tide Table" })].map((app) => ({
        app,
        followedAt: "2025-10-01T00:00:00Z",
        tags: [],
      })),
    }),
  );
});

const rules = () => screen.findByRole("list", { name: "Rules" });
const form = () => screen.findByRole("form", { name: "New alert" });
const submit = async (user: ReturnType<typeof open>["user"]) =>
  user.click(within(await form()).getByRole("button", { name: "Add alert" }));

test("shows the current app's rules and alerts; all can be marked as read", async () => {
  const asked: (string | null)[] = [];
  server.use(
    handle(alertsEndpoints.list, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("appId"));
      return Response.json({ success: true, data: [alert], unread: 1 });
    }),
  );
  const { user, container } = open();
  expect(await rules()).toHaveTextContent("Enters the top 10 for “storm” in Japan");
  expect(screen.queryByText(/Tide Table/)).not.toBeInTheDocument();
  expect(await screen.findByRole("list", { name: "Alerts" })).toHaveTextContent(
    /New.*Skyline Weather for storm.*8.*Entered at #8.*was >200/,
  );
  expect(screen.getByRole("heading", { name: "1 unread" })).toBeInTheDocument();
  expect(asked).toEqual(["11"]);
  await form();
  await expectNoViolations(container);

  const read = { ...alert, readAt: "2025-11-02T09:00:00Z" };
  server.use(
    answerWith(alertsEndpoints.markRead, { success: true }),
    answerWith(alertsEndpoints.list, { success: true, data: [read], unread: 0 }),
  );
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByRole("heading", { name: "All read" })).toBeInTheDocument();
});

test("with all apps, rules and alerts are grouped by app and the form asks for the app", async () => {
  const bodies = recordRules();
  const { user } = open(null);
  expect(await screen.findByRole("list", { name: "Rules of Skyline Weather" })).toHaveTextContent("storm");
  const other = screen.getByRole("list", { name: "Rules of Tide Table" });
  expect(other).toHaveTextContent("Enters the top 10 for any keyword tagged “launch” in Japan");
  expect(other).toHaveTextContent("No keyword has this tag yet");
  expect(await screen.findByRole("list", { name: "Alerts of Skyline Weather" })).toBeInTheDocument();
  await user.selectOptions(within(await form()).getByRole("combobox", { name: "App" }), "Tide Table");
  await submit(user);
  await waitFor(() => expect(bodies).toMatchObject([{ appId: 12, scope: { type: "all" } }]));
});

test("the form lists own apps first, then competitors, then watched ones", async () => {
  const data = (
    [
      ["Tide Table", "watching"],
      ["Storm Radar", "competitor"],
      ["Skyline Weather", "own"],
      ["Rain Alarm", "own"],
    ] as const
  ).map(([name, relation], id) => ({
    app: anApp({ id, name }),
    followedAt: "2025-10-01T00:00:00Z",
    tags: [],
    relation,
  }));
  server.use(answerWith(appsEndpoints.followed, { success: true, data }));
  open(null);
  const field = within(await form()).getByRole("combobox", { name: "App" });
  expect(
    within(field)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Rain Alarm", "Skyline Weather", "Storm Radar", "Tide Table"]);
  expect(field).toHaveDisplayValue("Rain Alarm");
});

test.each([
  ["Favorites 2", null, { type: "favorites" }, null],
  ["Category 1", "Brand", { type: "category", category: "Brand" }, "3 keywords"],
  ["Tag 1", " launch ", { type: "tag", tag: "launch" }, "4 keywords"],
  ["Tag 1", "winter", { type: "tag", tag: "winter" }, "No keyword has this tag yet"],
  ["Keyword 2", "hail", { type: "keyword", keyword: "hail" }, "This keyword isn't on the app's list yet"],
])("a rule can watch %s %s", async (chip, name, scope, hint) => {
  const bodies = recordRules();
  const { user } = open();
  const group = within(await form()).getByRole("group", { name: "Watch" });
  expect(within(group).getByRole("button", { name: "All keywords 12" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await user.click(within(group).getByRole("button", { name: chip }));
  if (name !== null) {
    await submit(user);
    expect(screen.getByText(`Enter a ${scope.type}.`)).toBeInTheDocument();
    await user.type(screen.getByRole("combobox", { name: chip.replace(/ \d/, "") }), name);
    expect(screen.getByText(hint ?? "", { ignore: "option" })).toBeInTheDocument();
  }
  await submit(user);
  const rest = { condition: "moved", threshold: 10, channels: { email: true, webhook: false } };
  await waitFor(() => expect(bodies).toEqual([{ appId: 11, country: "jp", scope, ...rest }]));
});

test("prefills the keyword of the address; an invalid number is refused without a request", async () => {
  const bodies = recordRules();
  const { user } = open(11, "/alerts?keyword=storm");
  expect(within(await form()).getByRole("combobox", { name: "Keyword" })).toHaveValue("storm");
  await user.selectOptions(screen.getByRole("combobox", { name: "Condition" }), "Leaves the top");
  const positions = screen.getByRole("textbox", { name: "Positions" });
  await user.clear(positions);
  await user.type(positions, "0{Enter}");
  expect(screen.getByText("Enter a whole number from 1 to 200.")).toBeInTheDocument();
  expect(bodies).toEqual([]);

  await user.clear(positions);
  await user.type(positions, "20{Enter}");
  expect(await within(await rules()).findByText(/top 33/)).toBeVisible();
  const scope = { type: "keyword", keyword: "storm" };
  expect(bodies).toMatchObject([{ scope, condition: "left-top", threshold: 20 }]);
});

test("alerts go to the site, and by choice to email and webhooks", async () => {
  const bodies = recordRules();
  const first = open();
  expect(within(await form()).getByRole("checkbox", { name: /^Webhooks/ })).toBeDisabled();
  first.unmount();
  const webhook = {
    id: 1,
    name: "Receiver",
    url: "https://hooks.example/x",
    isEnabled: true,
    failures: 0,
    lastDeliveredAt: null,
    lastFailedAt: null,
    lastError: null,
    createdAt: "2025-11-01T08:00:00Z",
  };
  server.use(answerWith(webhooksEndpoints.list, { success: true, data: [webhook] }));
  const { user } = open();
  const box = within(await form()).getByRole("checkbox", { name: /^Webhooks/ });
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
  await user.click(screen.getByRole("checkbox", { name: /^Email/ }));
  await submit(user);
  await waitFor(() => expect(bodies).toMatchObject([{ channels: { email: false, webhook: true } }]));
});

test("the plan's limit is shown before trying, with a link to upgrade", async () => {
  serveOptions({ rules: 1, maxRules: 1 });
  open();
  expect(await screen.findByText("Alert limit reached")).toBeInTheDocument();
  expect(screen.getByText(/Your plan allows 1 alert rule per app, and this app has 1\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute(
    "href",
    "/subscription?feature=alerts_per_app",
  );
  expect(screen.queryByRole("form", { name: "New alert" })).not.toBeInTheDocument();
});

test("a refusal because of the plan's limit shows a link to upgrade", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const details = { feature: "alerts_per_app", usage: null };
  server.use(failWith(alertsEndpoints.addRule, "FEATURE_LIMIT_EXCEEDED", "No.", details));
  const { user } = open();
  await submit(user);
  expect(await screen.findByText("Feature Limit Reached")).toBeInTheDocument();
  expect(screen.getByText(/reached the limit for alerts per app\. Upgrade your plan/)).toBeInTheDocument();
});

test("a rule can be edited; a refused change stays in the dialog", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const { user } = open();
  await user.click(within(await rules()).getByRole("button", { name: /^Edit: Skyline Weather/ }));
  const dialog = await screen.findByRole("dialog", { name: "Edit alert" });
  expect(within(dialog).getByRole("combobox", { name: "Keyword" })).toHaveValue("storm");
  await expectNoViolations(dialog);
  server.use(failWith(alertsEndpoints.changeRule, "CONFLICT", "You already have this alert."));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("You already have this alert.")).toBeInTheDocument();

  const bodies: unknown[] = [];
  const changed = { ...rule, scope: { type: "favorites" }, keyword: null, keywordCount: 2 };
  server.use(
    handle(alertsEndpoints.changeRule, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success: true, data: changed });
    }),
  );
  await user.click(within(dialog).getByRole("button", { name: /^Favorites/ }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await rules()).toHaveTextContent("for any favorite keyword in Japan");
  expect(bodies).toMatchObject([{ scope: { type: "favorites" }, country: "jp", threshold: 10 }]);
});

test("a rule can be paused and resumed; a refusal brings it back", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const bodies = recordRules();
  const { user } = open();
  await user.click(within(await rules()).getByRole("button", { name: /^Pause: Skyline Weather/ }));
  expect(await within(await rules()).findByText("Paused")).toBeInTheDocument();
  await waitFor(() => expect(bodies).toEqual([{ isPaused: true }]));
  server.use(failWith(alertsEndpoints.changeRule, "INTERNAL", "Not now."));
  await user.click(within(await rules()).getByRole("button", { name: /^Resume: / }));
  expect(await screen.findByText("Couldn't change the alert")).toBeInTheDocument();
});

test("a removed rule disappears immediately and can be restored with Undo", async () => {
  server.use(
    answerWith(alertsEndpoints.removeRule, { success: true }),
    answerWith(alertsEndpoints.addRule, { success: true, data: { ...rule, id: 7 } }),
  );
  const { user } = open();
  await user.click(within(await rules()).getByRole("button", { name: /^Remove: Skyline Weather/ }));
  await waitFor(() => expect(screen.queryByText(/Enters the top 10/)).not.toBeInTheDocument());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/Enters the top 10/)).toBeInTheDocument();
});

test("a raised alert appears in the list immediately", async () => {
  server.use(answerWith(alertsEndpoints.list, { success: true, data: [], unread: 0 }));
  open();
  expect(await screen.findByText("No alerts yet")).toBeInTheDocument();

  server.use(answerWith(alertsEndpoints.list, { success: true, data: [alert], unread: 1 }));
  act(() => {
    bus.emit("alert:raised", { ...news, previousRank: 201, currentRank: 8 });
  });
  expect(await screen.findByRole("heading", { name: "1 unread" })).toBeInTheDocument();
});

test("failed rules show an error with Retry; without apps there is a link to find one", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(alertsEndpoints.rules, "INTERNAL", "boom"));
  const { user } = open(null);
  expect(await screen.findByText("Couldn't load your rules")).toBeInTheDocument();
  server.use(
    answerWith(alertsEndpoints.rules, { success: true, data: [] }),
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No apps tracked yet")).toBeInTheDocument();
});

test("a rule can watch a chart of the app's category, whose alerts name the chart", async () => {
  const chart = { category: "Weather", kind: "grossing" } as const;
  server.use(
    answerWith(alertsEndpoints.rules, {
      success: true,
      data: [{ ...rule, scope: { type: "chart", chart: "grossing" }, keyword: null, keywordCount: 0 }],
    }),
    answerWith(alertsEndpoints.list, {
      success: true,
      data: [{ ...alert, keyword: "Top Grossing in Weather", chart }],
      unread: 1,
    }),
  );
  const bodies = recordRules();
  const { user } = open(11, "/alerts?chart=grossing");
  expect(await rules()).toHaveTextContent("Enters the top 10 for the Top Grossing chart of its category");
  expect(await rules()).not.toHaveTextContent("no keywords");
  const alerts = await screen.findByRole("list", { name: "Alerts" });
  expect(alerts).toHaveTextContent("Skyline Weather in Top Grossing in Weather");
  expect(within(alerts).queryByRole("link", { name: /Top Grossing/ })).not.toBeInTheDocument();
  expect(within(await form()).getByRole("radio", { name: "Top Grossing" })).toBeChecked();
  await user.click(within(await form()).getByRole("radio", { name: "Top Paid" }));
  await submit(user);
  await waitFor(() => expect(bodies).toMatchObject([{ scope: { type: "chart", chart: "paid" } }]));
});

test("a source without charts offers no rule for a category rank", async () => {
  const source = {
    kind: "dataset",
    label: "Data set",
    live: false,
    storefronts: null,
    capturedAt: null,
    fields: ["icon"],
  };
  act(() => setStoreSource(source));
  open(11);
  const watch = within(await form()).getByRole("group", { name: "Watch" });
  expect(await within(watch).findByRole("button", { name: /^Favorites/ })).toBeVisible();
  expect(within(watch).queryByRole("button", { name: "Category rank" })).not.toBeInTheDocument();
  act(() => setStoreSource({ ...source, fields: ["charts"] }));
  expect(within(watch).getByRole("button", { name: "Category rank" })).toBeVisible();
  act(() => setStoreSource(null));
});
