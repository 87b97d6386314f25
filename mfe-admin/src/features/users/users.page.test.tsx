import { adminEndpoints, type AdminUser } from "@listwise/contracts";
import { apiServer, failWith, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aUserRow } from "../../testing/builders";
import { UsersPage } from "./users.page";

const server = apiServer();
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

test("a failure shows no rows and can be retried", async () => {
  server.use(failWith(adminEndpoints.users, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load users" })).toBeVisible();
  serve([aUserRow()]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("cell", { name: "ada@listwise.example" })).toBeVisible();
});

test("lists users, newest first, ten a page, without violations", async () => {
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

test("search, role, status and order live in the address and start at page 1", async () => {
  serve([aUserRow()], { total: 35, pages: 4 });
  const { user } = open("/admin/users?page=3");
  await screen.findByRole("cell", { name: "ada@listwise.example" });
  await user.type(screen.getByRole("searchbox", { name: "Search users" }), " ada ");
  await waitFor(() => expect(address()).toBe("/admin/users?search=ada"));

  await user.click(await screen.findByRole("button", { name: "Page 2" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Admin");
  expect(address()).toBe("/admin/users?search=ada&role=admin");
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Inactive");
  await user.click(screen.getByRole("button", { name: "E-mail" }));
  expect(address()).toBe("/admin/users?search=ada&role=admin&status=inactive&sort=email&dir=asc");
  await user.click(screen.getByRole("button", { name: "E-mail" }));
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

test("an address with nonsense in it shows the plain list", async () => {
  serve([aUserRow()]);
  open("/admin/users?role=root&status=maybe&sort=password&dir=up&page=-1");
  await screen.findByRole("cell", { name: "ada@listwise.example" });
  expect(asked).toEqual([{ sortBy: "createdAt", sortDir: "asc", page: "1", pageSize: "10" }]);
});

test("nobody found: filters can be cleared", async () => {
  serve([], { pages: 0 });
  const { user } = open("/admin/users?search=zzz&role=admin");
  expect(await screen.findByRole("heading", { name: "No users found" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/admin/users");
  expect(screen.getByRole("searchbox", { name: "Search users" })).toHaveValue("");
});

test("Export CSV holds every page of the filtered users", async () => {
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
