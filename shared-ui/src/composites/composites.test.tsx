import { screen, waitFor, within } from "@testing-library/react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { AppIcon } from "./app-icon";
import { ChangeBadge } from "./change-badge";
import { Flag } from "./flag";
import { PageHeader } from "./page-header";
import { UnimplementedPage } from "./unimplemented-page";
import { ProvenanceNote } from "./provenance-note";
import { RankBadge, TopBadge } from "./rank-badge";
import { RankChange } from "./rank-change";
import { Stat } from "./stat";
import { EmptyState, ErrorState } from "./state-message";

test("no accessibility violations", async () => {
  const { container } = renderWithProviders(
    <>
      <PageHeader
        title="Keywords"
        description="Positions per country"
        help="keywords"
        actions={<button>Add</button>}
      />
      <Stat label="Average rank" value="14.2" aside={<ChangeBadge change={3} />} />
      <RankBadge rank={3} />
      <TopBadge rank={3} />
      <Flag country="us" withName />
      <AppIcon name="WeatherBug" />
      <ProvenanceNote source="sample" fetchedAt="2025-11-20T16:20:00Z" stale />
      <EmptyState
        title="No keywords yet"
        message="Add the first one."
        action={<button>Add keyword</button>}
      />
      <ErrorState onRetry={() => {}} reportId="req-7" />
    </>,
  );
  await expectNoViolations(container);
});

test("a page links to its help page by a name that starts with what it shows", () => {
  renderWithProviders(<PageHeader title="Keywords" help="keywords" />);
  const link = screen.getByRole("link", { name: "Help: Keywords" });
  expect(link).toHaveAttribute("href", "/help/keywords");
  expect(link).toHaveTextContent("Help");
});

test.each([
  [3, "Rank #3"],
  [201, ">200"],
  [null, "Not checked"],
])("rank %p reads %p", (rank, text) => {
  const { container } = renderWithProviders(<RankBadge rank={rank} />);
  expect(container).toHaveTextContent(text);
});

test.each([
  [3, 31, "Rank #3of 31"],
  [3, 200, "Rank #3"],
  [201, 31, "not in 31"],
  [201, 0, "no results"],
  [201, null, ">200"],
  [null, 31, "Not checked"],
])("rank %p of %p results reads %p", (rank, results, text) => {
  const { container } = renderWithProviders(<RankBadge rank={rank} results={results} />);
  expect(container.firstChild).toHaveTextContent(new RegExp(`^${text}$`));
});

test.each([
  [2, 3, ""],
  [2, 4, "TOP 3"],
  [2, null, "TOP 3"],
  [9, 10, ""],
  [9, 11, "TOP 10"],
])("rank %p of %p results is marked %p", (rank, results, text) => {
  const { container } = renderWithProviders(<TopBadge rank={rank} results={results} />);
  expect(container.textContent).toBe(text);
});

test.each([
  [5, "+5", "Up 5 positions"],
  [-1, "−1", "Down 1 position"],
  [0, "=", "No change"],
  [null, "–", "No earlier position"],
])("change %p shows %p and reads %p", (change, sign, words) => {
  const { container } = renderWithProviders(<ChangeBadge change={change} />);
  expect(container.textContent).toBe(`${sign}${words}`);
});

test.each([
  [1.25, "+1.3", "Up 1.3 points", true],
  [-1, "−1.0", "Down 1.0 points", true],
  [-0.04, "0.0", "No change", false],
  [null, "–", "Unknown", false],
])("change of %p points shows %p and reads %p", (change, sign, words, hasArrow) => {
  const { container } = renderWithProviders(<ChangeBadge change={change} unit="point" />);
  expect(container.textContent).toBe(`${sign}${words}`);
  expect(container.querySelector("svg") !== null).toBe(hasArrow);
});

test("only good ranks have a TOP badge", () => {
  const { container } = renderWithProviders(
    <>
      <TopBadge rank={3} />
      <TopBadge rank={10} />
      <TopBadge rank={11} />
      <TopBadge rank={null} />
    </>,
  );
  expect(container).toHaveTextContent(/^TOP 3TOP 10$/);
});

