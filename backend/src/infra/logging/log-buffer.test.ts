import { createLogBuffer } from "./log-buffer";

const line = (level: number, msg: string, facts: object = {}) =>
  JSON.stringify({ level, time: "2026-11-20T08:00:00.000Z", msg, ...facts });

test("keeps the latest lines, newest first, with consecutive numbers", () => {
  const ring = createLogBuffer(2);
  ["one", "two", "three"].forEach((msg) => ring.add(line(30, msg)));
  expect(ring.find({ limit: 10 }).map(({ seq, message }) => [seq, message])).toEqual([
    [3, "three"],
    [2, "two"],
  ]);
  expect(ring.latest()).toBe(3);
});

test("filters by level, by text in message and fields, and by sequence number", () => {
  const ring = createLogBuffer();
  ring.add(line(20, "quiet"));
  ring.add(line(40, "queue slow", { job: "mail.send" }));
  ring.add(line(50, "job failed", { job: "crawl" }));
  expect(ring.find({ level: "warn", limit: 10 }).map(({ level }) => level)).toEqual(["error", "warn"]);
  expect(ring.find({ search: "MAIL.send", limit: 10 })).toMatchObject([{ message: "queue slow", seq: 2 }]);
  expect(ring.find({ after: 2, limit: 10 }).map(({ seq }) => seq)).toEqual([3]);
  expect(ring.find({ limit: 1 })).toMatchObject([{ message: "job failed", facts: '{"job":"crawl"}' }]);
});

test("skips requests that read the log, which would otherwise refill it", () => {
  const ring = createLogBuffer();
  ring.add(line(30, "request", { path: "/api/admin/logs" }));
  expect(ring.latest()).toBe(0);
});
