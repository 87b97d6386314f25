import { apiKeysEndpoints, type ApiKey } from "@listwise/contracts/account";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { ApiKeysCard } from "./api-keys-card";

const server = startApiServer();
const aKey = (fields: Partial<ApiKey> = {}): ApiKey => ({
  id: 1,
  label: "Nightly report",
  ending: "wxyz",
  scopes: ["read", "write"],
  expiresAt: "2027-11-20T12:00:00.000Z",
  expired: false,
  createdAt: "2026-11-20T12:00:00.000Z",
  lastUsedAt: null,
  ...fields,
});
const serve = (...data: ApiKey[]) => server.use(answerWith(apiKeysEndpoints.list, { success: true, data }));
const open = () => renderPage(<ApiKeysCard />, { path: "/subscription", at: "/subscription" });

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("a new key is named and shown once with instructions", async () => {
  serve();
  const { user, container } = open();
  expect(await screen.findByText("No API keys")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "New key" }));
  await user.click(await screen.findByRole("button", { name: "Create key" }));
  expect(screen.getByText("Enter a name for the key.")).toBeVisible();
  const bodies: unknown[] = [];
  server.use(
    handle(apiKeysEndpoints.create, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success: true, data: { ...aKey(), key: "lwk_secret" } }, { status: 201 });
    }),
  );
  serve(aKey());
  expect(screen.getByLabelText("Access")).toHaveDisplayValue("Read only");
  expect(screen.getByLabelText("Expires")).toHaveDisplayValue("In one year");
  await user.selectOptions(screen.getByLabelText("Expires"), "In 90 days");
  await user.selectOptions(screen.getByLabelText("Access"), "Read and write");
  await user.type(screen.getByLabelText(/^Name/), "Nightly report{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Your new API key" });
  expect(within(dialog).getByLabelText("Key")).toHaveValue("lwk_secret");
  expect(within(dialog).getByText(/Authorization: Bearer/)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Done" }));
  expect(await screen.findByText("lwk_…wxyz")).toBeVisible();
  expect(bodies).toEqual([{ label: "Nightly report", scopes: ["read", "write"], expiresInDays: 90 }]);
  expect(screen.queryByDisplayValue("lwk_secret")).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("a failed load of keys shows an error; Retry loads them", async () => {
  server.use(failWith(apiKeysEndpoints.list, "INTERNAL", "boom"));
  const { user } = open();
  expect(await screen.findByText("Failed to load the API keys")).toBeVisible();
  serve(aKey());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Nightly report")).toBeVisible();
});

test("shows the access, expiry and last use of a key", async () => {
  const expired = { expired: true, expiresAt: "2026-10-01T12:00:00.000Z", label: "Old" };
  serve(aKey({ scopes: ["read"] }), aKey({ id: 2, ...expired, lastUsedAt: "2026-09-01T12:00:00.000Z" }));
  open();
  const getRow = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));
  expect((await getRow("Nightly report")).getByText("Read only")).toBeVisible();
  expect((await getRow("Nightly report")).getByText("Never")).toBeVisible();
  expect((await getRow("Old")).getByText("Read and write")).toBeVisible();
  expect((await getRow("Old")).getByText("Expired")).toBeVisible();
});

test("a key is deleted after confirmation; a refusal stays in the dialog", async () => {
  serve(aKey());
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Delete Nightly report" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Nightly report" });
  server.use(failWith(apiKeysEndpoints.remove, "INTERNAL", "The database is away."));
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await within(dialog).findByText("The database is away.")).toBeVisible();
  server.use(answerWith(apiKeysEndpoints.remove, { success: true }));
  serve();
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No API keys")).toBeVisible();
});

test("with ten keys no new key can be created", async () => {
  serve(...Array.from({ length: 10 }, (_, id) => aKey({ id, label: `Key ${id}` })));
  open();
  expect(await screen.findByText(/which is the maximum/)).toBeVisible();
  expect(screen.getByRole("button", { name: "New key" })).toBeDisabled();
});
