import { systemAlertsEndpoints, type AlertConfig, type SystemAlert } from "@listwise/contracts/admin";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations, renderWithProviders } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { AlertsCard } from "./alerts-card";

const server = startApiServer();
const { alerts, configs, setConfig } = systemAlertsEndpoints;
const config: AlertConfig = {
  id: "failed-sign-ins",
  name: "Failed sign-ins",
  description: "Within 15 minutes.",
  enabled: true,
  threshold: 50,
};
const alert: SystemAlert = {
  id: 1,
  kind: "failed-sign-ins",
  name: "Failed sign-ins",
  value: 77,
  threshold: 50,
  raisedAt: "2026-11-20T08:00:00.000Z",
  resolvedAt: null,
};
const serve = (active: SystemAlert[]) =>
  server.use(
    answerWith(alerts, { success: true, data: active }),
    answerWith(configs, { success: true, data: [config] }),
  );

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("admin");
});

test("shows active alerts and monitored values, without violations", async () => {
  serve([alert]);
  const { container } = renderWithProviders(<AlertsCard />);
  expect(await screen.findByText("Active")).toBeVisible();
  expect(screen.getByText("77 (threshold 50)")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Edit Failed sign-ins" })).toBeVisible();
  await expectNoViolations(container);
});

test("a threshold can be changed; an invalid number is reported at its field", async () => {
  serve([]);
  const sent: unknown[] = [];
  server.use(
    handle(setConfig, async ({ params, request }) => {
      sent.push([params["id"], await request.json()]);
      return HttpResponse.json({ success: true, data: config });
    }),
  );
  const { user } = renderWithProviders(<AlertsCard />);
  expect(await screen.findByRole("heading", { name: "No alerts" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Edit Failed sign-ins" }));
  const dialog = await screen.findByRole("dialog", { name: "Failed sign-ins" });
  const field = within(dialog).getByRole("textbox", { name: "Threshold" });
  await user.clear(field);
  await user.type(field, "many");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(field).toHaveAccessibleDescription("Enter a whole number.");
  await user.clear(field);
  await user.type(field, "9");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toEqual([["failed-sign-ins", { enabled: true, threshold: 9 }]]));
});

test("an error can be retried", async () => {
  server.use(failWith(alerts, "FORBIDDEN", "Administrators only."), failWith(configs, "FORBIDDEN", "No."));
  const { user } = renderWithProviders(<AlertsCard />);
  expect(await screen.findByRole("heading", { name: "Failed to load the alerts" })).toBeVisible();
  serve([]);
  const retry = screen.getByRole("button", { name: "Retry" });
  await waitFor(() => expect(retry).not.toHaveAttribute("aria-busy"));
  await user.click(retry);
  expect(await screen.findByRole("heading", { name: "No alerts" })).toBeVisible();
});
