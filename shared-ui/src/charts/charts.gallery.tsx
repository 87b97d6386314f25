import type { GalleryEntry } from "../gallery/gallery-entry";
import { RankChart } from "./rank-chart";
import { TrendChart } from "./trend-chart";

const HEIGHT = 180;
const at = (day: number) => new Date(Date.UTC(2025, 10, day, 12)).toISOString();

/** Returns ranks of 14 days with a gap. */
const createRanks = (name: string, start: number) => ({
  name,
  points: Array.from({ length: 14 }, (_, day) => ({
    at: at(day + 1),
    rank: day === 6 ? 201 : start + ((day * 7) % 5) - Math.floor(day / 3),
  })),
});

const one = [createRanks("WeatherBug", 9)];
const six = ["WeatherBug", "Radar", "Climate", "Sunny", "Storm", "Forecast"].map((name, index) =>
  createRanks(name, 6 + 8 * index),
);
const marks = [{ at: at(9), label: "Version 2.4" }];
const scores = [
  {
    name: "Score",
    points: Array.from({ length: 14 }, (_, day) => ({ at: at(day + 1), value: 40 + ((day * 5) % 9) + day })),
  },
];
const averages = [{ name: "Average rank", points: scores[0]?.points.map((point) => point) ?? [] }];
const firstDay = [{ name: "Visibility", points: [{ at: at(14), value: 32.4 }] }];
const month = { from: at(1), to: at(14) };
const bands = ["1–3", "4–10", "11–50"].map((name, index) => ({
  name,
  color: ["rank-3-text", "rank-10-text", "rank-50-text"][index],
  points: Array.from({ length: 14 }, (_, day) => ({
    at: at(day + 1),
    value: day === 6 ? null : 4 + index + ((day * (index + 2)) % 3),
  })),
}));
const nothing = [{ name: "WeatherBug", points: [] }];

export const gallery: GalleryEntry = {
  title: "Charts",
  components: { RankChart, TrendChart },
  examples: [
    {
      name: "Ranks with a gap and a mark",
      wide: true,
      element: <RankChart caption="Rank history" series={one} marks={marks} height={HEIGHT} />,
    },
    {
      name: "Six lines",
      wide: true,
      element: <RankChart caption="Ranks of six apps" series={six} height={HEIGHT} />,
    },
    { name: "Values", element: <TrendChart caption="Score" series={scores} height={HEIGHT} /> },
    {
      name: "Average ranks",
      element: <TrendChart caption="Average rank" series={averages} ranks height={HEIGHT} />,
    },
    {
      name: "One point in a range",
      element: <TrendChart caption="Visibility" series={firstDay} range={month} height={HEIGHT} />,
    },
    {
      name: "Stacked columns",
      wide: true,
      element: (
        <TrendChart caption="Ranks" series={bands} range={month} marks={marks} stacked height={HEIGHT} />
      ),
    },
    {
      name: "Focus",
      state: "focus",
      element: <TrendChart caption="Focused" series={scores} height={HEIGHT} />,
    },
    { name: "Empty", element: <RankChart caption="No ranks yet" series={nothing} height={HEIGHT} /> },
  ],
};
