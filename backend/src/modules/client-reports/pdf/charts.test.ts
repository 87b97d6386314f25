import { drawDistribution } from "./charts";

const DAY_MS = 86_400_000;
const draw = (days: number) => {
  const last = Date.parse("2026-11-28");
  const series = Array.from({ length: days }, (_, index) => ({
    day: new Date(last - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    visibility: 50,
    averageRank: 3,
    counts: [1, 2, 0, 0, 1, 0],
  }));
  return drawDistribution(series, [])?.svg ?? "";
};

it("the label of the last bar stays within the chart", () => {
  expect(draw(90)).toMatch(/<text x="510" y="164" text-anchor="end"[^>]*>Nov 28</);
  expect(draw(30)).toMatch(/<text x="494.2" y="164" text-anchor="middle"[^>]*>Nov 28</);
});
