import { limitsAdminEndpoints } from "@listwise/contracts/limits";
import { notificationsEndpoints, type AdminNotification } from "@listwise/contracts/notifications";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { NotificationsPage } from "./notifications.page";

const { list, create, update } = notificationsEndpoints;
const server = startApiServer();
const at = "2026-11-20T08:00:00.000Z";
const sent: AdminNotification = {
  id: 4,
  title: "Maintenance tonight",
  message: "From 22:00 UTC.",
  path: null,
  level: "warning",
  audience: "plan",
  target: "pro",
  publishAt: at,
  sentAt: at,
  recipients: 12,
  readers: 3,
  createdBy: "admin@listwise.example",
  createdAt: at,
  updatedAt: at,
};
const plan = {
  ...{ id: 2, key: "pro", name: "Pro", description: "", isDefault: false, displayInPricing: true },
  ...{ displayOrder: 1, trialDays: 0, limits: {}, users: 0 },
};

function take(endpoint: typeof create | typeof update) {
  const bodies: unknown[] = [];
  server.use(
    handle(endpoint, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: sent }, { status: endpoint.status });
    }),
  );
  return bodies;
}

const open = () => renderPage(<NotificationsPage />, { path: "/admin/notifications" });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  const pagination = { page: 1, pageSize: 10, total: 1, pages: 1 };
  server.use(
    answerWith(limitsAdminEndpoints.templates, { success: true, data: [plan] }),
    answerWith(list, { success: true, data: [sent], pagination }),
  );
});

test("lists notifications with their audience and readers", async () => {
  const { container } = open();
  const row = await screen.findByRole("row", { name: /Maintenance tonight/ });
  expect(within(row).getByText("3 of 12")).toBeVisible();
  expect(await within(row).findByText("Users on Pro")).toBeVisible();
  await expectNoViolations(container);
});

test("a new one is validated, then scheduled for its audience; a rejection is shown at its field", async () => {
  const message = "There is no account with this email address.";
  server.use(failWith(create, "VALIDATION_FAILED", message, [{ path: "target", message }]));
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "New notification" }));
  await user.click(await screen.findByRole("button", { name: "Send now" }));
  expect(screen.getByRole("textbox", { name: /Title/ })).toHaveAccessibleDescription("Enter a title.");
  fireEvent.change(screen.getByRole("textbox", { name: /Title/ }), { target: { value: "Hello" } });
  fireEvent.change(screen.getByRole("textbox", { name: /Message/ }), { target: { value: "There" } });
  await user.selectOptions(screen.getByRole("combobox", { name: "Audience" }), "One account");
  const email = screen.getByRole("textbox", { name: "Account email" });
  fireEvent.change(email, { target: { value: "ada@x.example" } });
  fireEvent.change(screen.getByLabelText("Send at"), { target: { value: "2031-05-06T10:00" } });
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(message));
  const bodies = take(create);
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toEqual([
    {
      title: "Hello",
      message: "There",
      path: null,
      level: "info",
      audience: "user",
      target: "ada@x.example",
      publishAt: new Date("2031-05-06T10:00").toISOString(),
    },
  ]);
});

test("only the text of a sent one can be changed, against its version", async () => {
  const bodies = take(update);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Maintenance tonight" }));
  expect(await screen.findByRole("combobox", { name: "Audience" })).toBeDisabled();
  fireEvent.change(screen.getByRole("textbox", { name: /Title/ }), {
    target: { value: "Maintenance at 22:00" },
  });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toMatchObject([
    { title: "Maintenance at 22:00", audience: "plan", target: "pro", publishAt: at, updatedAt: at },
  ]);
});
