import { formatTimes } from "./measure-remote";

test.each([
  [{ load: 120.4, mount: 14 }, "loaded in 120 ms, mounted in 14 ms"],
  [{ load: 48, mount: null }, "loaded in 48 ms, mount not measured"],
  [{ load: null, mount: 9 }, "load not measured, mounted in 9 ms"],
])("%j", (times, text) => {
  expect(formatTimes({ module: "./lifecycles", ...times })).toBe(text);
});
