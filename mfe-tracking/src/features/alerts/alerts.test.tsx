import { alertsEndpoints, type Alert, type AlertRule } from "@listwise/contracts/alerts";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { bus } from "@listwise/shared-auth";
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
import { aKeyword, anApp } from "../../testing/builders";
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
const news = { id: 9, appId: 11, appName: "Skyline Weather", keyword: "storm", country: "jp" };

function Page() {
  useInvalidateOnEvents();
  return <AlertsPage />;
}

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(alertsEndpoints.rules, { success: true, data: [rule] }),
    answerWith(alertsEndpoints.list, { success: true, data: [alert], unread: 1 }),
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [{ app: anApp({ isFollowing: true }), followedAt: "2025-10-01T00:00:00Z", tags: [] }],
    }),
    answerWith(userKeywordsEndpoints.list, {
      success: true,
      data: [aKeyword({ keywordText: "storm", country: "jp" })],
    }),
  );
});

const rules = () => screen.findByRole("list", { name: "Rules" });

test("shows rules as sentences and alerts with their change; all can be marked as read", async () => {
  const { user, container } = renderPage(<Page />, "/alerts");
  expect(await rules()).toHaveTextContent("Skyline Weather enters the top 10 for “storm” in Japan");
  expect(await screen.findByRole("list", { name: "Alerts" })).toHaveTextContent(
    /New.*Skyline Weather for storm.*8.*Up 193 positions.*was >200/,
  );
  expect(screen.getByRole("heading", { name: "1 unread" })).toBeInTheDocument();
  await expectNoViolations(container);

  const read = { ...alert, readAt: "2025-11-02T09:00:00Z" };
  server.use(
    answerWith(alertsEndpoints.markRead, { success: true }),
    answerWith(alertsEndpoints.list, { success: true, data: [read], unread: 0 }),
  );
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByRole("heading", { name: "All read" })).toBeInTheDocument();
});

test("prefills the rule from the address; an invalid number is refused without a request", async () => {
  let body: unknown;
  server.use(
    handle(alertsEndpoints.addRule, async ({ request }) => {
      body = await request.json();
      return Response.json(
        { success: true, data: { ...rule, id: 6, condition: "left-top" } },
        { status: 201 },
      );
    }),
  );
  const { user } = renderPage(<Page />, "/alerts?for=11&keyword=storm&country=jp");
  await rules();
  await screen.findByRole("option", { name: "storm" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Condition" }), "Leaves the top");
  const positions = screen.getByRole("textbox", { name: "Positions" });
  await user.clear(positions);
  await user.type(positions, "0{Enter}");
  expect(screen.getByText("Enter a whole number from 1 to 200.")).toBeInTheDocument();
  expect(body).toBeUndefined();

  await user.clear(positions);
  await user.type(positions, "20{Enter}");
  expect(await rules()).toHaveTextContent("leaves the top 10");
  expect(body).toEqual({ appId: 11, country: "jp", keyword: "storm", condition: "left-top", threshold: 20 });
});

test("the plan's limit shows a link to upgrade", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(
    failWith(alertsEndpoints.addRule, "FEATURE_LIMIT_EXCEEDED", "No.", {
      feature: "alerts_per_app",
      usage: null,
    }),
  );
  const { user } = renderPage(<Page />, "/alerts");
  await rules();
  await user.click(screen.getByRole("button", { name: "Add alert" }));
  expect(await screen.findByText("Feature Limit Reached")).toBeInTheDocument();
  expect(screen.getByText(/reached the limit for alerts per app\. Upgrade your plan/)).toBeInTheDocument();
});

test("a removed rule disappears immediately and can be restored with Undo", async () => {
  server.use(
    answerWith(alertsEndpoints.removeRule, { success: true }),
    answerWith(alertsEndpoints.addRule, { success: true, data: { ...rule, id: 7 } }),
  );
  const { user } = renderPage(<Page />, "/alerts");
  await user.click(within(await rules()).getByRole("button", { name: /^Remove: Skyline Weather/ }));
  await waitFor(() => expect(screen.queryByText(/enters the top 10/)).not.toBeInTheDocument());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/enters the top 10/)).toBeInTheDocument();
});

test("a raised alert appears in the list immediately", async () => {
  server.use(answerWith(alertsEndpoints.list, { success: true, data: [], unread: 0 }));
  renderPage(<Page />, "/alerts");
  expect(await screen.findByText("No alerts yet")).toBeInTheDocument();

  server.use(answerWith(alertsEndpoints.list, { success: true, data: [alert], unread: 1 }));
  act(() => {
    bus.emit("alert:raised", { ...news, previousRank: 201, currentRank: 8 });
  });
  expect(await screen.findByRole("heading", { name: "1 unread" })).toBeInTheDocument();
});
