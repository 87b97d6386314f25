import { limitsEndpoints, type Usage } from "@listwise/contracts/limits";
import { answerWith, handle, startApiServer, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderWithProviders } from "@listwise/shared-ui/testing";
import { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { aLimit, aUsage } from "../../testing/builders";
import { usageQuery } from "../../shared/limits/limits.api";
import { LimitWarnings } from "./limit-warnings";
import { getLevel, getTitle, computeWarnings } from "./warnings";

const server = startApiServer();
const keys = ["a", "b", "c", "d"];
const limits = Object.fromEntries(
  keys.map((key, index) => [key, aLimit({ key, featureName: `Feature ${key}`, displayOrder: index })]),
);

function serve(usage: Record<string, Usage>) {
  server.use(
    answerWith(limitsEndpoints.myLimits, {
      success: true,
      data: limits,
      plan: { key: "free", name: "Free" },
    }),
    answerWith(limitsEndpoints.myUsage, { success: true, data: usage }),
  );
}
const full = (percentage: number) => aUsage({ current: percentage, limit: 100, percentage });

beforeEach(() => {
  resetSession();
  signInAs("user");
});
afterEach(() => jest.useRealTimers());

test.each([
  [80, "medium", "Approaching Limit"],
  [89, "medium", "Approaching Limit"],
  [90, "high", "Approaching Limit"],
  [94, "high", "Approaching Limit"],
  [95, "critical", "Limit Almost Reached!"],
  [99, "critical", "Limit Almost Reached!"],
  [100, "critical", "Limit Reached"],
  [120, "critical", "Limit Reached"],
])("%i percent is %s: %s", (percentage, level, title) => {
  expect(getLevel(percentage)).toBe(level);
  expect(getTitle(full(percentage))).toBe(title);
});

test("features that are below the threshold, unused or unlimited show no warning", () => {
  const usage = {
    a: full(79),
    b: aUsage({ current: 0, limit: 0, percentage: 100 }),
    c: aUsage({ current: 999_999, limit: 999_999, percentage: 100 }),
    d: full(80),
  };
  expect(computeWarnings(limits, usage).map(({ feature }) => feature.key)).toEqual(["d"]);
  expect(computeWarnings(limits, usage, 70).map(({ feature }) => feature.key)).toEqual(["d", "a"]);
});

test("the limits of users who are far from them are not requested", async () => {
  const requested = jest.fn(() => Response.error());
  server.use(
    handle(limitsEndpoints.myLimits, requested),
    answerWith(limitsEndpoints.myUsage, { success: true, data: { a: full(79) } }),
  );
  const client = new QueryClient();
  renderWithProviders(<LimitWarnings />, { client });
  await waitFor(() => expect(client.getQueryState(usageQuery().queryKey)?.status).toBe("success"));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(requested).not.toHaveBeenCalled();
});

test("shows at most three, highest usage first, with text, bar, reset date and upgrade link; no violations", async () => {
  serve({
    a: full(81),
    b: full(82),
    c: full(96),
    d: { ...full(91), resetDate: "2026-11-21T12:00:00.000Z" },
  });
  const { container } = renderWithProviders(<LimitWarnings />);
  const alerts = await screen.findAllByRole("alert");
  expect(alerts.map((alert) => alert.getAttribute("data-level"))).toEqual(["critical", "high", "medium"]);
  expect(alerts[0]).toHaveTextContent("Limit Almost Reached!");
  expect(alerts[1]).toHaveTextContent("Feature d: 91 of 100 keywords used.");
  expect(alerts[1]).toHaveTextContent("Resets on November 21, 2026");
  expect(screen.getByRole("progressbar", { name: "Feature d" })).toHaveAttribute("aria-valuenow", "91");
  expect(screen.getAllByRole("link", { name: "Upgrade" })[0]).toHaveAttribute(
    "href",
    "/subscription?feature=c",
  );
  await expectNoViolations(container);
});

test("a limit of one has a singular unit", async () => {
  serve({ a: aUsage({ current: 1, limit: 1, percentage: 100 }) });
  renderWithProviders(<LimitWarnings />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Feature a: 1 of 1 keyword used.");
});

test("a dismissed warning slides out for this session; Dismiss all dismisses the rest", async () => {
  serve({ a: full(85), b: full(86), c: full(87) });
  const { user, unmount } = renderWithProviders(<LimitWarnings />);
  await user.click(await screen.findByRole("button", { name: "Dismiss the warning about Feature c" }));
  await waitFor(() =>
    expect(screen.queryByRole("progressbar", { name: "Feature c" })).not.toBeInTheDocument(),
  );
  unmount();
  const again = renderWithProviders(<LimitWarnings />);
  expect(await screen.findAllByRole("alert")).toHaveLength(2);
  await again.user.click(screen.getByRole("button", { name: "Dismiss all" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("takes its own room at the top of the page, so that it covers no control", async () => {
  serve({ a: full(85) });
  renderWithProviders(<LimitWarnings />);
  await screen.findByRole("alert");
  expect(getComputedStyle(screen.getByRole("region", { name: "Limit warnings" })).position).not.toBe("fixed");
});

test("hides after eight seconds, except while hovered", async () => {
  serve({ a: full(85) });
  const { user } = renderWithProviders(<LimitWarnings />);
  const alert = await screen.findByRole("alert");
  await user.hover(alert);
  jest.useFakeTimers();
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole("alert")).toBeVisible();
  jest.useRealTimers();
  await user.unhover(alert);
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});
