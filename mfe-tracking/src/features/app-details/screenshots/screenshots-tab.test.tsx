import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { getPopDelayMs, ScreenshotsTab } from "./screenshots-tab";

const six = Array.from({ length: 6 }, (_, index) => `https://img.example/${index}.png`);
const shown = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt")?.split(" ")[1]);

test("shows a skeleton for 300 ms, then pages of four that wrap around", async () => {
  const start = performance.now();
  const { user, container } = renderPage(<ScreenshotsTab app={anApp({ screenshots: six })} />, "/");
  expect(screen.getByText("Loading screenshots…")).toBeInTheDocument();
  const prev = await screen.findByRole("button", { name: "Prev" });
  expect(performance.now() - start).toBeGreaterThanOrEqual(290);

  expect(shown()).toEqual(["1", "2", "3", "4"]);
  await user.click(prev);
  expect(shown()).toEqual(["5", "6"]);
  expect(screen.getByText("Page 2 of 2")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(shown()).toEqual(["1", "2", "3", "4"]);
  await expectNoViolations(container);
});

test("opens a screenshot in full above the details", async () => {
  const { user } = renderPage(<ScreenshotsTab app={anApp({ screenshots: six })} />, "/");
  await user.click(await screen.findByRole("button", { name: /^Screenshot 2/ }));
  expect(await screen.findByRole("dialog", { name: "Screenshot 2 of 6" })).toBeVisible();
});

test.each([
  [0, 0],
  [3, 300],
  [5, 500],
  [9, 500],
])("thumbnail %d appears after %d ms", (index, delay) => {
  expect(getPopDelayMs(index)).toBe(delay);
});

test("shows a message for a listing without screenshots", async () => {
  renderPage(<ScreenshotsTab app={anApp()} />, "/");
  expect(await screen.findByRole("heading", { name: "No screenshots" })).toBeVisible();
});
