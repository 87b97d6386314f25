import { adminEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { siteEndpoints } from "@listwise/contracts/site";
import { call, setLicenseOk, signIn, tabStorage } from "@listwise/shared-auth";
import { answerWith, aSessionAnswer, aUser, failWith, handle } from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";
import { LicenseGate } from "./license-gate";
import { checkLicense, isSignInOpen, useLicenseStore } from "./license";
import { fetchLicenseValidity } from "./fetch-license-validity";

const server = setupSite();
beforeEach(() => {
  clearToasts();
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

/** The button is disabled until the server has said if another email can be requested. */
async function findResend() {
  const button = await screen.findByRole("button", { name: "Resend Verification Email" });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

function status(change: { verified?: boolean; nextResendTime?: string | null } = {}) {
  return {
    success: true as const,
    verified: false,
    canResend: true,
    nextResendTime: null,
    message: "Sent.",
    ...change,
  };
}

function signInUnverified() {
  signIn(aSessionAnswer({ user: aUser({ emailVerified: false }), emailVerificationRequired: true }));
}

test.each([
  ["a valid license", () => HttpResponse.json({ ok: true, killSwitch: false }), true],
  ["the kill switch", () => HttpResponse.json({ ok: true, killSwitch: true }), false],
  ["an invalid license", () => HttpResponse.json({ ok: false, killSwitch: false }), false],
  ["an error", () => new HttpResponse(null, { status: 500 }), false],
  ["an invalid response", () => HttpResponse.json({}), false],
  ["a failed connection", () => HttpResponse.error(), false],
])("%s: the site may run is %#", async (_what, answer, expected) => {
  server.use(handle(siteEndpoints.license, answer));

  expect(await fetchLicenseValidity()).toBe(expected);
});

test("a timeout of two seconds counts as a valid license", async () => {
  server.use(handle(siteEndpoints.license, () => new Promise<Response>(() => {})));

  expect(await fetchLicenseValidity()).toBe(true);
});

describe("on the screen of a disabled site", () => {
  beforeEach(() => useLicenseStore.setState({ status: "disabled" }));

  test("a superadmin turns the site on again; a refusal is shown", async () => {
    signIn(aSessionAnswer({ user: aUser({ role: "superadmin" }) }));
    server.use(failWith(adminEndpoints.setLicense, "CONFLICT", "LICENSE_KILL_SWITCH is set."));
    const { container } = render(<LicenseGate>the site</LicenseGate>);
    expect(screen.getByRole("heading", { name: "Application disabled" })).toBeVisible();
    await expectNoViolations(container);
    await userEvent.setup().click(screen.getByRole("button", { name: "Turn the site on" }));
    expect(await screen.findByText("LICENSE_KILL_SWITCH is set.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Administrator sign-in" })).not.toBeInTheDocument();
  });

  test.each(["user", "admin"] as const)(
    "a signed-in %s can try again or sign in with another account",
    async (role) => {
      signIn(aSessionAnswer({ user: aUser({ role }) }));
      server.use(answerWith(authEndpoints.logout, { success: true }));
      render(<LicenseGate>the site</LicenseGate>);
      expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        "Retry",
        "Administrator sign-in",
      ]);
      await userEvent.setup().click(screen.getByRole("button", { name: "Administrator sign-in" }));
      await waitFor(() => expect(isSignInOpen("/login")).toBe(true));
      tabStorage.remove("signInWhileOff");
    },
  );

  test("a visitor is offered the sign-in page, which only then opens while the site is off", async () => {
    setLicenseOk(false);
    render(<LicenseGate>the site</LicenseGate>);
    expect(screen.getByRole("button", { name: "Administrator sign-in" })).toBeVisible();
    expect(isSignInOpen("/login")).toBe(false);
    tabStorage.set("signInWhileOff", "1");
    expect(isSignInOpen("/login")).toBe(true);
    expect(isSignInOpen("/dashboard")).toBe(false);
    act(() => signIn(aSessionAnswer()));
    expect(isSignInOpen("/login")).toBe(false);
    tabStorage.remove("signInWhileOff");
    setLicenseOk(true);
  });
});

test("F29 any call that receives LICENSE_DISABLED disables the open page", async () => {
  useLicenseStore.setState({ status: "ok" });
  server.use(failWith(siteEndpoints.publicConfig, "LICENSE_DISABLED", "Switched off."));
  render(<LicenseGate>the site</LicenseGate>);

  await act(() => expect(call(siteEndpoints.publicConfig)).rejects.toThrow("Switched off."));

  expect(await screen.findByRole("heading", { name: "Application disabled" })).toBeInTheDocument();
  expect(screen.getByText("License check failed.")).toBeInTheDocument();
  expect(screen.queryByText("the site")).not.toBeInTheDocument();
});

test("F29 a call rejected before the license check finishes takes precedence", async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.use(
    handle(siteEndpoints.license, () => late),
    failWith(siteEndpoints.publicConfig, "LICENSE_DISABLED", "Switched off."),
  );
  const checked = checkLicense();
  await expect(call(siteEndpoints.publicConfig)).rejects.toThrow("Switched off.");
  answer(HttpResponse.json({ ok: true, killSwitch: false }));
  await checked;

  expect(useLicenseStore.getState().status).toBe("disabled");
});

