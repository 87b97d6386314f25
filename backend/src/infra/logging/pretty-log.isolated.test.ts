import { pino } from "pino";
import { formatLogLine } from "./pretty-log";

function written(log: (to: ReturnType<typeof pino>) => void): string {
  let text = "";
  const write = (line: string) => (text += formatLogLine(line));
  log(pino({ base: null, timestamp: () => ',"time":"2026-03-04T05:06:07.890Z"' }, { write }));
  return text;
}

test("fields follow the message", () => {
  expect(written((log) => log.info({ url: "http://localhost:4000", path: "my folder", n: 2 }, "ready"))).toBe(
    '05:06:07 info  ready url=http://localhost:4000 path="my folder" n=2\n',
  );
});

test("an error includes its stack", () => {
  const text = written((log) => log.error({ err: new Error("no room") }, "not written"));
  expect(text).toMatch(/^05:06:07 ERROR not written\nError: no room\n {4}at /);
});
