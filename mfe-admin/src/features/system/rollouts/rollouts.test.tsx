import { rolloutEndpoints, type Rollout } from "@listwise/contracts/releases";
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
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aRelease } from "../../../testing/releases";
import { renderPage } from "../../../testing/render-page";
import { ReleaseCard } from "../releases/release-card";

const server = startApiServer();
const success = true as const;
let sent: unknown[] = [];

function aRollout(change: Partial<Rollout> = {}): Rollout {
  const at = new Date().toISOString();
  return {
    name: "mfe-tracking",
    version: "1.4.0",
    stable: "1.3.0",
    state: "running",
    percent: 10,
    steps: [1, 10, 50],
    minMinutes: 60,
    minPages: 100,
    startedAt: at,
    stepStartedAt: at,
    checkedAt: at,
    pages: 69,
    waiting: ["12 more minutes", "31 more pages"],
    comparisons: [
      {
        measure: "mounts",
        unit: "share",
        canary: 0.0145,
        stable: 0.004,
        samples: { canary: 69, stable: 700 },
        verdict: "fine",
      },
      {
        measure: "lcp",
        unit: "ms",
        canary: 2100,
        stable: null,
        samples: { canary: 69, stable: 0 },
        verdict: "unknown",
      },
    ],
    events: [
      {
        at,
        kind: "advanced",
        percent: 10,
        actor: "rollout",
        reason: "As healthy as 1.3.0 on 100 pages at 1%",
      },
      { at, kind: "started", percent: 1, actor: "Ada", reason: null },
    ],
    ...change,
  };
}

const serve = (...rollouts: Rollout[]) =>
  server.use(answerWith(rolloutEndpoints.list, { success, data: rollouts }));

/** Accepts a call and records its body. */
function accept(endpoint: Parameters<typeof handle>[0], answer: object) {
  server.use(
    handle(endpoint, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success, ...answer });
    }),
  );
}

const open = () =>
  renderPage(
    <>
      <ReleaseCard status={aRelease()} onMove={() => undefined} />
      <Toaster />
    </>,
    { path: "/admin/system", at: "/admin/system" },
  );
const dialog = () => screen.findByRole("dialog");

beforeEach(() => {
  sent = [];
  clearToasts();
  resetSession();
  signInAs("superadmin");
  serve();
});

test("shows the step, what the next one needs, the comparison and the timeline, without violations", async () => {
  serve(aRollout());
  const { user, container } = open();
  const panel = await screen.findByRole("region", { name: "Rollout of 1.4.0" });
  expect(within(panel).getByText("Running")).toBeVisible();
  expect(within(panel).getByRole("listitem", { current: "step" })).toHaveTextContent("10%");
  expect(within(panel).getByRole("progressbar")).toHaveAttribute("aria-valuetext", "69 of 100");
  expect(panel).toHaveTextContent("The next step needs 12 more minutes and 31 more pages.");
  expect(within(panel).getByRole("row", { name: "Failed mounts 1.5% 0.4% Fine" })).toBeVisible();
  expect(panel).toHaveTextContent("Not enough data to compare: LCP (p75).");
  await user.click(within(panel).getByText("Timeline: 2 events"));
  expect(within(panel).getByText("Advanced to 10%")).toBeVisible();
  expect(within(panel).getByText("As healthy as 1.3.0 on 100 pages at 1%")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Roll out/ })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("a paused rollout says why and can be resumed or canceled", async () => {
  const reason = "3% of 200 pages failed to mount, 0.2% with the stable version.";
  const event = {
    at: new Date().toISOString(),
    kind: "paused" as const,
    percent: 10,
    actor: "rollout",
    reason,
  };
  serve(aRollout({ state: "paused", events: [event] }));
  const { user } = open();
  const panel = await screen.findByRole("region", { name: "Rollout of 1.4.0" });
  expect(within(panel).getAllByText(reason)[0]).toBeVisible();
  accept(rolloutEndpoints.resume, { data: aRollout(), message: "The rollout goes on." });
  await user.click(within(panel).getByRole("button", { name: "Resume the rollout of mfe-tracking" }));
  expect(await dialog()).toHaveAccessibleDescription(/starts again.+promote it instead/);
  serve(aRollout());
  await user.click(within(await dialog()).getByRole("button", { name: "Resume rollout" }));
  expect(await screen.findByText("The rollout goes on.")).toBeVisible();
  server.use(failWith(rolloutEndpoints.cancel, "CONFLICT", "mfe-tracking has no active rollout."));
  await user.click(within(panel).getByRole("button", { name: "Cancel the rollout of mfe-tracking" }));
  await user.click(within(await dialog()).getByRole("button", { name: "Cancel rollout" }));
  expect(await within(await dialog()).findByRole("alert")).toHaveTextContent("no active rollout");
});

test("a rollout is started with its rules; dangerous differences are confirmed", async () => {
  const { user, container } = open();
  await user.click(await screen.findByRole("button", { name: "Roll out mfe-tracking 1.4.0" }));
  const steps = within(await dialog()).getByRole("textbox", { name: /^Steps in percent/ });
  await user.clear(steps);
  await user.type(steps, "5, x");
  await user.click(screen.getByRole("button", { name: "Start rollout" }));
  expect(await screen.findByText("Use whole numbers from 1 to 99.")).toBeVisible();
  await user.clear(steps);
  await user.type(steps, "5%, 25, 100");
  const removed = "The route /keywords of the live version is removed.";
  const findings = [{ level: "confirm", rule: "removed", message: removed }];
  server.use(failWith(rolloutEndpoints.start, "RELEASE_REFUSED", "Confirm it.", { findings }));
  await user.click(screen.getByRole("button", { name: "Start rollout" }));
  expect(await screen.findByText(removed)).toBeVisible();
  await expectNoViolations(container);
  await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "It moved.");
  accept(rolloutEndpoints.start, { data: aRollout(), message: "The rollout has started." });
  await user.click(screen.getByRole("button", { name: "Confirm and start" }));
  expect(await screen.findByText("The rollout has started.")).toBeVisible();
  const confirm = { reason: "It moved.", findings: [removed] };
  expect(sent).toEqual([{ version: "1.4.0", steps: [5, 25], minPages: 100, minMinutes: 60, confirm }]);
});

test("the owner's webhook gets a secret, which is shown once", async () => {
  server.use(
    answerWith(rolloutEndpoints.contacts, {
      success,
      data: [{ name: "mfe-tracking", email: "a@b.example", webhookUrl: null, lastError: "It answered 500." }],
    }),
  );
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Owner of mfe-tracking" }));
  const email = await within(await dialog()).findByRole("textbox", { name: "Email" });
  expect(email).toHaveValue("a@b.example");
  expect(screen.getByText("It answered 500.")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /^Webhook URL/ }), "https://hooks.example/x");
  const data = { name: "mfe-tracking", email: "a@b.example", webhookUrl: "https://hooks.example/x" };
  accept(rolloutEndpoints.setContact, { data, secret: "lws_secret" });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("textbox", { name: "Signing secret" })).toHaveValue("lws_secret");
  expect(sent).toEqual([{ email: "a@b.example", webhookUrl: "https://hooks.example/x" }]);
});

test("a failed request for the rollouts can be retried", async () => {
  server.use(failWith(rolloutEndpoints.list, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the rollout" })).toBeVisible();
  serve(aRollout());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("region", { name: "Rollout of 1.4.0" })).toBeVisible();
});
