import { notificationsEndpoints, type Notification } from "@listwise/contracts/notifications";
import { bus } from "@listwise/shared-auth";
import { answerWith, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { startUnread } from "../../chrome/notifications/unread.store";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

const server = setupSite();
const { inbox, markRead } = notificationsEndpoints;
beforeAll(startUnread);
beforeEach(() => {
  clearToasts();
  signInAs("user");
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

const one: Notification = {
  id: 3,
  title: "Maintenance tonight",
  message: "From 22:00\nto 22:10 UTC.",
  path: "/keywords",
  level: "warning",
  at: "2026-11-20T08:00:00.000Z",
  readAt: null,
};
const serve = (data: Notification[], unread: number) =>
  server.use(answerWith(inbox, { success: true, data, unread }));

test("a new notification shows a toast on any page, marks the bell, and is read on its page", async () => {
  let reads = 0;
  serve([one], 1);
  server.use(
    handle(markRead, () => {
      reads += 1;
      return HttpResponse.json({ success: true });
    }),
  );
  const { user, container } = renderSite("/keywords");
  expect(await screen.findByRole("link", { name: "Notifications" })).toBeVisible();
  act(() =>
    bus.emit("notification:sent", { id: 3, title: one.title, message: one.message, level: "warning" }),
  );
  expect(await screen.findByText("Maintenance tonight")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Notifications, 1 unread" }));
  expect(await screen.findByRole("heading", { name: "Maintenance tonight", level: 2 })).toBeVisible();
  expect(screen.getByRole("link", { name: "Open" })).toHaveAttribute("href", "/keywords");
  await waitFor(() => expect(reads).toBe(1));
  expect(await screen.findByRole("link", { name: "Notifications" })).toBeVisible();
  await expectNoViolations(container);
});

test("a returning user sees the number of missed ones; a logout resets it", async () => {
  renderSite("/keywords");
  await screen.findByRole("link", { name: "Notifications" });
  act(() => bus.emit("notification:unread", { unread: 4 }));
  expect(await screen.findByRole("link", { name: "Notifications, 4 unread" })).toBeVisible();
  act(() => bus.emit("user:logged-out", { reason: "user" }));
  expect(screen.queryByRole("link", { name: /4 unread/ })).not.toBeInTheDocument();
});

test("an error can be retried; an empty inbox has an empty state", async () => {
  server.use(failWith(inbox, "INTERNAL", "Something went wrong on our side."));
  const { user } = renderSite("/notifications");
  expect(await screen.findByRole("heading", { name: "Couldn't load your notifications" })).toBeVisible();
  serve([], 0);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "No notifications" })).toBeVisible();
});
