import { appsEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
import { answerWith, apiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { aKeyword, anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { DashboardPage } from "./dashboard.page";

const server = apiServer();
const app = { app: anApp({ isFollowing: true }), followedAt: "2025-10-01T00:00:00Z" };

function serve(apps: (typeof app)[], keywords: ReturnType<typeof aKeyword>[]) {
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: apps }),
    answerWith(userKeywordsEndpoints.list, { success: true, data: keywords }),
  );
}

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("figures count what is ranked; what moved most comes first", async () => {
  serve(
    [app],
    [
      aKeyword({ id: 1, keywordText: "rain", rank: 4, previous: 6 }),
      aKeyword({ id: 2, keywordText: "storm", rank: 21, previous: 9 }),
      aKeyword({ id: 3, keywordText: "hail", rank: 201 }),
    ],
  );
  const { container } = renderPage(<DashboardPage />, "/dashboard");
  const moves = await screen.findByRole("list", { name: "Biggest moves" });

  expect(
    within(moves)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["storm", "rain"]);
  expect(screen.getByRole("group", { name: "In the top 10" })).toHaveTextContent("1");
  expect(screen.getByRole("group", { name: "Average rank" })).toHaveTextContent("12.5");
  expect(screen.queryByRole("heading", { name: "Get started" })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("an empty account is led to its first app, and can put the steps away", async () => {
  serve([], []);
  const { user } = renderPage(<DashboardPage />, "/dashboard");
  const steps = await screen.findByRole("region", { name: "Get started" });

  expect(within(steps).getByRole("link", { name: "Find an app" })).toHaveAttribute("href", "/tracked-apps");
  expect(screen.getByRole("group", { name: "Average rank" })).toHaveTextContent("—");
  await user.click(within(steps).getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region", { name: "Get started" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show the first steps again" }));
  expect(screen.getByRole("region", { name: "Get started" })).toBeInTheDocument();
});

test("the quick search leads to the search page", async () => {
  serve([app], []);
  const { user } = renderPage(<DashboardPage />, "/dashboard");
  await user.type(screen.getByRole("searchbox", { name: "Search apps" }), "rain & hail{Enter}");

  expect(screen.getByLabelText("Address")).toHaveTextContent("/tracked-apps?q=rain%20%26%20hail");
});

test("a failure shows Retry, never figures", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  serve([app], []);
  server.use(failWith(userKeywordsEndpoints.list, "INTERNAL", "The server failed."));
  const { user } = renderPage(<DashboardPage />, "/dashboard");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server failed.");
  expect(screen.queryByRole("group", { name: "Average rank" })).not.toBeInTheDocument();

  serve([app], []);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("group", { name: "Average rank" })).toBeInTheDocument();
});
