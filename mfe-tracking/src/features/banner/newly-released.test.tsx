import { ownAppsEndpoints } from "@listwise/contracts/apps";
import { answerWith, startApiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { filterRecent } from "./banner.api";
import { NewlyReleased } from "./newly-released";

const server = startApiServer();
const DAY = 24 * 3_600_000;
const anAppReleasedDaysAgo = (id: number, days: number) =>
  anApp({ id, name: `New ${id}`, releaseDate: new Date(Date.now() - days * DAY).toISOString() });
const serve = (count: number) => {
  const data = Array.from({ length: count }, (_, index) => anAppReleasedDaysAgo(index + 1, 1));
  server.use(answerWith(ownAppsEndpoints.recent, { success: true, data }));
};
const names = () =>
  within(screen.getByRole("list", { name: /New apps/ }))
    .getAllByRole("link")
    .map((link) => /New \d+/.exec(link.textContent)?.[0]);

beforeEach(() => {
  resetSession();
  signInAs("user");
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.motion;
});

test("shows numbered pages of six; an app opens its details on the overview", async () => {
  serve(8);
  const { user, container } = renderPage(<NewlyReleased />, "/dashboard");
  expect(await screen.findByRole("heading", { name: "Newly Released Apps" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Page 1 of 2" })).toHaveTextContent("1/2");
  expect(names()).toHaveLength(6);
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Next new apps" }));
  expect(names()).toEqual(["New 7", "New 8"]);
  await user.click(screen.getByRole("link", { name: /New 7/ }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("/dashboard?app=7&tab=overview&country=us");
});

async function open(count: number) {
  serve(count);
  renderPage(<NewlyReleased />, "/dashboard");
  await screen.findByRole("heading", { name: "Newly Released Apps" });
  return screen.getByRole("region", { name: "Newly released apps" });
}
const page = () => screen.getByRole("img", { name: /^Page/ }).textContent;

test("advances every 5 s unless hovered, focused, paused or hidden", async () => {
  // The rotation is an interval; the answer of the server needs real time.
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate", "setTimeout", "clearTimeout"] });
  const region = await open(13);
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const start = page();
  wait(5_000);
  expect([start, page()]).toEqual(["1/3", "2/3"]);
  fireEvent.pointerEnter(region);
  wait(12_000);
  expect(page()).toBe("2/3");
  fireEvent.pointerLeave(region);
  const pause = screen.getByRole("button", { name: "Pause" });
  act(() => pause.focus());
  wait(12_000);
  expect(page()).toBe("2/3");
  act(() => pause.blur());
  fireEvent.click(pause);
  wait(12_000);
  expect(page()).toBe("2/3");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  wait(12_000);
  expect(page()).toBe("2/3");
  visibility.mockRestore();
  wait(10_000);
  expect(page()).not.toBe("2/3");
});

test("with reduced motion the user starts the rotation", async () => {
  document.documentElement.dataset.motion = "reduced";
  await open(7);
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

test("renders nothing without new apps", async () => {
  serve(0);
  renderPage(<NewlyReleased />, "/dashboard");
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.queryByRole("region", { name: "Newly released apps" })).not.toBeInTheDocument();
});

test("a failure offers Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(ownAppsEndpoints.recent, "INTERNAL", "No."));
  const { user } = renderPage(<NewlyReleased />, "/dashboard");
  const retry = await screen.findByRole("button", { name: "Retry" });
  serve(1);
  await user.click(retry);
  expect(await screen.findByRole("link", { name: /New 1/ })).toBeInTheDocument();
});

test("keeps only releases of the last seven days, at most 60", () => {
  const now = Date.now();
  const many = Array.from({ length: 70 }, (_, index) => anAppReleasedDaysAgo(index, 2));
  expect(filterRecent(many, now)).toHaveLength(60);
  expect(
    filterRecent(
      [anAppReleasedDaysAgo(1, 8), anAppReleasedDaysAgo(2, -1), anApp({ releaseDate: null })],
      now,
    ),
  ).toEqual([]);
});
