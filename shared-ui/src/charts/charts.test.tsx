import { screen, within } from "@testing-library/react";
import { expectNoViolations, renderWithProviders } from "../testing";
import { RankChart } from "./rank-chart";
import { alignSeries, stackValues } from "./line-series";
import { rankScale } from "./line-scale";
import { getRankRange, getRankTicks } from "./rank-series";
import { Sparkline } from "./sparkline";
import { TrendChart } from "./trend-chart";

const at = (day: number) => new Date(2025, 10, day).getTime();
const series = [
  {
    name: "WeatherBug",
    points: [
      { at: at(1), rank: 4 },
      { at: at(2), rank: 201 },
      { at: at(3), rank: 2 },
    ],
  },
  {
    name: "Radar",
    points: [
      { at: at(3), rank: 9 },
      { at: at(2), rank: null },
    ],
  },
];

test("no accessibility violations", async () => {
  const { container } = renderWithProviders(<RankChart caption="Rank history" series={series} />);
  await screen.findByRole("slider");
  await expectNoViolations(container);
});

test("a chart without points has no empty entry in its legend", async () => {
  const { container } = renderWithProviders(
    <RankChart caption="Rank history" series={[{ name: "Radar", points: [] }]} />,
  );
  expect(await screen.findByRole("slider")).toHaveAttribute("aria-valuetext", "Radar: Not checked");
  const legend = [...container.querySelectorAll("figure > ul > li")];
  expect(legend.map(({ textContent }) => textContent)).toEqual(["Radar –"]);
});

test("a data table accompanies the lines", async () => {
  renderWithProviders(<RankChart caption="Rank history" series={series} />);
  const table = await screen.findByRole("table", { name: "Rank history" });
  const row = within(table).getByRole("row", { name: /November 2, 2025/ });
  expect(row).toHaveTextContent("November 2, 2025>200Not checked");
});

test("arrow keys move through the dates and read them", async () => {
  const { user } = renderWithProviders(<RankChart caption="Rank history" series={series} />);
  const slider = await screen.findByRole("slider", { name: /Rank history/ });
  expect(slider).toHaveAttribute("aria-valuetext", "November 3, 2025, WeatherBug: 2, Radar: 9");
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(slider).toHaveAttribute("aria-valuetext", "November 2, 2025, WeatherBug: >200, Radar: Not checked");
  await user.keyboard("{Home}{ArrowLeft}");
  expect(slider).toHaveAttribute("aria-valuenow", "0");
});

test("series and marks share one axis; a missing point is no gap, a missing rank is", () => {
  const lines = series.map(({ name, points }) => ({
    name,
    points: points.map(({ at, rank }) => ({ at, value: rank })),
  }));
  expect(alignSeries(lines, [{ at: at(4), label: "New icon" }])).toEqual({
    times: [at(1), at(2), at(3), at(4)],
    values: [
      [4, 201, 2, undefined],
      [undefined, null, 9, undefined],
    ],
    marks: new Map([[at(4), ["New icon"]]]),
  });
  expect(rankScale.offScale?.(201)).toBe(true);
});

test("a trend reads its values with the marks of the day", async () => {
  const visibility = [
    {
      name: "Visibility",
      points: [
        { at: at(1), value: 12.345 },
        { at: at(2), value: null },
      ],
    },
  ];
  const marks = [{ at: at(2), label: "Name changed" }];
  renderWithProviders(<TrendChart caption="Visibility" series={visibility} marks={marks} />);
  const slider = await screen.findByRole("slider", { name: /Visibility/ });
  expect(slider).toHaveAttribute("aria-valuetext", "November 2, 2025, Visibility: Unknown, Name changed");
  expect(screen.getByRole("row", { name: /November 1/ })).toHaveTextContent("12.35");
});

test("stacked values contain those below; an unknown one leaves a gap", async () => {
  expect(
    stackValues([
      [1, 2, null],
      [3, 0, 4],
      [5, undefined, 6],
    ]),
  ).toEqual([
    [1, null, null],
    [4, null, null],
    [9, null, null],
  ]);
  const bands = [3, 4].map((value, index) => ({ name: `Band ${index}`, points: [{ at: at(1), value }] }));
  renderWithProviders(<TrendChart caption="Ranks" series={bands} stacked />);
  expect(await screen.findByRole("row", { name: /November 1/ })).toHaveTextContent("34");
});

test("the axis starts at 1 and labels whole, round ranks", () => {
  expect(getRankTicks(...getRankRange(3, 8))).toEqual([1, 2, 4, 6, 8]);
  expect(getRankTicks(...getRankRange(5, 180))).toEqual([1, 50, 100, 150]);
  expect(getRankTicks(...getRankRange(120, 140))).toEqual([120, 125, 130, 135, 140]);
});

test("a sparkline is a named image with gaps, and empty without values", () => {
  const { container } = renderWithProviders(
    <Sparkline label="From 3 to 1" values={[3, null, 2, 1]} inverted />,
  );
  expect(screen.getByRole("img", { name: "From 3 to 1" })).toBeVisible();
  expect(container.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
});
