import { limitsEndpoints } from "@listwise/contracts/limits";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aLimit, aUsage } from "../../testing/builders";
import { LimitsDemoPage } from "./limits-demo.page";

const server = startApiServer();
const PATH = "/subscription-limits-demo";
const open = (view = "") => renderPage(<LimitsDemoPage />, { path: PATH, at: PATH + view });
let used = 2;
let tracked: unknown[] = [];

const feature = aLimit({ key: "exports_per_day", featureName: "Exports per day" });
const usage = () =>
  aUsage({ current: used, limit: 3, percentage: Math.floor((used * 100) / 3), canUse: used < 3 });

beforeEach(() => {
  resetSession();
  signInAs("user");
  used = 2;
  tracked = [];
  server.use(
    answerWith(limitsEndpoints.myLimits, {
      success: true,
      data: { exports_per_day: feature },
      plan: { key: "free", name: "Free" },
    }),
    handle(limitsEndpoints.myUsage, () =>
      Response.json({ success: true, data: { exports_per_day: usage() } }),
    ),
    handle(limitsEndpoints.check, ({ params }) => {
      const counted = String(params["feature"]).includes("_per_");
      return Response.json({
        success: true,
        allowed: counted && used < 3,
        usage: counted ? usage() : null,
        feature,
      });
    }),
    handle(limitsEndpoints.track, async ({ request }) => {
      tracked.push(await request.json());
      used += 1;
      return Response.json({ success: true, usage: usage() });
    }),
  );
});

test("the dashboard shows usage with its tabs in the address, without violations", async () => {
  const { user, container } = open();
  expect(await screen.findByRole("progressbar", { name: "Exports per day" })).toHaveAttribute(
    "aria-valuetext",
    "2 of 3 (66%)",
  );
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Dashboard",
    "Feature Gates",
    "Testing Tools",
    "Components",
  ]);
  await expectNoViolations(container);
  await user.click(screen.getByRole("tab", { name: "Components" }));
  expect(address()).toBe(`${PATH}?view=components`);
  expect(screen.getAllByRole("link", { name: "Learn More" })).toHaveLength(2);
});

test("blocked features show a prompt or their fallback", async () => {
  open("?view=gates");
  expect(await screen.findByText("On this plan, you add keywords one at a time.")).toBeVisible();
  const reasons = () => screen.getAllByText("This feature is not available on your current plan");
  await waitFor(() => expect(reasons().length).toBeGreaterThan(1));
});

test("a run tracks a unit automatically and rechecks access; at the limit it is refused with the toast's text", async () => {
  const { user } = open("?view=testing");
  const card = within(await screen.findByRole("region", { name: "Exports per day" }));
  expect(screen.getAllByRole("button", { name: /^Test / })).toHaveLength(6);
  await card.findByText("Allowed");
  await user.click(card.getByRole("button", { name: "Test Exports per day" }));
  expect(await card.findByText("Allowed. One unit tracked. 3 used.")).toBeVisible();
  expect(tracked).toEqual([{ incrementBy: 1, metadata: { source: "limits demo" } }]);
  expect(await card.findByText("Blocked")).toBeVisible();
  await user.click(card.getByRole("button", { name: "Test Exports per day" }));
  expect(card.getByRole("status")).toHaveTextContent("Feature Limit Exceeded");
  expect(tracked).toHaveLength(1);
});

test("F28: ten clicks on Track one unit send one request", async () => {
  open("?view=testing");
  const button = await screen.findByRole("button", { name: "Track one unit of Exports per day" });
  for (let click = 0; click < 10; click++) fireEvent.click(button);
  expect(await screen.findByText("One unit tracked. 3 used.")).toBeVisible();
  expect(tracked).toHaveLength(1);
});

test("a failed count shows an error", async () => {
  server.use(failWith(limitsEndpoints.track, "INTERNAL", "boom"));
  const { user } = open("?view=testing");
  await user.click(await screen.findByRole("button", { name: "Track one unit of Exports per day" }));
  expect(await screen.findByText("Failed to track usage for feature: exports_per_day")).toBeVisible();
});
