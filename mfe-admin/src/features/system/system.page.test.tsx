import { requestPoolEndpoints, systemAlertsEndpoints } from "@listwise/contracts/admin";
import {
  approvalsEndpoints,
  releaseMetricsEndpoints,
  releasesEndpoints,
  rolloutEndpoints,
  smokeEndpoints,
  type ReleaseEvent,
  type ReleaseStatus,
  previewsEndpoints,
} from "@listwise/contracts/releases";
import { siteEndpoints } from "@listwise/contracts/site";
import { bus } from "@listwise/shared-auth";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aRelease } from "../../testing/releases";
import { address, renderPage } from "../../testing/render-page";
import { SystemPage } from "./system.page";

const server = startApiServer();
const success = true as const;
let sent: { path: string; body: unknown }[] = [];

const health = { success, status: "ok" as const, version: "0.1.0", uptimeSeconds: 11_520 };

function serve(releases: ReleaseStatus[], events: ReleaseEvent[] = []) {
  server.use(
    answerWith(releasesEndpoints.status, { success, data: releases, composition: "c0ffee", publishes: null }),
    answerWith(releasesEndpoints.history, { success, data: events }),
  );
}

function accept(endpoint: Parameters<typeof handle>[0], answer: Record<string, unknown>) {
  server.use(
    handle(endpoint, async ({ request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return HttpResponse.json(
        { success, ...answer },
        { status: endpoint === releasesEndpoints.createToken ? 201 : 200 },
      );
    }),
  );
}

function aMove(change: Partial<ReleaseEvent> = {}): ReleaseEvent {
  return {
    at: "2026-11-19T08:00:00.000Z",
    actor: "ada@listwise.example",
    action: "promote",
    name: "mfe-tracking",
    version: "1.3.0",
    percent: 100,
    reason: null,
    ...change,
  };
}

const open = (at = "/admin/system") =>
  renderPage(
    <>
      <SystemPage />
      <Toaster />
    </>,
    { path: "/admin/system", at },
  );
const tracking = () => screen.findByRole("region", { name: "mfe-tracking" });
const dialog = () => screen.findByRole("dialog");
const toast = (text: string | RegExp) => screen.findByText(text);

beforeEach(() => {
  sent = [];
  clearToasts();
  resetSession();
  signInAs("superadmin");
  server.use(
    answerWith(siteEndpoints.health, health),
    answerWith(siteEndpoints.ready, {
      success,
      status: "ready",
      checks: { database: "ok", queue: "3 waiting", storage: "61% used" },
    }),
    answerWith(smokeEndpoints.tests, { success, data: [] }),
    answerWith(systemAlertsEndpoints.alerts, { success, data: [] }),
    answerWith(systemAlertsEndpoints.configs, { success, data: [] }),
    answerWith(requestPoolEndpoints.sources, {
      success,
      data: {
        source: "sample",
        platforms: ["ios"],
        perMinute: null,
        reason: null,
        hosts: [],
        imports: [{ source: "sample", listings: 1200, importedAt: "2026-11-19T08:00:00.000Z" }],
      },
    }),
    answerWith(releasesEndpoints.tokens, { success, data: [] }),
    answerWith(rolloutEndpoints.list, { success, data: [] }),
    answerWith(previewsEndpoints.list, { success, data: [] }),
    answerWith(releaseMetricsEndpoints.metrics, { success, data: [] }),
    answerWith(releaseMetricsEndpoints.errors, { success, data: [] }),
    answerWith(approvalsEndpoints.requests, { success, data: [] }),
  );
  serve([aRelease()]);
});

test("shows services, live versions and their health, without violations", async () => {
  const failure = {
    at: new Date().toISOString(),
    phase: "mount",
    code: "TIMEOUT",
    message: "It took too long.",
  };
  serve(
    [
      aRelease({
        name: "shell",
        stable: "2.0.0",
        versions: [{ version: "2.0.0", publishedAt: null }],
        health: [],
      }),
      aRelease({
        canary: { version: "1.4.0", percent: 10 },
        health: [{ version: "1.4.0", mounts: 40, failures: 3, failureShare: 0.0698, lastFailure: failure }],
      }),
    ],
    [aMove(), aMove({ action: "take-out", actor: "automatic", version: "1.1.0", reason: "9 of 10 failed" })],
  );
  const { container } = open();
  const region = await tracking();
  expect(screen.getByText(/Composition c0ffee/)).toBeVisible();
  const parts = screen.getByRole("list", { name: "Services" });
  expect(
    within(parts)
      .getAllByRole("listitem")
      .map((part) => part.textContent),
  ).toEqual([
    "API UpVersion 0.1.0, up for 3 h 12 min",
    "Database UpOK",
    "Queue Up3 waiting",
    "Sockets UnknownNot reported by the server",
    "Storage Up61% used",
  ]);
  const canary = within(region).getByRole("row", { name: /^1\.4\.0/ });
  expect(within(canary).getByText("Canary 10%")).toBeVisible();
  expect(within(canary).getByText("40 mounts, 3 failures (7%)")).toBeVisible();
  expect(canary).toHaveTextContent("Last in mount: TIMEOUT It took too long. just now");
  const shell = screen.getByRole("region", { name: "shell" });
  expect(within(shell).queryByRole("button", { name: "Disable shell" })).not.toBeInTheDocument();
  expect(within(shell).queryByText("No mounts")).not.toBeInTheDocument();
  expect(
    await screen.findByRole("row", {
      name: /^Rolled back mfe-tracking 1\.1\.0 automatically.+9 of 10.+Automatic/,
    }),
  ).toBeVisible();
  await expectNoViolations(container);
});

test("each failed request shows an error without numbers and can be retried", async () => {
  server.use(
    failWith(siteEndpoints.health, "INTERNAL", "Something broke."),
    failWith(siteEndpoints.ready, "UNAVAILABLE", "Not ready to serve.", {
      checks: { database: "failed", storage: "full" },
    }),
    failWith(releasesEndpoints.status, "FORBIDDEN", "Administrators only."),
    failWith(releasesEndpoints.history, "FORBIDDEN", "No history."),
    failWith(releasesEndpoints.tokens, "FORBIDDEN", "No tokens."),
  );
  const { user } = open();
  await waitFor(() => expect(screen.getByText("Database")).toHaveTextContent("Database Down"));
  await waitFor(() => expect(screen.getByText("API")).toHaveTextContent("API Down"));
  expect(screen.getByText("The disk is full")).toBeVisible();
  expect(screen.getAllByText("Something broke.")).not.toHaveLength(0);
  expect(await screen.findByRole("heading", { name: "Failed to load the history" })).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Failed to load the tokens" })).toBeVisible();
  const failed = (await screen.findByRole("heading", { name: "Failed to load the releases" })).closest("div");
  expect(failed).toHaveTextContent("Administrators only.");
  serve([aRelease()]);
  if (failed) await user.click(within(failed).getByRole("button", { name: "Retry" }));
  expect(await tracking()).toBeVisible();
});

test("promoting explains the effect, then shows the server's message", async () => {
  const { user } = open();
  await user.click(
    within(await tracking()).getByRole("button", { name: "Promote mfe-tracking 1.4.0 to 10%" }),
  );
  expect(await dialog()).toHaveAccessibleDescription(/10% of browsers get 1\.4\.0 .+all others keep 1\.3\.0/);
  const promoted = aRelease({ canary: { version: "1.4.0", percent: 10 } });
  accept(releasesEndpoints.promote, { data: promoted, message: "10% of browsers get 1.4.0." });
  serve([promoted]);
  await user.click(screen.getByRole("button", { name: "Promote to 10%" }));
  expect(await toast("10% of browsers get 1.4.0.")).toBeVisible();
  expect(sent).toEqual([
    { path: "/api/releases/mfe-tracking/promote", body: { version: "1.4.0", percent: 10 } },
  ]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(within(await tracking()).getByText("Canary 10%")).toBeVisible();
  const again = within(await tracking()).getByRole("button", { name: "Promote mfe-tracking 1.4.0 to 10%" });
  expect(again).toHaveAttribute("aria-disabled", "true");
});

test("a rejection by the gate is shown in the dialog with the server's message", async () => {
  server.use(
    failWith(releasesEndpoints.promote, "RELEASE_REFUSED", "1.4.0 does not fit what is live.", [
      { level: "error", rule: "claims", message: "/keywords belongs to mfe-content." },
    ]),
  );
  const { user } = open();
  await user.click(
    within(await tracking()).getByRole("button", { name: "Promote mfe-tracking 1.4.0 to 100%" }),
  );
  await dialog();
  await user.click(screen.getByRole("button", { name: "Promote to 100%" }));
  const alert = await within(await dialog()).findByRole("alert");
  expect(alert).toHaveTextContent("1.4.0 does not fit what is live.");
  expect(alert).toHaveTextContent("/keywords belongs to mfe-content.");
});

test("dangerous differences are listed, and confirmed with a reason that the history shows", async () => {
  const removed = "The route /keywords of the live version is removed.";
  const grown = "All scripts together grew from 200.0 kB to 260.0 kB gzipped.";
  const findings = [
    { level: "confirm", rule: "removed", message: removed },
    { level: "warning", rule: "deprecated", message: "DataTable may be removed." },
    { level: "confirm", rule: "size", message: grown },
  ];
  server.use(
    failWith(releasesEndpoints.promote, "RELEASE_REFUSED", "An administrator has to confirm.", { findings }),
  );
  const { user, container } = open();
  const promote = { name: "Promote mfe-tracking 1.4.0 to 100%" };
  await user.click(within(await tracking()).getByRole("button", promote));
  await user.click(within(await dialog()).getByRole("button", { name: "Promote to 100%" }));
  const confirm = await within(await dialog()).findByRole("button", { name: "Confirm and promote" });
  expect(confirm).toBeDisabled();
  const listed = within(await dialog())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(listed).toEqual([removed, grown]);
  await expectNoViolations(container);
  await user.type(screen.getByRole("textbox", { name: /^Reason/ }), " It moved. ");
  const event = aMove({ version: "1.4.0", reason: "It moved.", confirmed: [removed, grown] });
  accept(releasesEndpoints.promote, { data: aRelease({ stable: "1.4.0" }), message: "Everyone gets 1.4.0." });
  serve([aRelease({ stable: "1.4.0" })], [event]);
  await user.click(confirm);
  expect(await toast("Everyone gets 1.4.0.")).toBeVisible();
  const body = {
    version: "1.4.0",
    percent: 100,
    confirm: { reason: "It moved.", findings: [removed, grown] },
  };
  expect(sent.at(-1)?.body).toEqual(body);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const differences = await screen.findByText("2 confirmed differences");
  // On phones, the parts of a cell are next to each other.
  expect(differences.closest("[role=cell]")?.childNodes).toHaveLength(1);
  await user.click(differences);
  expect(screen.getByText(removed)).toBeVisible();
});

test("nothing can be confirmed while other findings reject the release", async () => {
  const findings = [
    { level: "error", rule: "exports", message: "The shell doesn't provide FancyNote." },
    { level: "confirm", rule: "removed", message: "The route /keywords is removed." },
  ];
  server.use(failWith(releasesEndpoints.promote, "RELEASE_REFUSED", "It doesn't fit.", { findings }));
  const { user } = open();
  const promote = { name: "Promote mfe-tracking 1.4.0 to 100%" };
  await user.click(within(await tracking()).getByRole("button", promote));
  await user.click(within(await dialog()).getByRole("button", { name: "Promote to 100%" }));
  expect(await within(await dialog()).findByRole("alert")).toHaveTextContent("FancyNote");
  expect(screen.queryByRole("textbox", { name: /^Reason/ })).not.toBeInTheDocument();
  expect(within(await dialog()).getByRole("button", { name: "Promote to 100%" })).toBeEnabled();
});

test.each([
  ["Roll back mfe-tracking", "Roll back", releasesEndpoints.rollback, /1\.2\.0 instead of 1\.3\.0/],
  ["Disable mfe-tracking", "Disable", releasesEndpoints.disable, /show a notice instead\.$/],
] as const)("%s asks for confirmation and an optional reason", async (button, confirm, endpoint, effect) => {
  accept(endpoint, { data: aRelease(), message: "Done." });
  const { user } = open();
  await user.click(within(await tracking()).getByRole("button", { name: button }));
  expect(await dialog()).toHaveAccessibleDescription(effect);
  expect(sent).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: "Reason" }), " It throws ");
  await user.click(within(await dialog()).getByRole("button", { name: confirm }));
  expect(await toast("Done.")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: "It throws" }]);
});

