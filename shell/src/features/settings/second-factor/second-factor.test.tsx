import { accountEndpoints } from "@listwise/contracts/account";
import { signInFactorsEndpoints, type SignInFactors } from "@listwise/contracts/auth";
import { getSession } from "@listwise/shared-auth";
import { answerWith, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { creationOptions, mockPasskeys } from "../../../testing/passkeys";
import { renderSite } from "../../../testing/render-site";
import { setupSite } from "../../../testing/setup-site";

const server = setupSite();
const { list, beginTotp, confirmTotp, removeTotp, passkeyOptions, addPasskey, renamePasskey, removePasskey } =
  signInFactorsEndpoints;
const codes = Array.from({ length: 10 }, (_, index) => `code-${index}abc`);
const aPasskey = (id: number, name: string) => ({
  id,
  name,
  createdAt: "2026-11-01T10:00:00.000Z",
  lastUsedAt: id % 2 ? "2026-11-20T10:00:00.000Z" : null,
});

function someFactors(change: Partial<SignInFactors> = {}): SignInFactors {
  return {
    passkeys: [],
    passkeysAvailable: true,
    totp: false,
    recoveryCodesLeft: 0,
    required: false,
    ...change,
  };
}

function serve(change: Partial<SignInFactors> = {}) {
  const methods = { password: true, google: null, googleAvailable: false };
  server.use(
    answerWith(list, { success: true, data: someFactors(change) }),
    answerWith(accountEndpoints.signInMethods, { success: true, data: methods }),
  );
}

const open = () => renderSite("/settings?section=security");
const card = async (name: string) => within(await screen.findByRole("region", { name }));

let browser: ReturnType<typeof mockPasskeys>;
beforeEach(() => {
  clearToasts();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  signInAs("user");
  browser = mockPasskeys();
});
afterEach(() => browser.restore());

test("an account without factors sees the options, without violations", async () => {
  serve();
  const { container } = open();
  const passkeys = await card("Passkeys");

  expect(passkeys.getByText(/No passkeys yet/)).toBeInTheDocument();
  expect((await card("Authenticator app")).getByText("Off")).toBeInTheDocument();
  expect((await card("Recovery codes")).getByText(/You get 10 codes/)).toBeInTheDocument();
  await expectNoViolations(container);
});

test("an authenticator app is set up: QR code, key as text, first code, recovery codes once", async () => {
  serve();
  const secret = "JBSWY3DPEHPK3PXP";
  const uri = `otpauth://totp/Listwise:ada%40listwise.example?secret=${secret}&issuer=Listwise`;
  const bodies: unknown[] = [];
  server.use(
    answerWith(beginTotp, { success: true, data: { secret, uri } }),
    handle(confirmTotp, async ({ request }) => {
      bodies.push(await request.json());
      const data = someFactors({ totp: true, recoveryCodesLeft: 10 });
      return HttpResponse.json({ success: true, data, recoveryCodes: codes });
    }),
  );
  const { user } = open();
  await user.click(
    (await card("Authenticator app")).getByRole("button", { name: "Set up authenticator app" }),
  );

  const dialog = await screen.findByRole("dialog", { name: "Set up your authenticator app" });
  expect(await within(dialog).findByRole("img", { name: /QR code/ })).toBeInTheDocument();
  expect(within(dialog).getByText("JBSW Y3DP EHPK 3PXP")).toBeInTheDocument();
  await expectNoViolations(dialog);
  await user.type(within(dialog).getByLabelText(/Code from the app/), "123 456");
  await user.click(within(dialog).getByRole("button", { name: "Turn on" }));

  const shown = await screen.findByRole("dialog", { name: "Save your recovery codes" });
  expect(bodies).toEqual([{ code: "123456" }]);
  for (const code of codes) expect(within(shown).getByText(code)).toBeInTheDocument();
  await expectNoViolations(shown);
  expect(getSession().user?.secondFactor).toBe(true);

  await user.click(within(shown).getByRole("button", { name: "I saved my codes" }));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? "")).not.toBeInTheDocument());
  expect((await card("Authenticator app")).getByText("On")).toBeInTheDocument();
  expect((await card("Recovery codes")).getByText("10 of 10 codes left")).toBeInTheDocument();
});

