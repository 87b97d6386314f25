import { presenceEndpoints, type OnlineUser } from "@listwise/contracts/account";
import { bus } from "@listwise/shared-auth";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { OnlineCard } from "./online-card";

const server = startApiServer();
const { onlineUsers } = presenceEndpoints;

function anOnlineUser(change: Partial<OnlineUser> = {}): OnlineUser {
  return {
    id: 1,
    name: "Ada Example",
    email: "ada@listwise.example",
    role: "user",
    status: "ONLINE",
    currentPage: "/keywords",
    browser: "Firefox 140",
    os: "Linux",
    lastSeenAt: "2026-11-20T08:00:00.000Z",
    ...change,
  };
}

const serve = (data: OnlineUser[]) => server.use(answerWith(onlineUsers, { success: true, data }));
const open = () => renderPage(<OnlineCard />, { path: "/admin" });

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("an error can be retried, and an empty list says so", async () => {
  server.use(failWith(onlineUsers, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load online users" })).toBeVisible();
  serve([]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "No users online" })).toBeVisible();
});

test("shows users with status and page, without violations", async () => {
  serve([anOnlineUser(), anOnlineUser({ id: 2, name: "Bo", status: "AWAY", browser: "" })]);
  const { container } = open();
  const row = await screen.findByRole("row", { name: /Ada Example/ });
  for (const text of ["Online", "/keywords", "Firefox 140", "Linux"]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getByRole("link", { name: "Ada Example" })).toHaveAttribute("href", "/admin/users/1");
  expect(within(screen.getByRole("row", { name: /Bo/ })).getByText("Away")).toBeVisible();
  await expectNoViolations(container);
});

test("a status change appears immediately; the list is refetched for unknown users", async () => {
  let asked = 0;
  server.use(
    handle(onlineUsers, () => {
      asked += 1;
      const users = [anOnlineUser(), ...(asked > 1 ? [anOnlineUser({ id: 2, name: "Bo" })] : [])];
      return HttpResponse.json({ success: true, data: users });
    }),
  );
  open();
  const row = await screen.findByRole("row", { name: /Ada Example/ });
  act(() => bus.emit("presence:changed", { userId: 1, status: "OFFLINE" }));
  expect(await within(row).findByText("Offline")).toBeVisible();
  expect(asked).toBe(1);
  act(() => bus.emit("presence:changed", { userId: 2, status: "ONLINE" }));
  expect(await screen.findByRole("row", { name: /Bo/ })).toBeVisible();
});

test("polls every five seconds, but not in a hidden tab", async () => {
  // The polls are an interval; answers of the server need real time.
  jest.useFakeTimers({
    doNotFake: ["queueMicrotask", "nextTick", "setImmediate", "setTimeout", "clearTimeout"],
  });
  let asked = 0;
  server.use(handle(onlineUsers, () => ((asked += 1), HttpResponse.json({ success: true, data: [] }))));
  open();
  await screen.findByRole("heading", { name: "No users online" });
  expect(asked).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(asked).toBe(2));
  const hidden = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(asked).toBe(2);
  hidden.mockRestore();
  jest.useRealTimers();
});
