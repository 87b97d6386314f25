import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { renderPage } from "../../testing/render-page";
import { aDocument } from "../../testing/report-builders";
import { ReportView } from "./report-view";

test("a report names the day with which its changes compare, and later days of ranks", async () => {
  const mover = { keyword: "rain", before: 8, now: 3, results: null, popularity: null };
  const movers = {
    up: [
      { ...mover, since: "2026-11-02" },
      { ...mover, keyword: "storm", since: "2026-11-03" },
    ],
    down: [],
  };
  const document = aDocument({ changesSince: "2026-11-02", movers });
  const { container } = renderPage(<ReportView document={document} />, "/reports/5");
  const up = screen.getByRole("region", { name: "Up" });
  expect(within(up).getByRole("row", { name: /^rain 8 3/ })).toBeInTheDocument();
  expect(within(up).getByRole("row", { name: /^storm 8 \(Nov 3\) 3/ })).toBeInTheDocument();
  expect(screen.getAllByText("Changes since Nov 2, 2026, the first day with a known rank.")).toHaveLength(3);
  await expectNoViolations(container);
});

test("cells of the listing changes have the name of their column, which cards of phones show", async () => {
  const { container } = renderPage(<ReportView document={aDocument()} />, "/reports/5");
  const changes = within(screen.getByRole("region", { name: "Changes, newest first" }));
  expect(changes.getByRole("cell", { name: "Skyline" })).toHaveAttribute("data-header", "Before");
  expect(changes.getByRole("table")).toHaveAttribute("data-cards", "true");
  expect(screen.getByRole("table", { name: "Up" })).toHaveAttribute("data-cards", "false");
  await expectNoViolations(container);
});
