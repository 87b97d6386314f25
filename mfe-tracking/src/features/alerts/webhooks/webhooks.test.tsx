import { webhooksEndpoints, type Webhook } from "@listwise/contracts/alerts";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderPage } from "../../../testing/render-page";
import { WebhooksDialog } from "./webhooks-dialog";

const { list, add, change, remove, test: sendTest } = webhooksEndpoints;
const server = startApiServer();
const aWebhook = (fields: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  name: "Receiver",
  url: "https://hooks.example/x",
  isEnabled: true,
  failures: 0,
  lastDeliveredAt: null,
  lastFailedAt: null,
  lastError: null,
  createdAt: "2026-11-20T12:00:00.000Z",
  ...fields,
});
const serve = (...data: Webhook[]) => server.use(answerWith(list, { success: true, data }));
const open = () => renderPage(<WebhooksDialog open onClose={() => undefined} />, "/alerts");
const dialog = () => screen.findByRole("dialog", { name: "Webhooks" });

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("a new webhook's secret is shown once, with how to use it", async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Add webhook" }));
  expect(screen.getByText("Enter a name.")).toBeVisible();
  expect(screen.getByText("Enter a URL that starts with https://.")).toBeVisible();
  await expectNoViolations(await dialog());
  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Receiver");
  const url = screen.getByRole("textbox", { name: /^URL/ });
  await user.type(url, "https://10.0.0.1/x");
  const details = [{ path: "url", message: "The host has no public address." }];
  server.use(failWith(add, "VALIDATION_FAILED", "The host has no public address.", details));
  await user.click(screen.getByRole("button", { name: "Add webhook" }));
  expect(await screen.findByText("The host has no public address.")).toBeVisible();

  const bodies: unknown[] = [];
  server.use(
    handle(add, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success: true, data: { ...aWebhook(), secret: "lws_secret" } }, { status: 201 });
    }),
  );
  serve(aWebhook());
  await user.clear(url);
  await user.type(url, "https://hooks.example/x{Enter}");
  expect(await screen.findByLabelText("Signing secret")).toHaveValue("lws_secret");
  expect(await screen.findByText("Nothing sent yet")).toBeVisible();
  expect(bodies).toEqual([{ name: "Receiver", url: "https://hooks.example/x" }]);
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByDisplayValue("lws_secret")).not.toBeInTheDocument();
});

test("a disabled webhook shows its last error, can be tested and enabled again", async () => {
  const lastError = "The host responded with 503.";
  const lastFailedAt = "2026-11-21T12:00:00.000Z";
  serve(aWebhook({ isEnabled: false, failures: 20, lastFailedAt, lastError }));
  const { user } = open();
  expect(await screen.findByText("Disabled after 20 failures")).toBeVisible();
  expect(screen.getByText(/^Failed .*: The host responded with 503\.$/)).toBeVisible();
  server.use(answerWith(sendTest, { success: true, data: { delivered: false, error: lastError } }));
  const send = screen.getByRole("button", { name: "Send test to Receiver" });
  await user.click(send);
  expect(await screen.findByText("The test wasn't delivered")).toBeVisible();
  await waitFor(() => expect(send).not.toHaveAttribute("aria-busy"));
  server.use(
    answerWith(sendTest, { success: true, data: { delivered: true, error: null } }),
    answerWith(change, { success: true, data: aWebhook() }),
  );
  await user.click(send);
  expect(await screen.findByText("Test delivered")).toBeVisible();
  serve(aWebhook({ lastFailedAt, lastError, lastDeliveredAt: "2026-11-22T12:00:00.000Z" }));
  await user.click(screen.getByRole("button", { name: "Enable Receiver" }));
  expect(await screen.findByRole("button", { name: "Disable Receiver" })).toBeVisible();
  expect(screen.getByText(/^Delivered/)).toBeVisible();
});

test("a webhook is deleted after confirmation", async () => {
  serve(aWebhook());
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Delete Receiver" }));
  const confirmation = await screen.findByRole("dialog", { name: "Delete Receiver" });
  server.use(answerWith(remove, { success: true }));
  serve();
  await user.click(within(confirmation).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Deleted Receiver")).toBeVisible();
});

test("with five webhooks no other can be added; a failed load can be retried", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(list, "INTERNAL", "boom"));
  const { user } = open();
  expect(await screen.findByText("Couldn't load your webhooks")).toBeVisible();
  serve(...Array.from({ length: 5 }, (_, id) => aWebhook({ id, name: `Receiver ${id}` })));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/which is the maximum/)).toBeVisible();
  expect(screen.queryByRole("form", { name: "New webhook" })).not.toBeInTheDocument();
});
