import { requestPoolEndpoints, type PoolRequest, type StoreSourceHealth } from "@listwise/contracts/admin";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { RequestPoolPage } from "./request-pool.page";

const server = startApiServer();
const { requests, retry, drop, sources, closeBreaker } = requestPoolEndpoints;

function aRequest(change: Partial<PoolRequest> = {}): PoolRequest {
  return {
    keywordId: 1,
    keyword: "rain map",
    country: "us",
    state: "failed",
    forPerson: true,
    queuedAt: null,
    notBefore: null,
    attempts: 5,
    checkedAt: null,
    failedAt: "2026-11-20T08:00:00.000Z",
    failure: "The store did not answer in time.",
    ...change,
  };
}
const host = {
  host: "itunes.apple.com",
  perMinute: 20,
  tokens: 3,
  failures: 12,
  breakerAt: 10,
  waitSeconds: 42,
  lastCallAt: "2026-11-20T08:00:00.000Z",
};
const health: StoreSourceHealth = {
  source: "apple",
  platforms: ["ios"],
  perMinute: null,
  reason: "The store isn't responding. Requests are paused.",
  hosts: [host],
  imports: [],
};

function serve(data: PoolRequest[]) {
  const pagination = { page: 1, pageSize: 10, total: data.length, pages: 1 };
  const counts = { waiting: 4, running: 0, failed: data.length };
  server.use(
    answerWith(requests, { success: true, data, pagination, counts }),
    answerWith(sources, { success: true, data: health }),
  );
}
const open = () => renderPage(<RequestPoolPage />, { path: "/admin/request-pool" });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("admin");
});

test("shows waiting and failed requests with the reason, and the circuit breaker of each host", async () => {
  serve([aRequest()]);
  const { container } = open();
  const row = await screen.findByRole("row", { name: /rain map/ });
  expect(within(row).getByText("The store did not answer in time.")).toBeVisible();
  const breaker = await screen.findByRole("row", { name: /itunes\.apple\.com/ });
  for (const text of ["Blocked for 42 s", "3 of 20 per minute", "12 of 10"]) {
    expect(within(breaker).getByText(text)).toBeVisible();
  }
  await expectNoViolations(container);
});

test("failed requests can be retried and removed; running ones can't be selected", async () => {
  serve([aRequest(), aRequest({ keywordId: 2, keyword: "chess", state: "running" })]);
  const done: unknown[] = [];
  server.use(
    handle(retry, async ({ request }) => {
      done.push(["retry", await request.json()]);
      return HttpResponse.json({ success: true });
    }),
    handle(drop, async ({ request }) => {
      done.push(["drop", await request.json()]);
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = open();
  expect(await screen.findByRole("checkbox", { name: "Select chess (US)" })).toBeDisabled();
  for (const action of ["Retry", "Remove"]) {
    await user.click(screen.getByRole("checkbox", { name: "Select rain map (US)" }));
    await user.click(screen.getByRole("button", { name: action }));
    const dialog = await screen.findByRole("dialog", { name: `${action} 1 request?` });
    await user.click(within(dialog).getByRole("button", { name: action }));
    await user.click(await within(dialog).findByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  }
  const pair = { keywordId: 1, country: "us" };
  expect(done).toEqual([
    ["retry", pair],
    ["drop", pair],
  ]);
});

test("a blocked host is retried after confirmation", async () => {
  serve([]);
  const fine = { ...health, reason: null, perMinute: 20, hosts: [{ ...host, failures: 0, waitSeconds: 0 }] };
  server.use(answerWith(closeBreaker, { success: true, data: fine }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Retry itunes.apple.com" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Retry now" }));
  expect(await screen.findByText("OK")).toBeVisible();
});

test("each part fails independently and can be retried", async () => {
  serve([aRequest()]);
  server.use(failWith(sources, "FORBIDDEN", "Administrators only."));
  open();
  expect(await screen.findByRole("heading", { name: "Failed to load the store source" })).toBeVisible();
  expect(await screen.findByRole("row", { name: /rain map/ })).toBeVisible();
});
