import { appleAdsEndpoints, type AppleAdsSettings } from "@listwise/contracts/admin";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { AppleAdsPage } from "./apple-ads.page";

const server = startApiServer();
const { settings: read, save, disconnect, test: probe } = appleAdsEndpoints;
const none: AppleAdsSettings = {
  configured: false,
  clientId: null,
  teamId: null,
  keyId: null,
  adAccountId: null,
  updatedAt: null,
  lastUse: null,
  weeks: [],
};
const connected: AppleAdsSettings = {
  ...none,
  configured: true,
  clientId: "SEARCHADS.c",
  teamId: "SEARCHADS.t",
  keyId: "k",
  lastUse: { at: "2026-11-19T08:00:00.000Z", problem: null },
  weeks: [{ country: "de", week: "2026-11-15", terms: 500, fetchedAt: "2026-11-19T08:00:00.000Z" }],
};
const serve = (data: AppleAdsSettings) => server.use(answerWith(read, { success: true, data }));
const open = () => renderPage(<AppleAdsPage />, { path: "/admin/apple-search-ads" });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("superadmin");
});

test("credentials can be entered; the private key is sent and not shown again", async () => {
  serve(none);
  const sent: unknown[] = [];
  server.use(
    handle(save, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: connected });
    }),
  );
  const { user, container } = open();
  await user.type(await screen.findByRole("textbox", { name: /Client ID/ }), "SEARCHADS.c");
  await user.type(screen.getByRole("textbox", { name: /Team ID/ }), "SEARCHADS.t");
  await user.click(screen.getByRole("button", { name: "Connect" }));
  expect(screen.getByText(/Copy the key ID/)).toBeVisible();
  await expectNoViolations(container);
  await user.type(screen.getByRole("textbox", { name: /Key ID/ }), "k");
  await user.type(screen.getByRole("textbox", { name: /Private key/ }), "pem");
  await user.click(screen.getByRole("button", { name: "Connect" }));
  expect(await screen.findByText("Connected")).toBeVisible();
  expect(sent).toEqual([{ clientId: "SEARCHADS.c", teamId: "SEARCHADS.t", keyId: "k", privateKey: "pem" }]);
  await waitFor(() => expect(screen.getByRole("textbox", { name: /Private key/ })).toHaveValue(""));
  expect(screen.getByRole("cell", { name: "Germany" })).toBeVisible();
});

test("the connection can be tested, and disconnected after confirmation", async () => {
  serve(connected);
  const data = { ok: true, message: "It works.", accounts: [{ id: "1", name: "Ours" }] };
  server.use(
    answerWith(probe, { success: true, data }),
    answerWith(disconnect, { success: true, data: none }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Test connection" }));
  expect(await screen.findByText("It works.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Disconnect" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Disconnect" }));
  expect(await screen.findByText("Not connected")).toBeVisible();
});

test("an admin sees the state without a form; an error can be retried", async () => {
  signInAs("admin");
  server.use(failWith(read, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the connection" })).toBeVisible();
  serve(connected);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Only superadmins can change these credentials.")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});
