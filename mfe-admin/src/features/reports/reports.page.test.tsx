import { reportsEndpoints, type Report, type ReportTemplate } from "@listwise/contracts/reports";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { ReportsPage } from "./reports.page";

const { list, templates, report, create, share } = reportsEndpoints;
const server = startApiServer();
const aReport = (change: Partial<Report> = {}): Report => ({
  ...{ id: 6, name: "Plans in May", kind: "plans", days: null, rows: 2, truncated: false },
  ...{ isShared: false, mine: true, createdBy: "me@x.example", createdAt: "2026-11-20T08:00:00.000Z" },
  ...change,
});
const kinds: ReportTemplate[] = [
  { kind: "plans", name: "Plans", description: "Accounts of each plan.", columns: ["Plan"], overDays: false },
  { kind: "usage", name: "Metered use", description: "What was used.", columns: ["Feature"], overDays: true },
];
const theirs = aReport({
  id: 7,
  name: "Of a colleague",
  mine: false,
  isShared: true,
  createdBy: "bo@x.example",
});

const open = () => renderPage(<ReportsPage />, { path: "/admin/reports" });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  const pagination = { page: 1, pageSize: 10, total: 2, pages: 1 };
  server.use(
    answerWith(templates, { success: true, data: kinds }),
    answerWith(list, { success: true, data: [aReport(), theirs], pagination }),
  );
});

test("lists own and shared reports; those of others can't be shared or selected", async () => {
  const told: unknown[] = [];
  server.use(
    handle(share, async ({ request }) => {
      told.push(await request.json());
      return HttpResponse.json({ success: true, data: aReport({ isShared: true }) });
    }),
  );
  const { user, container } = open();
  const row = await screen.findByRole("row", { name: /Of a colleague/ });
  expect(within(row).getByText("bo@x.example")).toBeVisible();
  expect(within(row).queryByRole("switch")).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Select Of a colleague" })).toBeDisabled();
  await expectNoViolations(container);
  await user.click(screen.getByRole("switch", { name: "Shared: Plans in May" }));
  await waitFor(() => expect(told).toEqual([{ isShared: true }]));
});

test("a report is created from a template; days are only asked for if it covers a period", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(create, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: aReport() }, { status: 201 });
    }),
  );
  const { user } = open();
  await screen.findByRole("row", { name: /Plans in May/ });
  await user.click(screen.getByRole("button", { name: "New report" }));
  await user.type(await screen.findByRole("textbox", { name: /Name/ }), "Use");
  expect(screen.queryByRole("textbox", { name: "Days" })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: "Data" }), "Metered use");
  const days = screen.getByRole("textbox", { name: "Days" });
  await user.clear(days);
  await user.type(days, "400");
  await user.click(screen.getByRole("button", { name: "Create report" }));
  expect(days).toHaveAccessibleDescription("Use a period of at most 366 days.");
  await user.clear(days);
  await user.type(days, "7");
  await user.click(screen.getByRole("button", { name: "Create report" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toEqual([{ name: "Use", kind: "usage", days: 7, isShared: false }]);
});

test("S36: a report opens, and its CSV runs no formula; an error can be retried", async () => {
  server.use(failWith(report, "INTERNAL", "Something went wrong on our side."));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Plans in May" }));
  expect(await screen.findByText(/^Something went wrong on our side\./)).toBeVisible();
  const table = [["=HYPERLINK(1)", "2"]];
  const data = { ...aReport({ rows: 1 }), columns: ["Plan", "Accounts"], table };
  server.use(answerWith(report, { success: true, data }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("cell", { name: "=HYPERLINK(1)" })).toBeVisible();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (saved.push(blob), "blob:report");
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  expect(await saved[0]?.text()).toContain("'=HYPERLINK(1),2");
});
