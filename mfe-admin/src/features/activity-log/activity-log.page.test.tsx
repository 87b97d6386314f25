import { activityEndpoints, type AuditEntry } from "@listwise/contracts/admin";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { ActivityLogPage } from "./activity-log.page";

const server = startApiServer();
let asked: Record<string, string>[] = [];

function anEntry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: "2026-11-20T08:00:00.000Z",
    actor: { id: 7, email: "ada@listwise.example" },
    action: "config.changed",
    result: "ok",
    ip: "203.0.113.7",
    requestId: "r-1",
    source: "server",
    details: "seo.author: Old → New",
    change: { subject: "seo.author", before: "Old", after: "New" },
    ...change,
  };
}

function serve(data: AuditEntry[]) {
  server.use(
    handle(activityEndpoints.log, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      const pagination = { page: 1, pageSize: 25, total: data.length, pages: 1 };
      return HttpResponse.json({ success: true, data, pagination });
    }),
  );
}
const open = (at = "/admin/activity-log") =>
  renderPage(<ActivityLogPage />, { path: "/admin/activity-log", at });

beforeEach(() => {
  asked = [];
  resetSession();
  signInAs("admin");
  server.use(
    answerWith(activityEndpoints.actions, { success: true, data: ["auth.login", "config.changed"] }),
  );
});

test("S53: shows who, what, before and after, the result and the source, without violations", async () => {
  const told = anEntry({
    id: 2,
    actor: null,
    action: "page.opened",
    source: "client",
    details: "",
    change: null,
  });
  serve([anEntry(), told]);
  const { container } = open();
  const row = await screen.findByRole("row", { name: /Changed the configuration/ });
  expect(within(row).getByRole("link", { name: "ada@listwise.example" })).toHaveAttribute(
    "href",
    "/admin/users/7",
  );
  for (const text of ["seo.author", "Old", "New", "Done", "203.0.113.7"]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  const other = screen.getByRole("row", { name: /page\.opened/ });
  expect(within(other).getByText("Reported by the browser")).toBeVisible();
  expect(within(other).getByText("Not signed in")).toBeVisible();
  await expectNoViolations(container);
});

test("filters are kept in the URL and sent to the server", async () => {
  serve([anEntry()]);
  const { user } = open("/admin/activity-log?from=2026-11-01");
  await screen.findByRole("option", { name: "auth.login" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "auth.login");
  await user.selectOptions(screen.getByRole("combobox", { name: "Result" }), "Denied");
  await user.type(screen.getByRole("textbox", { name: "Account number" }), "7{Enter}");
  expect(address()).toBe("/admin/activity-log?action=auth.login&result=denied&from=2026-11-01&userId=7");
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      action: "auth.login",
      result: "denied",
      userId: "7",
      from: "2026-11-01",
    }),
  );
});

test("shows an error with Retry; filters can be cleared if nothing matches", async () => {
  server.use(failWith(activityEndpoints.log, "FORBIDDEN", "Administrators only."));
  const { user } = open("/admin/activity-log?result=denied");
  expect(await screen.findByRole("heading", { name: "Failed to load activity" })).toBeVisible();
  serve([]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/admin/activity-log");
});
