import {
  authEndpoints,
  googleEndpoints,
  secondFactorEndpoints,
  type SecondFactorChallenge,
} from "@listwise/contracts/auth";
import { getSession } from "@listwise/shared-auth";
import { answerWith, aSessionAnswer, failWith, handle } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { prepareGoogleSignIn } from "../../shared/google-sign-in";
import { requestOptions, mockPasskeys } from "../../testing/passkeys";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

const server = setupSite();
const { complete, passkeyOptions, signIn, signInOptions } = secondFactorEndpoints;

const challenge: SecondFactorChallenge = {
  success: true,
  secondFactorRequired: true,
  challenge: "the-challenge",
  methods: ["passkey", "totp", "recovery-code"],
  expiresAt: "2026-11-22T10:05:00.000Z",
};

/** Responds to a completed second step with a session and records the request. */
function completes() {
  const bodies: unknown[] = [];
  server.use(
    handle(complete, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(aSessionAnswer());
    }),
  );
  return bodies;
}

async function passPassword(user: UserEvent) {
  await user.type(await screen.findByLabelText(/Email/), "ada@listwise.example");
  await user.type(screen.getByLabelText(/Password/), "a good password");
  await user.click(screen.getByRole("button", { name: "Login" }));
  await screen.findByRole("heading", { name: "Two-factor authentication" });
}

beforeEach(() => {
  server.use(answerWith(authEndpoints.login, challenge));
});

test("the code field accepts one-time codes, without violations; six pasted digits are submitted", async () => {
  const bodies = completes();
  const { user, container } = renderSite("/login");
  await passPassword(user);

  const code = screen.getByLabelText(/Authentication code/);
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(code).toHaveAttribute("inputmode", "numeric");
  await expectNoViolations(container);
  await user.paste("123 456");

  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  expect(bodies).toEqual([{ challenge: "the-challenge", proof: { method: "totp", code: "123456" } }]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("the-challenge");
});

test("a wrong code is shown at the field and selected", async () => {
  server.use(failWith(complete, "INVALID_CREDENTIALS", "This code is wrong."));
  const { user } = renderSite("/login");
  await passPassword(user);

  await user.type(screen.getByLabelText(/Authentication code/), "000000");
  expect(await screen.findByText("This code is wrong.")).toBeInTheDocument();
  const code = screen.getByLabelText(/Authentication code/);
  expect(code).toBeInvalid();
  expect(getSession().status).toBe("anonymous");

  completes();
  await waitFor(() => expect(code).toHaveFocus());
  await user.paste("123456");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
});

test("a recovery code replaces a lost device", async () => {
  const bodies = completes();
  const { user, container } = renderSite("/login");
  await passPassword(user);

  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  const field = screen.getByLabelText(/Recovery code/);
  expect(field).toHaveFocus();
  await expectNoViolations(container);
  await user.type(field, "k7mq-2x9d{Enter}");

  await screen.findByRole("heading", { name: "Dashboard" });
  expect(bodies).toEqual([
    { challenge: "the-challenge", proof: { method: "recovery-code", code: "k7mq-2x9d" } },
  ]);
});

test("too many attempts show the wait", async () => {
  server.use(
    handle(complete, () =>
      HttpResponse.json(
        { success: false, code: "RATE_LIMITED", message: "Too many wrong codes." },
        { status: 429, headers: { "Retry-After": "60" } },
      ),
    ),
  );
  const { user } = renderSite("/login");
  await passPassword(user);
  await user.type(screen.getByLabelText(/Authentication code/), "000000");

  expect(await screen.findByRole("alert")).toHaveTextContent(/Too many wrong codes\. You can try again in/);
  expect(screen.getByRole("button", { name: "Verify" })).toBeDisabled();
});

test("an expired challenge returns to the password step with a message; the email is kept", async () => {
  server.use(failWith(complete, "GONE", "This sign-in is too old."));
  const { user } = renderSite("/login");
  await passPassword(user);
  await user.type(screen.getByLabelText(/Authentication code/), "123456");

  expect(await screen.findByText("Your sign-in expired")).toBeInTheDocument();
  expect(screen.getByLabelText(/Email/)).toHaveValue("ada@listwise.example");
  await user.type(screen.getByLabelText(/Password/), "a good password{Enter}");
  expect(await screen.findByRole("heading", { name: "Two-factor authentication" })).toBeInTheDocument();
});

test("Back returns to the password step", async () => {
  const { user } = renderSite("/login");
  await passPassword(user);

  await user.click(screen.getByRole("button", { name: "Back to sign in" }));

  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeInTheDocument();
  expect(screen.queryByText("Your sign-in expired")).not.toBeInTheDocument();
});

test("a Google sign-in requires the second factor too", async () => {
  const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>("node:crypto");
  Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle, configurable: true });
  server.use(answerWith(googleEndpoints.exchange, challenge));
  const bodies = completes();
  await prepareGoogleSignIn("sign-in");
  const { user } = renderSite("/auth/google/callback?code=one-time");

  await user.type(await screen.findByLabelText(/Authentication code/), "123456");

  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  expect(bodies).toHaveLength(1);
});

describe("with passkeys", () => {
  let browser: ReturnType<typeof mockPasskeys>;
  beforeEach(() => {
    browser = mockPasskeys();
    server.use(
      answerWith(passkeyOptions, { success: true, data: requestOptions }),
      answerWith(signInOptions, { success: true, data: requestOptions }),
    );
  });
  afterEach(() => browser.restore());

  test("a passkey is the default of the second step", async () => {
    const bodies = completes();
    const { user } = renderSite("/login");
    await passPassword(user);
    await user.click(screen.getByRole("button", { name: "Use a passkey" }));

    await screen.findByRole("heading", { name: "Dashboard" });
    expect(bodies).toEqual([
      expect.objectContaining({ proof: expect.objectContaining({ method: "passkey" }) }),
    ]);
  });

  test("a passkey alone signs in", async () => {
    server.use(answerWith(signIn, aSessionAnswer()));
    const { user, container } = renderSite("/login");
    const button = await screen.findByRole("button", { name: "Sign in with a passkey" });
    await expectNoViolations(container);
    await user.click(button);

    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  });

  test("a closed prompt is shown and can be repeated; an unknown passkey shows the server's message", async () => {
    browser.get.mockRejectedValueOnce(new DOMException("closed", "NotAllowedError"));
    server.use(failWith(signIn, "INVALID_CREDENTIALS", "This passkey is not known here."));
    const { user } = renderSite("/login");
    const button = await screen.findByRole("button", { name: "Sign in with a passkey" });
    await user.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent("The passkey prompt was closed");
    await user.click(button);
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("This passkey is not known here."),
    );
  });

  test("a site whose address cannot have passkeys hides the button", async () => {
    server.use(failWith(signInOptions, "CONFLICT", "This address cannot have passkeys."));
    const { user } = renderSite("/login");
    const button = await screen.findByRole("button", { name: "Sign in with a passkey" });
    await user.click(button);

    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

test("a browser without passkeys is not offered any", async () => {
  renderSite("/login");
  await screen.findByRole("button", { name: "Login" });

  expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).not.toBeInTheDocument();
});