test("without a valid license the site is not rendered", async () => {
  useLicenseStore.setState({ status: "disabled" });
  const { container } = render(<LicenseGate>the site</LicenseGate>);

  expect(screen.getByRole("heading", { name: "Application disabled" })).toBeInTheDocument();
  expect(screen.getByText("License check failed.")).toBeInTheDocument();
  expect(screen.queryByText("the site")).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("an unverified account sees only the gate and can request another email", async () => {
  signInUnverified();
  let current = status();
  server.use(
    handle(authEndpoints.verificationStatus, () => HttpResponse.json(current)),
    handle(authEndpoints.resendVerification, () => {
      current = status({ nextResendTime: new Date(Date.now() + 95_000).toISOString() });
      return HttpResponse.json(current);
    }),
  );
  const { user, container } = renderSite("/keywords");

  expect(await screen.findByRole("heading", { name: "Email Verification Required" })).toBeInTheDocument();
  expect(screen.getByText("ada@listwise.example", { exact: false })).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Access Restricted");
  expect(screen.queryByRole("heading", { name: "Keywords" })).not.toBeInTheDocument();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  await expectNoViolations(container);

  await user.click(await findResend());

  expect(await screen.findByText("Email Sent!")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: /1:[0-3]\d/ })).toBeDisabled();
});

test("an email that could not be sent shows the reason", async () => {
  signInUnverified();
  server.use(
    answerWith(authEndpoints.verificationStatus, status()),
    failWith(authEndpoints.resendVerification, "RATE_LIMITED", "Wait a little."),
  );
  const { user } = renderSite("/keywords");

  await user.click(await findResend());

  expect(await screen.findByText("Failed to Send Email")).toBeInTheDocument();
  expect(screen.getByText("Wait a little.")).toBeInTheDocument();
});

test("an email that could not be requested shows a connection error", async () => {
  signInUnverified();
  server.use(
    answerWith(authEndpoints.verificationStatus, status()),
    handle(authEndpoints.resendVerification, () => HttpResponse.error()),
  );
  const { user } = renderSite("/keywords");

  await user.click(await findResend());

  expect(await screen.findByText("Network Error")).toBeInTheDocument();
  expect(
    screen.getByText("Failed to send verification email. Please check your connection."),
  ).toBeInTheDocument();
});

test("the gate opens once the email is verified", async () => {
  signInUnverified();
  server.use(answerWith(authEndpoints.verificationStatus, status({ verified: true })));
  renderSite("/keywords");

  expect(await screen.findByRole("heading", { name: "Keywords" })).toBeInTheDocument();
});
