import { adminEndpoints, adminUserEndpoints, type AdminUser } from "@listwise/contracts/admin";
import { viewsEndpoints } from "@listwise/contracts/views";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { buildCsv } from "@listwise/shared-ui/table";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aUserDetail, aUserRow } from "../../testing/builders";
import { userColumns } from "./user-columns";
import { UsersPage } from "./users.page";

const server = startApiServer(answerWith(viewsEndpoints.list, { success: true, data: [] }));
let asked: Record<string, string>[] = [];

function serve(data: AdminUser[], { total = data.length, pages = 1 } = {}) {
  server.use(
    handle(adminEndpoints.users, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const pagination = { page: Number(query["page"]), pageSize: 10, total, pages };
      return HttpResponse.json({ success: true, data, pagination });
    }),
  );
}

const open = (at = "/admin/users") => renderPage(<UsersPage />, { path: "/admin/users", at });

beforeEach(() => {
  asked = [];
  resetSession();
  signInAs("admin");
});

test("an error shows no rows and can be retried", async () => {
  server.use(failWith(adminEndpoints.users, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load users" })).toBeVisible();
  serve([aUserRow()]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("cell", { name: "ada@listwise.example" })).toBeVisible();
});

test("lists users, newest first, ten per page, without violations", async () => {
  serve([
    aUserRow(),
    aUserRow({ id: 2, name: "Bo", email: "bo@x.example", isActive: false, lastSeenAt: null }),
  ]);
  const { container } = open();
  const row = await screen.findByRole("row", { name: /bo@x\.example/ });
  expect(within(row).getByText("Inactive")).toBeVisible();
  expect(within(row).getByText("Never")).toBeVisible();
  expect(within(row).getByText("November 1, 2026")).toBeVisible();
  expect(asked).toEqual([{ sortBy: "createdAt", sortDir: "desc", page: "1", pageSize: "10" }]);
  expect(screen.getByRole("columnheader", { name: "Registered" })).toHaveAttribute("aria-sort", "descending");
  await expectNoViolations(container);
});

test("search, role, status and order are kept in the URL and reset the page to 1", async () => {
  serve([aUserRow()], { total: 35, pages: 4 });
  const { user } = open("/admin/users?page=3");
  await screen.findByRole("cell", { name: "ada@listwise.example" });
  await user.type(screen.getByRole("searchbox", { name: "Search users" }), " ada ");
  await waitFor(() => expect(address()).toBe("/admin/users?search=ada"));

  await user.click(await screen.findByRole("button", { name: "Page 2" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Admin");
  expect(address()).toBe("/admin/users?search=ada&role=admin");
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Inactive");
  await user.click(screen.getByRole("button", { name: "Email" }));
  expect(address()).toBe("/admin/users?search=ada&role=admin&isActive=false&sort=email&dir=asc");
  await user.click(screen.getByRole("button", { name: "Email" }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      search: "ada",
      role: "admin",
      isActive: "false",
      sortBy: "email",
      sortDir: "desc",
      page: "1",
      pageSize: "10",
    }),
  );
});

test("S48: invalid URL parameters show the default list", async () => {
  serve([aUserRow()]);
  open("/admin/users?role=root&isActive=maybe&sort=password&dir=up&page=-1");
  await screen.findByRole("cell", { name: "ada@listwise.example" });
  expect(asked).toEqual([{ sortBy: "createdAt", sortDir: "desc", page: "1", pageSize: "10" }]);
});

test("without results, filters can be cleared", async () => {
  serve([], { pages: 0 });
  const { user } = open("/admin/users?search=zzz&role=admin");
  expect(await screen.findByRole("heading", { name: "No users found" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/admin/users");
  expect(screen.getByRole("searchbox", { name: "Search users" })).toHaveValue("");
});

test("Export CSV contains all pages of the filtered users", async () => {
  serve([aUserRow()], { total: 201, pages: 2 });
  const { user } = open("/admin/users?role=user");
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (saved.push(blob), "blob:users");
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await screen.findByRole("cell", { name: "ada@listwise.example" });
  await user.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked.slice(1).map(({ role, page, pageSize }) => [role, page, pageSize])).toEqual([
    ["user", "1", "200"],
    ["user", "2", "200"],
  ]);
  expect((await saved[0]?.text())?.split("\r\n")).toHaveLength(4);
});

test("CSV cells are quoted where needed and formulas are escaped", () => {
  const csv = buildCsv(userColumns, [
    aUserRow({ name: '=HYPERLINK("x"),Ada', plan: "Team, large", lastSeenAt: null }),
  ]);
  expect(csv).toBe(
    "\uFEFFName,Email,Role,Status,Email verified,Plan,Registered,Last seen,ID\r\n" +
      `"'=HYPERLINK(""x""),Ada",ada@listwise.example,user,active,yes,"Team, large",2026-11-01T08:00:00.000Z,,1\r\n`,
  );
});

test("the column selection is remembered and keeps the page; the address wins", async () => {
  serve([aUserRow()], { total: 35, pages: 4 });
  const { user, unmount } = open("/admin/users?page=2");
  await screen.findByRole("columnheader", { name: "Email" });
  await user.click(screen.getByRole("button", { name: "Columns" }));
  expect(screen.queryByRole("menuitemcheckbox", { name: "Name" })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Email" }));
  expect(address()).toBe("/admin/users?page=2");
  expect(screen.queryByRole("columnheader", { name: "Email" })).not.toBeInTheDocument();
  unmount();
  const again = open("/admin/users");
  await screen.findByRole("columnheader", { name: "Role" });
  expect(screen.queryByRole("columnheader", { name: "Email" })).not.toBeInTheDocument();
  again.unmount();
  open("/admin/users?hide=role");
  expect(await screen.findByRole("columnheader", { name: "Email" })).toBeVisible();
  expect(screen.queryByRole("columnheader", { name: "Role" })).not.toBeInTheDocument();
});

test("a bulk action asks for confirmation, shows its progress, and lists failed rows", async () => {
  serve([aUserRow(), aUserRow({ id: 2, name: "Bo", email: "bo@x.example" })]);
  const done: string[] = [];
  server.use(
    handle(adminUserEndpoints.setStatus, ({ params }) => {
      if (params["id"] === "2") {
        const message = "This is the last superadmin.";
        return HttpResponse.json(
          { success: false, code: "CONFLICT", message, requestId: "r" },
          { status: 409 },
        );
      }
      done.push(String(params["id"]));
      return HttpResponse.json({ success: true, data: aUserRow({ isActive: false }) });
    }),
  );
  const { user } = open();
  const all = await screen.findByRole("checkbox", { name: "Select all on this page" });
  expect(screen.queryByRole("button", { name: "Deactivate" })).not.toBeInTheDocument();
  await waitFor(() => expect(all).toBeEnabled());
  await user.click(all);
  expect(screen.getByText("2 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Deactivate" }));
  const dialog = await screen.findByRole("dialog", { name: "Deactivate 2 users?" });
  expect(done).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  expect(await within(dialog).findByText("This is the last superadmin.")).toBeVisible();
  expect(within(dialog).getByRole("progressbar", { name: "Deactivate 2 users" })).toHaveAttribute(
    "aria-valuenow",
    "2",
  );
  const asks = asked.length;
  await user.click(await within(dialog).findByRole("button", { name: "Done" }));
  expect(done).toEqual(["1"]);
  expect(await screen.findByText("1 selected")).toBeVisible();
  await waitFor(() => expect(asked.length).toBeGreaterThan(asks));
});

test("a user can be added; a taken address is reported at its field, and no input is lost", async () => {
  serve([aUserRow()]);
  const sent: unknown[] = [];
  server.use(
    handle(adminUserEndpoints.create, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json({ success: true, data: aUserDetail() }, { status: 201 });
      const message = "Another account has this address.";
      const body = { success: false, code: "CONFLICT", message, details: [{ path: "email", message }] };
      return HttpResponse.json({ ...body, requestId: "r" }, { status: 409 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "New user" }));
  const dialog = await screen.findByRole("dialog", { name: "New user" });
  expect(within(dialog).queryByRole("combobox", { name: "Role" })).not.toBeInTheDocument();
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), "Bo");
  await user.type(within(dialog).getByRole("textbox", { name: /Email/ }), "bo@x.example");
  await user.click(within(dialog).getByRole("button", { name: "Add user" }));
  expect(await within(dialog).findByText("Another account has this address.")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Add user" }));
  await waitFor(() => expect(address()).toBe("/admin/users/7"));
  expect(sent[1]).toEqual({ name: "Bo", email: "bo@x.example", role: "user", emailVerified: false });
});

test("S74 a common password is rejected at its field", async () => {
  serve([aUserRow()]);
  const message = "This password is among the most common ones. Choose another.";
  server.use(
    failWith(adminUserEndpoints.create, "VALIDATION_FAILED", message, [{ path: "password", message }]),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "New user" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New user" }));
  await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Bo");
  await user.type(dialog.getByRole("textbox", { name: /Email/ }), "bo@x.example");
  const password = dialog.getByLabelText(/Password/);
  expect(password).toHaveAccessibleDescription(/At least 8 characters/);
  await user.type(password, "password1");
  await user.click(dialog.getByRole("button", { name: "Add user" }));

  await waitFor(() => expect(password).toHaveAccessibleDescription(message));
});

test("a view of the list is saved on the server, under the id of its table", async () => {
  serve([aUserRow()]);
  const saved: unknown[] = [];
  server.use(
    handle(viewsEndpoints.create, async ({ request, params }) => {
      const body: unknown = await request.json();
      saved.push({ params, body });
      const data = { id: 1, name: "Admins", query: "role=admin", position: 1 };
      server.use(answerWith(viewsEndpoints.list, { success: true, data: [data] }));
      return HttpResponse.json({ success: true, data }, { status: 201 });
    }),
  );
  const { user } = open("/admin/users?role=admin");
  await user.click(await screen.findByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Admins{Enter}");
  const link = await screen.findByRole("link", { name: "Admins" });
  expect(link).toHaveAttribute("aria-current", "page");
  expect(saved).toMatchObject([
    { params: { table: "admin-users" }, body: { name: "Admins", query: "role=admin" } },
  ]);
});
