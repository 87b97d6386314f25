import { keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { failWith, handle, startApiServer } from "@listwise/shared-auth/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import { renderPage } from "../../../testing/render-page";
import { KeywordsPage } from "../keywords.page";
import { row, setUp } from "../keywords.testing";

const server = startApiServer();
const { ranksOn } = keywordEntriesEndpoints;
const asked: (string | null)[] = [];

/** Answers with ranks of the first two keywords on any day from October 20 on. */
function answerRanks() {
  server.use(
    handle(ranksOn, ({ request }) => {
      const day = new URL(request.url).searchParams.get("day") ?? "";
      asked.push(day);
      const firstDay = "2025-10-20";
      const data = [
        { id: 1, rank: 5 },
        { id: 2, rank: 201 },
        { id: 3, rank: null },
      ];
      return Response.json({ success: true, data, day: day < firstDay ? firstDay : day, firstDay });
    }),
  );
}

beforeEach(() => {
  asked.length = 0;
  setUp(server);
  answerRanks();
});

const describeChange = async (keyword: string) => {
  const cells = within(await row(keyword)).getAllByRole("gridcell");
  return cells.find((cell) => cell.dataset.label === "Change")?.textContent;
};

test("without an earlier day, changes are those since the last check", async () => {
  renderPage(<KeywordsPage />, "/keywords");
  expect(await describeChange("weather radar")).toMatch(/12/);
  expect(asked).toEqual([]);
});

test("changes, their filter and their sum follow a chosen date, which is in the address", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await row("rain");
  await user.selectOptions(screen.getByRole("combobox", { name: "Show changes" }), "Since a date…");
  fireEvent.change(screen.getByLabelText("Changes since (UTC)"), { target: { value: "2025-10-25" } });

  expect(
    await screen.findByText("Since October 25, 2025: 0 improved, 1 dropped, 1 unchanged, 1 unknown."),
  ).toBeVisible();
  expect(await describeChange("weather radar")).toMatch(/2/);
  expect(screen.getByLabelText("Address")).toHaveTextContent("since=2025-10-25");
  expect(screen.getByLabelText("Changes since (UTC)")).toHaveAttribute("min", "2025-10-20");
  await user.selectOptions(screen.getByRole("combobox", { name: "Filter by change" }), "Dropped");
  expect(await row("weather radar")).toBeVisible();
  expect(screen.queryByRole("row", { name: /^Select storm/ })).toBeNull();
  expect(asked.at(-1)).toBe("2025-10-25");
});

test("a plan with less history says from when on", async () => {
  renderPage(<KeywordsPage />, "/keywords?since=2025-01-01");
  expect(
    await screen.findByText(/Since October 20, 2025: .* Your plan's history starts on this day\./),
  ).toBeVisible();
});

test("ranks that can't be loaded are unknown, with a way to try again", async () => {
  server.use(failWith(ranksOn, "INTERNAL", "Something went wrong"));
  const { user } = renderPage(<KeywordsPage />, "/keywords?since=2025-10-25");
  const alert = await screen.findByText(/Couldn't load the ranks of October 25, 2025/);
  expect(alert).toBeVisible();
  expect(await describeChange("weather radar")).not.toMatch(/\d/);
  answerRanks();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/1 dropped/)).toBeVisible();
});
