import { planRequestsAdminEndpoints, type AdminPlanRequest } from "@listwise/contracts/billing";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { PlanRequestsPage } from "./plan-requests.page";

const { list, approve, decline } = planRequestsAdminEndpoints;
const server = startApiServer();
const open: AdminPlanRequest = {
  ...{ id: 3, userId: 9, name: "Ada Example", email: "ada@listwise.example", state: "open", reason: null },
  ...{ plan: { key: "pro", name: "Pro" }, currentPlan: { key: "free", name: "Free" }, decidedBy: null },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", decidedAt: null },
};
const declined: AdminPlanRequest = {
  ...open,
  ...{ id: 2, state: "declined", reason: "Ask in May.", decidedBy: "admin@listwise.example" },
  decidedAt: "2026-11-21T08:00:00.000Z",
};

function serve(data: AdminPlanRequest[]) {
  const pagination = { page: 1, pageSize: 10, total: data.length, pages: 1 };
  server.use(answerWith(list, { success: true, data, pagination, openCount: data.length }));
}
const show = () => renderPage(<PlanRequestsPage />, { path: "/admin/plan-requests" });

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("lists requests with their decisions; only open ones can be decided; no violations", async () => {
  serve([open, declined]);
  const { container } = show();
  expect(await screen.findByText("Free → Pro")).toBeVisible();
  expect(screen.getByText("November 21, 2026 by admin@listwise.example: Ask in May.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^(Approve|Decline) / })).toHaveLength(2);
  await expectNoViolations(container);
});

test("an approval asks first, then reloads the list", async () => {
  serve([open]);
  const asked: string[] = [];
  server.use(
    handle(approve, ({ params }) => {
      asked.push(String(params.id));
      serve([{ ...open, state: "approved", decidedAt: open.createdAt }]);
      return Response.json({ success: true, data: { ...open, state: "approved" } });
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Approve Pro for Ada Example" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve Pro for Ada Example?" });
  await user.click(within(dialog).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Approve Pro/ })).not.toBeInTheDocument());
  expect(asked).toEqual(["3"]);
});

test("a decline needs a reason; a refusal of the server is shown", async () => {
  serve([open]);
  server.use(failWith(decline, "CONFLICT", "This request is already withdrawn. Reload the page."));
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Decline Pro for Ada Example" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Decline Pro for Ada Example?" }));
  await user.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Ask in May.");
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await dialog.findByText("This request is already withdrawn. Reload the page.")).toBeVisible();
});

test("a failure shows an error with Retry", async () => {
  server.use(failWith(list, "INTERNAL", "The server failed."));
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load plan requests");
});
