import { adminUserEndpoints, type AdminUserDetail } from "@listwise/contracts";
import {
  answerWith,
  apiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aUserDetail } from "../../testing/builders";
import { UserPage } from "./user.page";

const server = apiServer();
const { user: read, setRole, setStatus, terminateSession, terminateAllSessions } = adminUserEndpoints;

const serve = (data: AdminUserDetail) => server.use(answerWith(read, { success: true, data }));
const open = (id: string | number = 7) =>
  renderPage(<UserPage />, { path: "/admin/users/:id", at: `/admin/users/${id}` });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("superadmin");
});

test("a failure says so and can be retried", async () => {
  server.use(failWith(read, "NOT_FOUND", "There is no such user."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the user" })).toBeVisible();
  expect(screen.getByText(/^There is no such user\./)).toBeVisible();
  serve(aUserDetail());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ada Example" })).toBeVisible();
});

test("an address that names nobody asks nothing", () => {
  open("1e9");
  expect(screen.getByRole("heading", { name: "There is no such user" })).toBeVisible();
});

test("shows profile, access and sessions, without violations", async () => {
  serve(aUserDetail({ google: "ada@gmail.example" }));
  const { container } = open();
  expect(await screen.findByText("Password, Google (ada@gmail.example)")).toBeVisible();
  const row = screen.getByRole("row", { name: /Firefox 140/ });
  for (const text of ["Linux", "203.0.113.7"]) expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Role" })).toHaveValue("user");
  await expectNoViolations(container);
});

test("without sessions it says so and there is nothing to end", async () => {
  serve(aUserDetail({ sessions: [] }));
  open();
  expect(await screen.findByRole("heading", { name: "No sessions" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "End all sessions" })).not.toBeInTheDocument();
});

test("an admin gives no roles, and a superadmin's account is out of reach", async () => {
  signInAs("admin");
  serve(aUserDetail({ role: "superadmin" }));
  open();
  expect(await screen.findByText("Only a superadmin may change the account of a superadmin.")).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Role" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Deactivate|End/ })).not.toBeInTheDocument();
});

test("a role is changed once it was confirmed; a refusal stays in the dialog", async () => {
  serve(aUserDetail());
  const asked: unknown[] = [];
  server.use(failWith(setRole, "CONFLICT", "This is the last superadmin."));
  const { user } = open();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Role" }), "Admin");
  const dialog = await screen.findByRole("dialog", { name: "Make Ada Example an Admin?" });
  await user.click(within(dialog).getByRole("button", { name: "Change role" }));
  expect(await within(dialog).findByText("This is the last superadmin.")).toBeVisible();

  server.use(
    handle(setRole, async ({ request }) => {
      asked.push(await request.json());
      serve(aUserDetail({ role: "admin" }));
      return HttpResponse.json({ success: true, data: aUserDetail({ role: "admin" }) });
    }),
  );
  await user.click(within(dialog).getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Role" })).toHaveValue("admin"));
  expect(asked).toEqual([{ role: "admin" }]);
});

test("an account is deactivated, a session ended, and all of them", async () => {
  serve(aUserDetail());
  const done: string[] = [];
  server.use(
    handle(setStatus, async ({ request }) => {
      done.push(`status ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({ success: true, data: aUserDetail({ isActive: false }) });
    }),
    handle(terminateSession, ({ params }) => {
      done.push(`session ${String(params["sessionId"]).slice(0, 4)}`);
      return HttpResponse.json({ success: true, ended: 1 });
    }),
    handle(terminateAllSessions, () => {
      done.push("all");
      return HttpResponse.json({ success: true, ended: 2 });
    }),
  );
  const { user } = open();
  const steps = [
    ["Deactivate", "Deactivate"],
    ["End session of Firefox 140 on Linux", "End session"],
    ["End all sessions", "End all sessions"],
  ] as const;
  for (const [button, confirm] of steps) {
    await user.click(await screen.findByRole("button", { name: button }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: confirm }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  }
  expect(done).toEqual(['status {"isActive":false}', "session 0b0e", "all"]);
});
