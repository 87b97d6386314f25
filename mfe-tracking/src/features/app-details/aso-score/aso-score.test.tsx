import { computeAsoScore } from "@listwise/aso-core/scores";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { getScoreColor } from "./aso-score";
import { AsoScoreTab } from "./aso-score-tab";
import { auditListing } from "./audit-listing";

const five = Array.from({ length: 5 }, (_, index) => `https://img.example/${index}.png`);

test.each([
  ["Ten chars!", "", five.slice(1), 50],
  ["Eleven char", "", five.slice(1), 60],
  ["A title of twenty-nine chars.", "", five.slice(1), 60],
  ["A title of thirty characters..", "", five.slice(1), 50],
  ["Eleven char", "d".repeat(200), five.slice(1), 60],
  ["Eleven char", "d".repeat(201), five.slice(1), 70],
  ["Eleven char", "d".repeat(201), five, 85],
])("%j with its description and screenshots scores %d", (name, description, screenshots, score) => {
  expect(computeAsoScore({ name, description, screenshots }).score).toBe(score);
});

test("counts graphemes as characters", () => {
  const name = "👩‍👩‍👧‍👦".repeat(10);
  expect(computeAsoScore({ name, description: null, screenshots: [] }).points).toBe(50);
});

test.each([
  [76, "green"],
  [75, "yellow"],
  [51, "yellow"],
  [50, "red"],
])("%d is %s", (score, color) => {
  expect(getScoreColor(score)).toBe(color);
});

test("the tab shows the score, its parts, the tip and the audit", async () => {
  const app = anApp({ screenshots: five.slice(2), languages: [], description: "d".repeat(300) });
  const { container } = renderPage(<AsoScoreTab app={app} />, "/");
  expect(screen.getByRole("region", { name: "ASO score" })).toHaveTextContent(
    /70of 85Every listing starts with 50/,
  );
  expect(screen.queryByText(/points known/)).toBeNull();
  expect(screen.getByText("Video preview")).toBeVisible();
  const audit = within(screen.getByRole("list", { name: "Listing audit" }));
  expect(audit.getByText(/Add 2 screenshots to reach five/)).toBeVisible();
  expect(audit.getByText(/doesn't provide the subtitle/)).toBeVisible();
  await expectNoViolations(container);
});

test("an unknown part of the score is named and not counted as lost", () => {
  renderPage(<AsoScoreTab app={anApp({ screenshots: [], description: "d".repeat(300) })} />, "/");
  const section = within(screen.getByRole("region", { name: "ASO score" }));
  const known = "70 of 85 points known. The known checks add 20 of 20: 50 + 35 × 20/20 makes 85.";
  expect(section.getByText(known)).toBeVisible();
  const part = section.getByText("5 or more screenshots").closest("li");
  expect(part).toHaveTextContent(/^5 or more screenshotsUnknown$/);
});

test("the audit reports words shared by title and subtitle, and a stale app", () => {
  const app = anApp({
    name: "Skyline Weather",
    subtitle: "Weather & radar maps",
    lastUpdated: "2025-01-01T00:00:00Z",
  });
  const items = new Map(auditListing(app, Date.parse("2025-11-01")).map((item) => [item.id, item]));
  expect(items.get("subtitle")).toMatchObject({
    state: "improve",
    advice: expect.stringContaining("weather"),
  });
  expect(items.get("freshness")).toMatchObject({ state: "improve", found: "Updated 304 days ago" });
  expect(items.get("rating")?.state).toBe("good");
});
