import { logsEndpoints, type LogLine } from "@listwise/contracts/admin";
import { startApiServer, failWith, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { LogsPage } from "./logs.page";

const server = startApiServer();
const at = "2026-11-20T08:00:00.000Z";
const line = (seq: number, message: string, facts = ""): LogLine => ({
  seq,
  at,
  level: "warn",
  message,
  facts,
});
let asked: Record<string, string>[] = [];

function serve(...answers: LogLine[][]) {
  server.use(
    handle(logsEndpoints.lines, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      const data = answers[Math.min(asked.length, answers.length) - 1] ?? [];
      return HttpResponse.json({ success: true, data, latest: 2, since: at, capacity: 5000 });
    }),
  );
}

const open = () => renderPage(<LogsPage />, { path: "/admin/logs" });

beforeEach(() => {
  asked = [];
  resetSession();
  signInAs("admin");
});
afterEach(() => jest.useRealTimers());

test("an error can be retried; lines show their fields and render no markup", async () => {
  server.use(failWith(logsEndpoints.lines, "INTERNAL", "Something went wrong on our side."));
  const { user, container } = open();
  await user.click(screen.getByRole("switch", { name: "Live updates" }));
  expect(await screen.findByRole("heading", { name: "Failed to load the log" })).toBeVisible();
  serve([line(1, "queue slow", '{"traceId":"4bf9","job":"<b>mail</b>"}')]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("queue slow · job: <b>mail</b>")).toBeVisible();
  await expectNoViolations(container);
});

test("level and search are kept in the URL and sent to the server", async () => {
  serve([line(1, "queue slow")]);
  const { user } = open();
  await screen.findByText("queue slow");
  await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "error");
  expect(address()).toBe("/admin/logs?level=error");
  await user.type(screen.getByRole("searchbox", { name: "Search the log" }), "mail");
  await waitFor(() => expect(address()).toBe("/admin/logs?level=error&search=mail"));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ level: "error", search: "mail", limit: "200" }));
});

test("new lines load automatically until that is turned off", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  serve([line(1, "first")], [line(2, "second"), line(1, "first")]);
  open();
  expect(await screen.findByText("first")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  expect(await screen.findByText("second")).toBeVisible();
  act(() => screen.getByRole("switch", { name: "Live updates" }).click());
  const before = asked.length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(asked).toHaveLength(before);
});
