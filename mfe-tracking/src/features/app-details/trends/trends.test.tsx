import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { sampleProvenance } from "../../../testing/builders";
import { aDay } from "../../../testing/details-builders";
import { renderPage } from "../../../testing/render-page";
import { TrendsSection } from "./trends-section";

const server = startApiServer();
const asked: (string | null)[] = [];
const open = () => renderPage(<TrendsSection appId={11} country="us" />, "/");

beforeEach(() => {
  resetSession();
  signInAs("user");
  asked.length = 0;
  server.use(
    handle(analyticsEndpoints.analytics, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("dateRange"));
      const data = [aDay(), aDay({ day: "2025-11-02", visibility: null, averageRank: 9.5 })];
      return Response.json({ success: true, data, provenance: sampleProvenance });
    }),
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
    answerWith(analyticsEndpoints.changes, {
      success: true,
      data: [
        {
          id: 1,
          at: "2025-11-02T09:30:00Z",
          previousAt: "2025-11-01T09:30:00Z",
          field: "name",
          before: "A",
          after: "B",
        },
      ],
    }),
  );
});

test("shows daily metrics with listing changes on the same axis", async () => {
  const { user, container } = open();
  const table = within(await screen.findByRole("table", { name: "Visibility" }));
  await waitFor(() =>
    expect(table.getByRole("row", { name: /November 2/ })).toHaveTextContent("UnknownName changed"),
  );
  expect(screen.getByRole("list", { name: "Listing changes" })).toHaveTextContent("A → B");
  await user.selectOptions(screen.getByRole("combobox", { name: "Metric" }), "Average rank");
  expect(await screen.findByRole("row", { name: /November 2/ })).toHaveTextContent("9.5");
  expect(screen.getByText("5 of 7 keywords ranked on November 2, 2025")).toBeInTheDocument();
  await expectNoViolations(container);
});

test("a plan without advanced analytics shows a prompt and the remaining metrics", async () => {
  server.use(
    answerWith(analyticsEndpoints.analytics, {
      success: true,
      data: [aDay({ visibility: null, top3: null, top10: null, top50: null, top200: null, averageRank: 4 })],
      provenance: sampleProvenance,
      advanced: false,
    }),
  );
  open();
  const prompt = await screen.findByRole("region", { name: "Advanced analytics" });
  expect(within(prompt).getByRole("link", { name: "Upgrade" })).toHaveAttribute(
    "href",
    "/subscription?feature=advanced_analytics",
  );
  expect(await screen.findByRole("table", { name: "Average rank" })).toBeInTheDocument();
});

test("a range beyond the plan's history says how many days the plan has", async () => {
  const day = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
  server.use(
    answerWith(analyticsEndpoints.analytics, {
      success: true,
      data: [aDay()],
      provenance: sampleProvenance,
      from: day,
    }),
  );
  const { user } = open();
  await screen.findByRole("table", { name: "Visibility" });
  expect(screen.queryByText(/Your plan keeps/)).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Date range" }), "1 year");
  const note = await screen.findByText(/Your plan keeps 30 days of ranks\./);
  expect(within(note).getByRole("link", { name: "Upgrade" })).toHaveAttribute(
    "href",
    "/subscription?feature=keyword_history_days",
  );
});

test("the default range is thirty days", async () => {
  const { user } = open();
  await screen.findByRole("table", { name: "Visibility" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Date range" }), "1 year");
  await waitFor(() => expect(asked).toEqual(["30days", "1year"]));
});

test("a failed request shows an error with Retry", async () => {
  server.use(failWith(analyticsEndpoints.analytics, "NOT_FOUND", "No such app."));
  open();
  const heading = await screen.findByRole("heading", { name: "Analytics Error" });
  expect(heading).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
