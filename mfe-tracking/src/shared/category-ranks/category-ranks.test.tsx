import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { categoryRanksEndpoints, type CategoryRank } from "@listwise/contracts/rankings";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { anApp, sampleProvenance } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { CategoryRanks } from "./category-ranks";

const server = startApiServer();
const app = anApp({ id: 11, name: "Skyline", platform: "android" });
const range = { from: "2025-10-03", to: "2025-11-01", validDays: 1, provenance: sampleProvenance };

const aRank = (change: Partial<CategoryRank> = {}): CategoryRank => ({
  category: "Weather",
  chart: "free",
  currentRank: 4,
  previousRank: 9,
  change: 5,
  bestRank: 3,
  results: 100,
  checkedAt: "2025-11-01T06:00:00Z",
  previousCheckedAt: "2025-10-31T00:00:00Z",
  points: [
    { checkedAt: "2025-10-31", rank: 9 },
    { checkedAt: "2025-11-01", rank: 4 },
  ],
  ...change,
});

const answer = (data: CategoryRank[], reason: string | null = null) =>
  answerWith(categoryRanksEndpoints.byApp, { success: true, data, reason, ...range });
const open = () => renderPage(<CategoryRanks app={app} country="us" heading="h2" />, "/");

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
    answerWith(analyticsEndpoints.changes, { success: true, data: [] }),
    answer([aRank(), aRank({ chart: "grossing", currentRank: 201, bestRank: null })]),
  );
});

test("no accessibility violations; each chart with rank, change, best and an alert", async () => {
  const { container } = open();
  const table = within(await screen.findByRole("table", { name: "Category ranks" }));
  const [, free, grossing] = table.getAllByRole("row");
  expect(free).toHaveTextContent(/Top free.*Weather.*4.*of 100.*5.*3/);
  expect(grossing).toHaveTextContent(/Top grossing.*not in 100.*–/);
  expect(table.getByRole("link", { name: "Alert me about Top grossing" })).toHaveAttribute(
    "href",
    "/alerts?for=11&chart=grossing&country=us",
  );
  expect(await screen.findByRole("table", { name: "Category ranks of Skyline" })).toBeInTheDocument();
  await expectNoViolations(container);
});

test("another range loads that history", async () => {
  const asked: (string | null)[] = [];
  server.use(
    handle(categoryRanksEndpoints.byApp, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("dateRange"));
      return Response.json({ success: true, data: [aRank()], reason: null, ...range });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("radio", { name: "90d" }));
  await screen.findByRole("table", { name: "Category ranks" });
  expect(asked).toEqual(["30days", "90days"]);
});

test("another range keeps the ranks until it is loaded; another app doesn't", async () => {
  function Switch() {
    const [shown, setShown] = useState(app);
    return (
      <>
        <button type="button" onClick={() => setShown(anApp({ id: 12, name: "Other" }))}>
          Other app
        </button>
        <CategoryRanks app={shown} country="us" heading="h2" />
      </>
    );
  }
  const { user } = renderPage(<Switch />, "/");
  await screen.findByRole("table", { name: "Category ranks" });
  server.use(handle(categoryRanksEndpoints.byApp, () => new Promise<Response>(() => {})));
  await user.click(screen.getByRole("radio", { name: "90d" }));
  expect(screen.getByRole("radio", { name: "90d" })).toHaveFocus();
  expect(screen.getByRole("table", { name: "Category ranks" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Other app" }));
  expect(await screen.findByText(/Loading the category ranks/)).toBeInTheDocument();
  expect(screen.queryByRole("table", { name: "Category ranks" })).not.toBeInTheDocument();
});

test("without ranks the reason is shown", async () => {
  server.use(answer([], "The data set doesn't include category ranks."));
  open();
  expect(await screen.findByText("The data set doesn't include category ranks.")).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("a failed request shows an error with Retry", async () => {
  server.use(failWith(categoryRanksEndpoints.byApp, "INTERNAL", "No."));
  open();
  expect(await screen.findByRole("heading", { name: "Couldn't load the category ranks" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
