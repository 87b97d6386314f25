import { startActiveTimer } from "./active-timer";
import { TICK_MS } from "./timeouts";

const MS = 1_000;
const onEnd = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onEnd.mockReset();
});
afterEach(() => jest.useRealTimers());

function setHidden(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

test("it ends once after its time if the page is visible and responsive", () => {
  startActiveTimer(MS, onEnd);
  jest.advanceTimersByTime(MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * MS);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a time that is no multiple of a tick is exact", () => {
  startActiveTimer(1.5 * TICK_MS, onEnd);
  jest.advanceTimersByTime(1.5 * TICK_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("time in a hidden tab does not count", () => {
  startActiveTimer(MS, onEnd);
  jest.advanceTimersByTime(MS / 2);
  setHidden(true);
  jest.advanceTimersByTime(100 * MS);
  expect(onEnd).not.toHaveBeenCalled();
  setHidden(false);
  jest.advanceTimersByTime(MS / 2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("ticks that a busy event loop delays count only their nominal length", () => {
  const { setTimeout: schedule } = globalThis;
  const SLOWDOWN = 8;
  jest
    .spyOn(globalThis, "setTimeout")
    .mockImplementation((work, delay = 0) => schedule(work, SLOWDOWN * delay));
  startActiveTimer(MS, onEnd);
  jest.advanceTimersByTime(SLOWDOWN * MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a clock that jumps counts as one tick at most", () => {
  startActiveTimer(MS, onEnd);
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(TICK_MS);
  expect(onEnd).not.toHaveBeenCalled();
});

test("it can be stopped, and started over with the full time", () => {
  const timer = startActiveTimer(MS, onEnd);
  jest.advanceTimersByTime(MS - 1);
  timer.restart();
  jest.advanceTimersByTime(MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  timer.stop();
  jest.advanceTimersByTime(10 * MS);
  expect(onEnd).not.toHaveBeenCalled();
});
