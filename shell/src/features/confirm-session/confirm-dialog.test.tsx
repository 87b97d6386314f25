import { endpoint } from "@listwise/contracts/api";
import { secondFactorEndpoints, type ConfirmationMethod } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { call, queryClient, signOut } from "@listwise/shared-auth";
import { answerWith, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { Dialog } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { useState } from "react";
import { setupSite } from "../../testing/setup-site";
import { requestOptions, mockPasskeys } from "../../testing/passkeys";
import { ConfirmOutlet } from "./confirm-outlet";
import { startConfirmations } from "./confirm.store";

const server = setupSite();
const { confirmation, confirm, sendConfirmCode, confirmPasskeyOptions } = secondFactorEndpoints;

/** A sensitive call that has an effect every time it is sent. */
const create = endpoint({
  method: "POST",
  path: "/keys",
  access: "user",
  tag: "test",
  summary: "Make a key",
  body: z.object({ label: z.string() }),
  response: z.object({ success: z.literal(true) }),
  recentSignIn: true,
});

/** Simulates a remote's dialog with a form in its own React root. */
function KeyForm() {
  const [label, setLabel] = useState("");
  const [said, setSaid] = useState("");
  return (
    <Dialog open onOpenChange={() => setSaid("closed")} title="New API key">
      <label>
        Label
        <input value={label} onChange={(event) => setLabel(event.target.value)} />
      </label>
      <button
        onClick={() => {
          call(create, { body: { label } }).then(
            () => setSaid("created"),
            (problem: Error) => setSaid(problem.message),
          );
        }}
      >
        Create
      </button>
      <p role="status">{said}</p>
    </Dialog>
  );
}

let stop = () => {};

/** Simulates a session that needs a confirmation, with these methods. */
function oldSession(...methods: ConfirmationMethod[]) {
  const record = { proofs: new Array<unknown>(), created: new Array<unknown>() };
  const recentUntil = () => (record.proofs.length > 0 ? "2126-01-01T00:00:00.000Z" : null);
  server.use(
    handle(confirmation, () =>
      HttpResponse.json({ success: true, data: { recentUntil: recentUntil(), methods } }),
    ),
    handle(confirm, async ({ request }) => {
      record.proofs.push(await request.json());
      return HttpResponse.json({ success: true, data: { recentUntil: recentUntil(), methods } });
    }),
    handle(create, async ({ request }) => {
      record.created.push(await request.json());
      if (record.proofs.length > 0) return HttpResponse.json({ success: true });
      const code = "RECENT_SIGN_IN_REQUIRED";
      return HttpResponse.json({ success: false, code, message: "Confirm that it is you." }, { status: 403 });
    }),
  );
  return record;
}

async function createKey() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <ConfirmOutlet />
    </QueryClientProvider>,
  );
  // A remote has its own root.
  render(<KeyForm />);
  await user.type(await screen.findByLabelText("Label"), "Build");
  await user.click(screen.getByRole("button", { name: "Create" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm it's you" });
  return { user, dialog: within(dialog), element: dialog };
}

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  signInAs("user");
  stop = startConfirmations();
});
afterEach(() => act(stop));

test("a call of another root opens the dialog above its own, without violations, and continues with the input", async () => {
  const record = oldSession("password");
  const { user, dialog, element } = await createKey();
  const password = await dialog.findByLabelText(/Password/);
  expect(password).toHaveFocus();
  await expectNoViolations(element);
  await user.type(password, "a good password{Enter}");

  expect(await screen.findByText("created")).toBeInTheDocument();
  expect(screen.queryByRole("dialog", { name: "Confirm it's you" })).not.toBeInTheDocument();
  expect(record.proofs).toEqual([{ proof: { method: "password", password: "a good password" } }]);
  expect(record.created).toEqual([{ label: "Build" }, { label: "Build" }]);
  await waitFor(() => expect(screen.getByRole("button", { name: "Create" })).toHaveFocus());
});

test("Escape cancels only the confirmation: the form shows it and keeps the input", async () => {
  const record = oldSession("totp", "recovery-code");
  const { user, dialog } = await createKey();
  expect(await dialog.findByLabelText(/Authentication code/)).toHaveFocus();
  await user.keyboard("{Escape}");

  expect(await screen.findByText("Not saved: confirm it's you to continue.")).toBeInTheDocument();
  expect(screen.getByRole("dialog", { name: "New API key" })).toBeInTheDocument();
  expect(screen.getByLabelText("Label")).toHaveValue("Build");
  expect(record.created).toHaveLength(1);
});

test("focus stays in the confirmation", async () => {
  oldSession("totp", "recovery-code");
  const { user, dialog, element } = await createKey();
  await dialog.findByLabelText(/Authentication code/);
  for (let press = 0; press < 6; press += 1) {
    await user.tab();
    expect(element).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  }
});

test("a wrong password is shown at its field", async () => {
  oldSession("password");
  server.use(failWith(confirm, "INVALID_CREDENTIALS", "The password is wrong."));
  const { user, dialog } = await createKey();
  await user.type(await dialog.findByLabelText(/Password/), "wrong{Enter}");

  expect(await dialog.findByText("The password is wrong.")).toBeInTheDocument();
  expect(dialog.getByLabelText(/Password/)).toBeInvalid();
});

test("an account without a password gets a code by email", async () => {
  const record = oldSession("mail-code");
  server.use(answerWith(sendConfirmCode, { success: true, message: "We sent a code." }));
  const { user, dialog } = await createKey();
  await user.click(await dialog.findByRole("button", { name: "Email me a code" }));
  await user.type(await dialog.findByLabelText(/Code from the email/), "123456");

  expect(await screen.findByText("created")).toBeInTheDocument();
  expect(record.proofs).toEqual([{ proof: { method: "mail-code", code: "123456" } }]);
});

test("a passkey confirms", async () => {
  const browser = mockPasskeys();
  const record = oldSession("passkey", "totp");
  server.use(answerWith(confirmPasskeyOptions, { success: true, data: requestOptions }));
  const { user, dialog } = await createKey();
  await user.click(await dialog.findByRole("button", { name: "Use a passkey" }));

  expect(await screen.findByText("created")).toBeInTheDocument();
  expect(record.proofs).toEqual([{ proof: expect.objectContaining({ method: "passkey" }) }]);
  browser.restore();
});

test("an error loading the methods is shown and can be retried", async () => {
  oldSession("password");
  server.use(failWith(confirmation, "FORBIDDEN", "Not now."));
  const { user, dialog } = await createKey();
  const retry = await dialog.findByRole("button", { name: "Retry" });
  oldSession("password");
  await user.click(retry);

  expect(await dialog.findByLabelText(/Password/)).toBeInTheDocument();
});

test("the end of the session closes the confirmation", async () => {
  oldSession("password");
  await createKey();
  await act(() => signOut({ gone: true }));

  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Confirm it's you" })).not.toBeInTheDocument(),
  );
});
