import { screen, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expectNoViolations, renderFirstPaint, renderWithProviders } from "../testing";
import { Sparkline } from "./sparkline";
import { TimeChart } from "./time-chart";

const at = (day: number, hour = 8) => new Date(2025, 10, day, hour).toISOString();
const series = [
  {
    name: "WeatherBug",
    points: [
      { at: at(1), value: 4 },
      { at: at(2), value: 201 },
      { at: at(3), value: 2 },
    ],
  },
  {
    name: "Radar",
    points: [
      { at: at(3), value: 9 },
      { at: at(2), value: null },
    ],
  },
];
const range = { from: "2025-11-01", to: "2025-11-30" };
const open = (change: Partial<Parameters<typeof TimeChart>[0]> = {}) =>
  renderWithProviders(
    <TimeChart caption="Rank history" kind="rank" series={series} range={range} {...change} />,
  );

test("no accessibility violations, with a visible table", async () => {
  const { container, user } = open({ marks: [{ at: at(2), kind: "note", label: "Campaign" }] });
  await screen.findByRole("slider");
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Options of the chart Rank history" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Show values as a table" }));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("region", { name: "Values of Rank history" })).toBeVisible();
  await expectNoViolations(container);
});

test("a chart without points has no empty entry in its legend", async () => {
  const { container } = open({ series: [{ name: "Radar", points: [] }] });
  expect(await screen.findByRole("slider")).toHaveAttribute("aria-valuetext", "Radar: Not checked");
  const legend = [...container.querySelectorAll("figure ul > li")];
  expect(legend.map(({ textContent }) => textContent)).toEqual(["Radar –"]);
});

test("a data table accompanies the lines", async () => {
  open();
  const table = await screen.findByRole("table", { name: "Rank history" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "November 1, 20254–",
    "November 2, 2025>200Not checked",
    "November 3, 202529",
  ]);
});

test("a change is painted before the chart is drawn again", async () => {
  let show: (caption: string) => void = () => {};
  function Page() {
    const [caption, setCaption] = useState("30 days");
    useEffect(() => {
      show = setCaption;
    }, []);
    return (
      <>
        <p>{caption}</p>
        <TimeChart caption={caption} kind="rank" series={series} range={range} />
      </>
    );
  }
  renderWithProviders(<Page />);
  await screen.findByRole("slider", { name: /^30 days/ });

  renderFirstPaint(() => show("90 days"));

  expect(screen.getByText("90 days")).toBeInTheDocument();
  expect(screen.getByRole("slider", { name: /^30 days/ })).toBeInTheDocument();
  expect(await screen.findByRole("slider", { name: /^90 days/ })).toBeInTheDocument();
});

test("arrow keys move through the dates and read them", async () => {
  const { user } = open();
  const slider = await screen.findByRole("slider", { name: /Rank history/ });
  expect(slider).toHaveAttribute("aria-valuetext", "November 3, 2025, WeatherBug: 2, Radar: 9");
  slider.focus();
  await user.keyboard("{ArrowLeft}");
  expect(slider).toHaveAttribute("aria-valuetext", "November 2, 2025, WeatherBug: >200, Radar: Not checked");
  await user.keyboard("{Home}{ArrowLeft}");
  expect(slider).toHaveAttribute("aria-valuenow", "0");
  expect(slider).toHaveAttribute("aria-valuetext", "November 1, 2025, WeatherBug: 4");
});

test("Enter adds a note for the day at the cursor", async () => {
  const days: string[] = [];
  const { user } = open({ onAddNote: (day) => days.push(day) });
  const slider = await screen.findByRole("slider", { name: /Enter adds a note$/ });
  slider.focus();
  await user.keyboard("{Enter}{ArrowLeft}{Enter}");
  expect(days).toEqual(["2025-11-03", "2025-11-02"]);
});

test("observations of the same day have times; a mark is read with its day", async () => {
  const twice = [{ name: "WeatherBug", points: [8, 9].map((hour) => ({ at: at(2, hour), value: hour })) }];
  open({ series: twice, marks: [{ at: at(2, 20), kind: "change", label: "Name changed" }] });
  const table = await screen.findByRole("table", { name: "Rank history" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent?.replaceAll("\u202F", " "))).toEqual([
    "Nov 2, 2025, 8:00 AM8Name changed",
    "Nov 2, 2025, 9:00 AM9",
  ]);
});

test("the values are saved as CSV, ranks also as people read them", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => (saved.push(file), "blob:chart");
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = open({ marks: [{ at: at(3), kind: "release", label: "Version 2" }] });
  await user.click(await screen.findByRole("button", { name: "Options of the chart Rank history" }));
  expect(await screen.findByRole("menuitem", { name: "Download PNG" })).toHaveAttribute("aria-disabled");
  await user.click(screen.getByRole("menuitem", { name: "Download CSV" }));
  expect(names[0]).toMatch(/^rank-history-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await new Response(saved[0]).text();
  expect(csv.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    "Date,WeatherBug,WeatherBug as shown,Radar,Radar as shown,Events",
    `${at(1)},4,4,,,`,
    `${at(2)},,>200,,,`,
    `${at(3)},2,2,9,9,Version 2`,
  ]);
});

test("each kind reads its values", async () => {
  const points = [{ at: "2025-11-01", value: 12.345 }];
  const { rerender } = open({ kind: "visibility", series: [{ name: "Visibility", points }] });
  expect(await screen.findByRole("row", { name: /November 1/ })).toHaveTextContent("12.3%");
  const unranked = [{ at: "2025-11-01", value: 201 }];
  rerender(
    <TimeChart caption="A" kind="averageRank" series={[{ name: "A", points: unranked }]} range={range} />,
  );
  expect(await screen.findByRole("row", { name: /November 1/ })).toHaveTextContent(">200");
});

test("a sparkline is a named image with gaps, and empty without values", () => {
  const { container } = renderWithProviders(
    <Sparkline label="From 3 to 1" values={[3, null, 2, 1]} inverted />,
  );
  expect(screen.getByRole("img", { name: "From 3 to 1" })).toBeVisible();
  expect(container.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
});

test("a sparkline of equal values is in the middle, not at the top as a best rank", () => {
  const { container } = renderWithProviders(<Sparkline label="Not ranked" values={[201, 201]} inverted />);
  expect(container.querySelector("path")).toHaveAttribute("d", "M0.0 12.0L80.0 12.0");
});
