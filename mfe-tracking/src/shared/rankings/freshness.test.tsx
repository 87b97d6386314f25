import { render, screen } from "@testing-library/react";
import { aJob } from "../../testing/builders";
import { FreshnessNote, getRecheckDelayMs } from "./freshness";
import { formatTimeLeft } from "../rank-jobs/rank-job-progress";

const queuedAt = new Date(Date.now() - 60_000).toISOString();

test("queued ranks are requested again after three seconds, then after the estimated time", () => {
  expect(getRecheckDelayMs({ stale: true, queuedAt, etaSeconds: 40 }, 1)).toBe(3_000);
  expect(getRecheckDelayMs({ stale: true, queuedAt, etaSeconds: 40 }, 2)).toBe(40_000);
  expect(getRecheckDelayMs({ stale: true, queuedAt, etaSeconds: null }, 2)).toBe(10_000);
  expect(getRecheckDelayMs({ stale: true, queuedAt: new Date().toISOString() }, 9)).toBe(3_000);
  expect(getRecheckDelayMs({ stale: true, queuedAt: null }, 1)).toBe(false);
  expect(getRecheckDelayMs(undefined, 0)).toBe(false);
});

test("the note shows when ranks were queued and the time left, or why it is unknown", () => {
  const { rerender } = render(<FreshnessNote stale queuedAt={queuedAt} etaSeconds={42} />);
  expect(screen.getByRole("status")).toHaveTextContent(/on the way, queued .* · about 45 s left$/);
  rerender(<FreshnessNote stale queuedAt={queuedAt} etaSeconds={null} etaReason="The store is paused." />);
  expect(screen.getByRole("status")).toHaveTextContent(/ · The store is paused\.$/);
  rerender(<FreshnessNote stale queuedAt={null} />);
  expect(screen.getByRole("status")).toHaveTextContent("Some of these ranks are due for a check");
  rerender(<FreshnessNote stale queuedAt={null} failure="The store did not answer." />);
  expect(screen.getByRole("status")).toHaveTextContent("The store did not answer.");
  rerender(<FreshnessNote stale={false} queuedAt={null} />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("the server's estimate takes precedence over the extrapolated time", () => {
  const job = aJob({ status: "running", processed: 1, startedAt: queuedAt });
  expect(formatTimeLeft({ ...job, etaSeconds: 200 }, Date.now())).toBe("about 3 min left");
  expect(formatTimeLeft(job, Date.parse(queuedAt) + 60_000)).toBe("about 60 s left");
});