test("a wrong first code is shown with advice", async () => {
  serve();
  server.use(
    answerWith(beginTotp, { success: true, data: { secret: "ABCD", uri: "otpauth://totp/x?secret=ABCD" } }),
    failWith(confirmTotp, "INVALID_CREDENTIALS", "This code is wrong."),
  );
  const { user } = open();
  await user.click(
    (await card("Authenticator app")).getByRole("button", { name: "Set up authenticator app" }),
  );
  await user.type(await screen.findByLabelText(/Code from the app/), "000000{Enter}");

  expect(await screen.findByText(/This code is wrong\. Enter the newest code/)).toBeInTheDocument();
});

test("recovery codes can be copied, downloaded and printed", async () => {
  serve({ totp: true, recoveryCodesLeft: 2 });
  server.use(
    answerWith(signInFactorsEndpoints.newRecoveryCodes, { success: true, data: { recoveryCodes: codes } }),
  );
  const { user } = open();
  const recovery = await card("Recovery codes");
  expect(recovery.getByText("Only 2 of 10 codes left")).toBeInTheDocument();
  const [make] = recovery.getAllByRole("button", { name: "Create new codes" });
  if (make) await user.click(make);
  const question = await screen.findByRole("dialog", { name: "Create new recovery codes?" });
  await user.click(within(question).getByRole("button", { name: "Create new codes" }));

  const shown = within(await screen.findByRole("dialog", { name: "Save your recovery codes" }));
  await user.click(shown.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Codes copied")).toBeInTheDocument();
  window.print = jest.fn();
  await user.click(shown.getByRole("button", { name: "Print" }));
  expect(window.print).toHaveBeenCalledTimes(1);
  const save = jest.fn(() => "blob:codes");
  URL.createObjectURL = save;
  await user.click(shown.getByRole("button", { name: "Download" }));
  expect(save).toHaveBeenCalledTimes(1);
});

test("a passkey is named, created by the browser, and listed", async () => {
  serve();
  const bodies: unknown[] = [];
  server.use(
    answerWith(passkeyOptions, { success: true, data: creationOptions }),
    handle(addPasskey, async ({ request }) => {
      bodies.push(await request.json());
      const data = someFactors({ passkeys: [aPasskey(1, "Laptop")], recoveryCodesLeft: 10 });
      return HttpResponse.json({ success: true, data, recoveryCodes: codes }, { status: 201 });
    }),
  );
  const { user } = open();
  await user.click((await card("Passkeys")).getByRole("button", { name: "Add a passkey" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a passkey" });
  const name = within(dialog).getByLabelText(/Name/);
  await user.clear(name);
  await user.type(name, "Laptop{Enter}");

  await screen.findByRole("dialog", { name: "Save your recovery codes" });
  expect(bodies).toEqual([expect.objectContaining({ name: "Laptop" })]);
  expect(screen.getByText("Your other sessions were signed out.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "I saved my codes" }));
  expect((await card("Passkeys")).getByText("Laptop")).toBeInTheDocument();
});

test("closing the prompt keeps the dialog and the name", async () => {
  serve();
  server.use(answerWith(passkeyOptions, { success: true, data: creationOptions }));
  browser.create.mockRejectedValueOnce(new DOMException("closed", "NotAllowedError"));
  const { user } = open();
  await user.click((await card("Passkeys")).getByRole("button", { name: "Add a passkey" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
  await user.click(dialog.getByRole("button", { name: "Continue" }));

  expect(await dialog.findByText(/The passkey prompt was closed/)).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Continue" })).toBeEnabled();
});

test("passkeys are renamed, and removed after a confirmation", async () => {
  serve({ passkeys: [aPasskey(1, "Laptop"), aPasskey(2, "Phone")], recoveryCodesLeft: 9 });
  server.use(
    answerWith(renamePasskey, {
      success: true,
      data: someFactors({ passkeys: [aPasskey(1, "Desk"), aPasskey(2, "Phone")], recoveryCodesLeft: 9 }),
    }),
    answerWith(removePasskey, {
      success: true,
      data: someFactors({ passkeys: [aPasskey(1, "Desk")], recoveryCodesLeft: 9 }),
    }),
  );
  const { user, container } = open();
  const passkeys = await card("Passkeys");
  expect(passkeys.getByText(/Not used yet/)).toBeInTheDocument();
  await expectNoViolations(container);

  await user.click(passkeys.getByRole("button", { name: "Rename Laptop" }));
  await user.type(await screen.findByLabelText(/^Name/), "Desk{Enter}");
  expect(await screen.findByText("Passkey renamed")).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Remove Phone" }));
  await user.click(await screen.findByRole("button", { name: "Remove passkey" }));
  expect(await screen.findByText("Passkey removed")).toBeInTheDocument();
  expect(screen.queryByText("Phone")).not.toBeInTheDocument();
});

test("a rejected removal is shown in its dialog", async () => {
  serve({ totp: true, recoveryCodesLeft: 9 });
  server.use(failWith(removeTotp, "CONFLICT", "This is your last factor."));
  const { user } = open();
  await user.click((await card("Authenticator app")).getByRole("button", { name: "Turn off" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Turn off the authenticator app?" }));
  await user.click(dialog.getByRole("button", { name: "Turn off" }));

  expect(await dialog.findByText("This is your last factor.")).toBeInTheDocument();
});

test("the last factor of an administrator cannot be removed, and the page says why", async () => {
  signInAs("admin", { secondFactor: true, secondFactorRequired: true });
  serve({ totp: true, recoveryCodesLeft: 9, required: true });
  open();

  expect((await card("Authenticator app")).getByRole("button", { name: "Turn off" })).toBeDisabled();
  expect(screen.getByText(/the last one can't be removed/)).toBeInTheDocument();
});

test("if the site's address cannot have passkeys, the page says so", async () => {
  serve({ passkeysAvailable: false });
  open();
  const passkeys = await card("Passkeys");

  expect(passkeys.getByText(/This site's address can't have passkeys/)).toBeInTheDocument();
  expect(passkeys.queryByRole("button", { name: "Add a passkey" })).not.toBeInTheDocument();
});

test("an administrator without a required factor is redirected here with the reason; afterwards the admin area opens", async () => {
  signInAs("admin", { secondFactorRequired: true });
  serve({ required: true });
  server.use(
    answerWith(beginTotp, { success: true, data: { secret: "ABCD", uri: "otpauth://totp/x?secret=ABCD" } }),
    answerWith(confirmTotp, {
      success: true,
      data: someFactors({ totp: true, recoveryCodesLeft: 10, required: true }),
      recoveryCodes: codes,
    }),
  );
  const { user, router } = renderSite("/admin");

  expect(await screen.findByText("Administrators need a second factor")).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: "/settings", search: "?section=security" });
  await user.click(
    (await card("Authenticator app")).getByRole("button", { name: "Set up authenticator app" }),
  );
  await user.type(await screen.findByLabelText(/Code from the app/), "123456{Enter}");
  await user.click(await screen.findByRole("button", { name: "I saved my codes" }));

  await user.click(await screen.findByRole("link", { name: "Go to admin area" }));
  expect(await screen.findByRole("heading", { name: "Admin" })).toBeInTheDocument();
});

test("on other pages, a banner links an administrator without a required factor to the settings", async () => {
  signInAs("admin", { secondFactorRequired: true });
  serve({ required: true });
  const { user, router, container } = renderSite("/dashboard");
  const link = await screen.findByRole("link", { name: "Set it up" });
  await expectNoViolations(container);
  await user.click(link);

  await waitFor(() => expect(router.state.location.search).toBe("?section=security"));
});
