import { approvalsEndpoints, governanceEndpoints, type ApprovalRequest } from "@listwise/contracts/releases";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { renderPage } from "../../../testing/render-page";
import { ApprovalsCard } from "./approvals-card";

const server = startApiServer();
const success = true as const;
let sent: unknown[] = [];

const aRequest = (change: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  id: 7,
  requester: "Ada",
  change: { kind: "promote", name: "mfe-tracking", version: "1.4.0", percent: 100 },
  reason: "The publisher can't promote it to more than 20% alone.",
  createdAt: "2026-11-19T08:00:00.000Z",
  expiresAt: new Date(Date.now() + 3.1 * 86_400_000).toISOString(),
  canApprove: true,
  ...change,
});
const serve = (data: ApprovalRequest[]) =>
  server.use(answerWith(approvalsEndpoints.requests, { success, data }));
const open = (soloPercent = 20) =>
  renderPage(
    <>
      <ApprovalsCard soloPercent={soloPercent} />
      <Toaster />
    </>,
    { path: "/admin/system" },
  );

beforeEach(() => {
  sent = [];
  clearToasts();
  resetSession();
  signInAs("superadmin");
  serve([aRequest()]);
});

test("lists requests with requester, reason and end, without violations", async () => {
  const { container } = open();
  expect(
    await screen.findByRole("row", {
      name: /Promote mfe-tracking 1\.4\.0 to 100% The publisher.+ Ada in 3 days/,
    }),
  ).toBeVisible();
  expect(screen.getByText(/at most 20% alone/)).toBeVisible();
  await expectNoViolations(container);
});

test("an administrator approves, and confirms what the gate found", async () => {
  const findings = [{ level: "confirm" as const, rule: "removed", message: "The route /a is removed." }];
  server.use(failWith(approvalsEndpoints.approve, "RELEASE_REFUSED", "Confirm it.", { findings }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Approve request 7" }));
  expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(/1\.4\.0 to 100%\. Requested by Ada/);
  await user.click(screen.getByRole("button", { name: "Approve" }));
  await user.type(await screen.findByRole("textbox", { name: "Reason" }), "Agreed");
  server.use(
    handle(approvalsEndpoints.approve, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success, data: { id: 7 }, message: "mfe-tracking 1.4.0 is live." });
    }),
  );
  serve([]);
  await user.click(screen.getByRole("button", { name: "Confirm and approve" }));
  expect(await screen.findByText("mfe-tracking 1.4.0 is live.")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "No requests" })).toBeVisible();
  expect(sent).toEqual([{ confirm: { reason: "Agreed", findings: ["The route /a is removed."] } }]);
});

test("the requester can only withdraw", async () => {
  const promote = [{ name: "mfe-tracking" as const, version: "1.4.0" }];
  const change = { kind: "move" as const, promote, retire: ["mfe-old"], redirects: [], removeRedirects: [] };
  serve([aRequest({ canApprove: false, change })]);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Withdraw request 7" }));
  expect(screen.queryByRole("button", { name: /Approve/ })).not.toBeInTheDocument();
  expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(
    /Move: promote mfe-tracking 1\.4\.0, retire mfe-old/,
  );
  server.use(answerWith(approvalsEndpoints.decline, { success }));
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Withdrew request 7")).toBeVisible();
});

test("only a superadmin changes the limit, from 0 to 100", async () => {
  server.use(
    handle(governanceEndpoints.setRules, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success, data: { soloPercent: 0 } });
    }),
  );
  const { user, unmount } = open(100);
  await user.click(await screen.findByRole("button", { name: "Change limit" }));
  const field = await screen.findByRole("textbox", { name: "Limit (%)" });
  await user.clear(field);
  await user.type(field, "101");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, "0");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved the limit")).toBeVisible();
  expect(sent).toEqual([{ soloPercent: 0 }]);
  unmount();
  signInAs("admin");
  open();
  await screen.findByRole("row", { name: /1\.4\.0/ });
  expect(screen.queryByRole("button", { name: "Change limit" })).not.toBeInTheDocument();
});

test("a failed request for the list can be retried", async () => {
  server.use(failWith(approvalsEndpoints.requests, "INTERNAL", "Something broke."));
  const { user } = open();
  const retry = await screen.findByRole("button", { name: "Retry" });
  serve([]);
  await user.click(retry);
  expect(await screen.findByRole("heading", { name: "No requests" })).toBeVisible();
});