test("an error is announced and can be retried", async () => {
  const onRetry = jest.fn();
  const { user } = renderWithProviders(<ErrorState title="Could not load" onRetry={onRetry} />);
  await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("what only the owner of a viewed account sees is no error", () => {
  const problem = { code: "VIEW_ONLY", message: "Only the owner of this account can see this." };
  renderWithProviders(<ErrorState title="Could not load" problem={problem} onRetry={() => {}} />);
  expect(screen.getByRole("heading", { name: "Not part of this view" })).toBeVisible();
  expect(screen.getByText(problem.message)).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test.each([
  [{ feature: "data_granularity" }, "/subscription?feature=data_granularity"],
  [undefined, "/subscription"],
])("a limit of the plan leads to the plans that lift it, and is nothing to report: %j", (details, path) => {
  const message = "This feature is not available on your current plan: Data granularity.";
  const problem = { code: "FEATURE_LIMIT_EXCEEDED", message, requestId: "req-8", details };
  renderWithProviders(<ErrorState problem={problem} onRetry={() => {}} />);
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", path);
  expect(screen.queryByText(/req-8/)).not.toBeInTheDocument();
});

test("provenance shows source, method and time, or that the value was never checked", () => {
  const value = { source: "sample", fetchedAt: "2025-11-20T16:20:00Z" };
  const { rerender, container } = renderWithProviders(
    <ProvenanceNote {...value} algorithm="top10-authority-saturation" version={1} confidence={80} />,
  );
  expect(container).toHaveTextContent(
    /Sample data · computed from the top ten apps · 80% confidence · as of Nov 20, 2025/,
  );
  const method = screen.getByRole("link", { name: "computed from the top ten apps" });
  expect(method).toHaveAttribute("href", "/help/figures#difficulty");
  rerender(<ProvenanceNote {...value} source="apple" algorithm="itunes-search" version={1} />);
  expect(container).toHaveTextContent(/App Store · as of Nov 20, 2025/);
  rerender(<ProvenanceNote {...value} algorithm="of-a-remote" version={2} />);
  expect(container).toHaveTextContent(/Sample data · of-a-remote v2 · as of Nov 20, 2025/);
  rerender(<ProvenanceNote source="apple" fetchedAt={null} />);
  expect(container).toHaveTextContent("App Store · not checked yet");
});

test("a planned page says so under its own title", () => {
  renderWithProviders(<UnimplementedPage title="Rankings" />);
  expect(screen.getByRole("heading", { level: 1, name: "Rankings" })).toBeVisible();
  expect(screen.getByText("Coming soon")).toBeVisible();
});

test("the report number can be copied, and is selected if copying fails", async () => {
  const { user } = renderWithProviders(<ErrorState reportId="req-7" />);
  const button = screen.getByRole("button", { name: "Copy the report number" });
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(button);
  expect(write).toHaveBeenCalledWith("req-7");

  write.mockRejectedValue(new Error("closed"));
  await user.click(button);
  await waitFor(() => expect(window.getSelection()?.toString()).toBe("req-7"));
});

test("an error shows what happened, what to do next and the report number", () => {
  const problem = Object.assign(new Error("It failed."), { advice: "Wait a moment.", requestId: "req-9" });
  renderWithProviders(<ErrorState problem={problem} />);
  expect(screen.getByRole("alert")).toHaveTextContent("It failed. Wait a moment.");
  expect(screen.getByRole("alert")).toHaveTextContent("req-9");
});

test("an error in another language is marked with it; the page's own message takes precedence", () => {
  const problem = Object.assign(new Error("Olmadı"), { lang: "tr", advice: "Load the page again." });
  const { rerender } = renderWithProviders(<ErrorState problem={problem} />);
  expect(screen.getByText("Olmadı")).toHaveAttribute("lang", "tr");
  rerender(<ErrorState problem={problem} message="Failed to load." />);
  expect(screen.getByRole("alert")).not.toHaveTextContent("Olmadı");
});

test.each([
  [201, 8, "Entered at #8", "EnteredEntered at #8"],
  [8, 201, "No longer ranked", "LeftNo longer ranked"],
  [201, 201, "=No change", "=No change"],
  [8, 3, "+5Up 5 positions", "+5Up 5 positions"],
  [null, 3, "–No earlier position", "–No earlier position"],
])("the change from rank %j to %j reads %j", (before, now, text, compactText) => {
  const { container, rerender } = renderWithProviders(<RankChange before={before} now={now} />);
  expect(container).toHaveTextContent(text);
  rerender(<RankChange before={before} now={now} compact />);
  expect(container).toHaveTextContent(compactText);
});
