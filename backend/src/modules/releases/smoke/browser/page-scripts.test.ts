import { createContext, runInContext } from "node:vm";
import { READ_LONGEST_TASK, REPORT, WATCH_PAGE } from "./page-scripts";

type Deliver = (list: { getEntries: () => { duration: number }[] }) => void;

function openPage() {
  const reports: unknown[][] = [];
  let pending: { duration: number }[] = [];
  let deliver: Deliver = () => undefined;
  class PerformanceObserver {
    constructor(callback: Deliver) {
      deliver = callback;
    }
    observe() {}
    takeRecords() {
      return pending.splice(0);
    }
  }
  const page = createContext({
    document: { addEventListener: () => undefined },
    PerformanceObserver,
    [REPORT]: (...args: unknown[]) => reports.push(args),
  });
  runInContext(WATCH_PAGE, page);
  return {
    reports,
    end: (duration: number) => (pending = [...pending, { duration }]),
    deliver: () => deliver({ getEntries: () => pending.splice(0) }),
    readLongest: (): unknown => runInContext(READ_LONGEST_TASK, page),
  };
}

test("the longest task counts even if the browser has not reported it yet", () => {
  const page = openPage();
  expect(page.readLongest()).toBe(0);
  page.end(100);
  page.deliver();
  page.end(22_000);
  expect(page.readLongest()).toBe(22_000);
  page.end(60);
  page.deliver();
  expect(page.readLongest()).toBe(22_000);
  expect(page.reports).toEqual([100, 22_000, 60].map((ms) => ["task", ms]));
});