test("a change made elsewhere appears immediately, and the history can be filtered by release", async () => {
  const { user } = open();
  await screen.findByRole("heading", { name: "No changes yet" });
  serve([aRelease({ stable: "1.4.0" })], [aMove({ version: "1.4.0" })]);
  act(() => bus.emit("release:changed", { remote: "mfe-tracking", version: "1.4.0" }));
  expect(await screen.findByText("Promoted mfe-tracking 1.4.0 to 100%")).toBeVisible();
  let asked: string | null = null;
  server.use(
    handle(releasesEndpoints.history, ({ request }) => {
      asked = new URL(request.url).searchParams.get("name");
      return HttpResponse.json({ success, data: [] });
    }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Release" }), "mfe-tracking");
  expect(await screen.findByRole("heading", { name: "No changes yet" })).toBeVisible();
  expect(asked).toBe("mfe-tracking");
  expect(address()).toBe("/admin/system?release=mfe-tracking");
});

test("a superadmin can create a team token, sees it once, and can revoke it", async () => {
  const { user } = open();
  await tracking();
  const made = { id: 7, name: "mfe-tracking", label: "Tracking CI" };
  const times = {
    createdAt: "2026-11-19T08:00:00.000Z",
    expiresAt: new Date(Date.now() + 10.2 * 86_400_000).toISOString(),
    needsApproval: true,
    lastUsedAt: null,
  };
  accept(releasesEndpoints.createToken, { data: { ...made, ...times, token: "lwt_secret" } });
  await user.click(screen.getByRole("button", { name: "New token" }));
  await user.type(await screen.findByRole("textbox", { name: "Label" }), "Tracking CI");
  await user.selectOptions(screen.getByRole("combobox", { name: "Expires after" }), "30 days");
  await user.click(screen.getByRole("checkbox", { name: /approves what it makes live/ }));
  const row = { ...made, ...times };
  server.use(answerWith(releasesEndpoints.tokens, { success, data: [row] }));
  await user.click(screen.getByRole("button", { name: "Create token" }));
  expect(await screen.findByRole("textbox", { name: "Token" })).toHaveValue("lwt_secret");
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await toast("Token copied")).toBeVisible();
  expect(write).toHaveBeenCalledWith("lwt_secret");
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(sent).toEqual([
    {
      path: "/api/admin/release-tokens",
      body: { name: "mfe-tracking", label: "Tracking CI", days: 30, needsApproval: true },
    },
  ]);
  const listed = await screen.findByRole("row", { name: /Tracking CI/ });
  expect(within(listed).getByText("Needs approval")).toBeVisible();
  expect(within(listed).getByText("Expires in 10 days")).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveTextContent("lwt_secret"));

  server.use(answerWith(releasesEndpoints.revokeToken, { success }));
  await user.click(await screen.findByRole("button", { name: "Revoke Tracking CI" }));
  await dialog();
  server.use(answerWith(releasesEndpoints.tokens, { success, data: [] }));
  await user.click(screen.getByRole("button", { name: "Revoke" }));
  expect(await toast("Revoked Tracking CI")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "No team tokens" })).toBeVisible();
});

test("an admin sees the tokens and can't change them", async () => {
  signInAs("admin");
  const row = {
    id: 7,
    name: "mfe-tracking",
    label: "Tracking CI",
    createdAt: "2026-11-19T08:00:00.000Z",
    expiresAt: "2026-11-20T08:00:00.000Z",
    needsApproval: false,
    lastUsedAt: null,
  };
  server.use(answerWith(releasesEndpoints.tokens, { success, data: [row] }));
  open();
  expect(await screen.findByRole("cell", { name: "Tracking CI" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /token|Revoke/ })).not.toBeInTheDocument();
});

test("the store source is shown next to the releases", async () => {
  serve([aRelease()]);
  renderPage(<SystemPage />, { path: "/admin/system" });
  const card = await screen.findByRole("region", { name: "Store source" });
  expect(await within(card).findByText("Shipped sample")).toBeVisible();
  expect(within(card).getByText(/1,200 listings from the sample/)).toBeVisible();
});
