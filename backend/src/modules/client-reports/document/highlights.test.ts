import type { PeriodPerformance } from "../../portfolio";
import { aDocument } from "../document.fixtures";
import { describeHighlights } from "./highlights";

const { summary, competitors } = aDocument();

/** Creates a period whose movers go from one rank to another. */
function describe(before: number, now: number, changesSince: string | null = null): string[] {
  if (!summary || !competitors) throw new Error("The document lacks sections.");
  const mover = {
    keyword: "rain",
    before,
    since: changesSince ?? "2026-10-24",
    now,
    results: null,
    popularity: 40,
  };
  const period = {
    ...{ from: "2026-10-24", to: "2026-11-23", isShortened: false, advanced: true, series: [], rivals: [] },
    figures: summary.figures,
    changes: { ...summary.changes, visibility: 0 },
    changesSince,
    keywords: [],
    movers: { up: before > now ? [mover] : [], down: before < now ? [mover] : [] },
    shares: competitors.shares,
  } satisfies PeriodPerformance;
  return describeHighlights(period, 7).map(({ text }) => text);
}

it("names moves across rank 200 in words, and percentages as everywhere", () => {
  expect(describe(201, 8)).toEqual([
    "Visibility stayed at 48.9%.",
    "Largest gain: “rain” entered at #8.",
    "Number 1 of 2 compared apps, with 52.0% of their visibility.",
  ]);
  expect(describe(8, 201)).toContain("Largest loss: “rain” is no longer ranked.");
  expect(describe(8, 3)).toContain("Largest gain: “rain” moved from rank 8 to 3.");
});

it("names the day with which changes compare, if it is after the start of the period", () => {
  const texts = describe(8, 3, "2026-11-20");
  expect(texts.slice(0, 2)).toEqual([
    "Visibility stayed at 48.9% since Nov 20, 2026.",
    "Largest gain: “rain” moved from rank 8 to 3 since Nov 20, 2026.",
  ]);
});
