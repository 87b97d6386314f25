import type { GalleryEntry } from "../gallery/gallery-entry";
import type { ChartMark } from "./chart-data";
import { MarkShape } from "./mark-line";
import { TimeChart } from "./time-chart";

const HEIGHT_PX = 180;
const formatDay = (day: number) => new Date(Date.UTC(2025, 10, day)).toISOString().slice(0, 10);

/** Returns ranks of 14 days with a day off the scale and three unknown days. */
const createRanks = (name: string, start: number) => ({
  name,
  points: Array.from({ length: 14 }, (_, day) => ({
    at: formatDay(day + 1),
    value: day === 4 ? 201 : start + ((day * 7) % 5) - Math.floor(day / 3),
  })).filter((_, day) => day < 8 || day > 10),
});

const createValues = (name: string, factor: number, start: number) => ({
  name,
  points: Array.from({ length: 14 }, (_, day) => ({
    at: formatDay(day + 1),
    value: start + factor * (((day * 5) % 9) + day),
  })),
});

const one = [createRanks("WeatherBug", 9)];
const six = ["WeatherBug", "Radar", "Climate", "Sunny", "Storm", "Forecast"].map((name, index) =>
  createRanks(name, 6 + 8 * index),
);
const marks: readonly ChartMark[] = [
  { at: formatDay(3), kind: "change", label: "Name changed" },
  { at: formatDay(9), kind: "release", label: "Version 2.4" },
  { at: formatDay(12), kind: "note", label: "Campaign started" },
  { at: formatDay(12), kind: "change", label: "Icon changed" },
];
const visibility = [createValues("Visibility", 1, 40)];
const ratings = [createValues("Rating", 0.01, 4.2)];
const averages = [createValues("Average rank", 0.7, 12)];
const counts = [createValues("Ratings", 40, 12_345)];
const firstDay = [{ name: "Visibility", points: [{ at: formatDay(14), value: 32.4 }] }];
const firstChecks = [
  {
    name: "WeatherBug",
    points: [
      { at: "2025-11-14T09:00:00", value: 4 },
      { at: "2025-11-14T09:25:00", value: 4 },
    ],
  },
];
const fortnight = { from: formatDay(1), to: formatDay(14) };
const quarter = { from: formatDay(-75), to: formatDay(14) };
const year = { from: formatDay(-350), to: formatDay(14) };
const bands = ["1–3", "4–10", "11–50"].map((name, index) => ({
  name,
  color: ["rank-3-text", "rank-10-text", "rank-50-text"][index],
  points: Array.from({ length: 14 }, (_, day) => ({
    at: formatDay(day + 1),
    value: day === 6 ? null : 4 + index + ((day * (index + 2)) % 3),
  })),
}));
const nothing = [{ name: "WeatherBug", points: [] }];
const shared = { range: fortnight, height: HEIGHT_PX } as const;

export const gallery: GalleryEntry = {
  title: "Charts",
  components: { TimeChart, MarkShape },
  examples: [
    {
      name: "Ranks with a gap, a day beyond 200 and marks",
      wide: true,
      element: (
        <TimeChart {...shared} caption="Rank history" kind="rank" series={one} marks={marks} validDays={1} />
      ),
    },
    {
      name: "Six lines",
      wide: true,
      element: <TimeChart {...shared} caption="Ranks of six apps" kind="rank" series={six} validDays={1} />,
    },
    {
      name: "Visibility",
      element: <TimeChart {...shared} caption="Visibility" kind="visibility" series={visibility} />,
    },
    { name: "Rating", element: <TimeChart {...shared} caption="Rating" kind="rating" series={ratings} /> },
    {
      name: "Average ranks",
      element: <TimeChart {...shared} caption="Average rank" kind="averageRank" series={averages} />,
    },
    { name: "Counts", element: <TimeChart {...shared} caption="Ratings" kind="count" series={counts} /> },
    {
      name: "First day in a range of 90 days",
      element: (
        <TimeChart {...shared} caption="First day" kind="visibility" series={firstDay} range={quarter} />
      ),
    },
    {
      name: "Two checks on the first day, in a year",
      element: <TimeChart {...shared} caption="First checks" kind="rank" series={firstChecks} range={year} />,
    },
    {
      name: "Stacked columns",
      wide: true,
      element: <TimeChart {...shared} caption="Ranks" kind="count" series={bands} marks={marks} stacked />,
    },
    {
      name: "Focus",
      state: "focus",
      element: <TimeChart {...shared} caption="Focused" kind="visibility" series={visibility} />,
    },
    {
      name: "Empty",
      element: <TimeChart {...shared} caption="No ranks yet" kind="rank" series={nothing} />,
    },
  ],
};
