import { authEndpoints, secondFactorEndpoints } from "@listwise/contracts/auth";
import { answerWith, failWith, handle } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

const server = setupSite();
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));

test("a link is requested, and another address can be tried", async () => {
  server.use(
    answerWith(authEndpoints.forgotPassword, {
      success: true,
      message: "If there is an account, a mail is on its way.",
    }),
  );
  const { user, container } = renderSite("/forgot-password");
  await user.type(await screen.findByLabelText(/Email/), "ada@listwise.example");
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Send link" }));

  expect(await screen.findByText(/a mail is on its way/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Use another address" }));
  expect(await screen.findByLabelText(/Email/)).toHaveValue("");
});

test("too many requests: the wait counts down, and the button is disabled meanwhile", async () => {
  const body = { success: false, code: "RATE_LIMITED", message: "Too many mails.", requestId: "test" };
  server.use(
    handle(authEndpoints.forgotPassword, () =>
      HttpResponse.json(body, { status: 429, headers: { "Retry-After": "5" } }),
    ),
  );
  const { user } = renderSite("/forgot-password");
  await user.type(await screen.findByLabelText(/Email/), "ada@listwise.example");
  await user.click(screen.getByRole("button", { name: "Send link" }));

  expect(await screen.findByRole("timer")).toHaveTextContent(/^You can try again in 0:0[1-5]\.$/);
  expect(screen.getByRole("button", { name: "Send link" })).toBeDisabled();
  expect(await screen.findByText("You can try again now.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Send link" })).toBeEnabled();
  expect(screen.getByLabelText(/Email/)).toHaveValue("ada@listwise.example");
});

test("the token is removed from the URL and sets a password that can be shown", async () => {
  let sent: unknown;
  server.use(
    handle(authEndpoints.resetPassword, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ success: true });
    }),
  );
  const { user, router, container } = renderSite("/reset-password?token=secret");
  const field = await screen.findByLabelText(/New password/);
  expect(router.state.location.search).toBe("");
  await user.click(field);
  await user.paste("a pasted password");
  expect(field).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show typed text" }));
  expect(field).toHaveAttribute("type", "text");
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Set password" }));

  expect(await screen.findByText("Password changed")).toBeInTheDocument();
  expect(sent).toEqual({ token: "secret", password: "a pasted password" });
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
});

test("the token that the HTML's script removed from the URL is used once", async () => {
  const sent: unknown[] = [];
  server.use(
    handle(authEndpoints.resetPassword, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  window.__listwiseSecrets = "?token=early";
  const { user } = renderSite("/reset-password");
  await user.type(await screen.findByLabelText(/New password/), "a better password");
  expect(window.__listwiseSecrets).toBeUndefined();
  await user.click(screen.getByRole("button", { name: "Set password" }));
  await screen.findByText("Password changed");
  expect(sent).toEqual([{ token: "early", password: "a better password" }]);
});

test("S74 a common password is rejected at its field", async () => {
  const message = "This password is among the most common ones. Choose another.";
  server.use(
    failWith(authEndpoints.resetPassword, "VALIDATION_FAILED", message, [{ path: "password", message }]),
  );
  const { user } = renderSite("/reset-password?token=secret");
  const password = await screen.findByLabelText(/New password/);
  await user.type(password, "password1{Enter}");

  await waitFor(() => expect(password).toHaveAccessibleDescription(message));
});

test("an expired link offers a new one", async () => {
  server.use(failWith(authEndpoints.resetPassword, "NOT_FOUND", "This link is no longer valid."));
  const { user } = renderSite("/reset-password?token=old");
  await user.type(await screen.findByLabelText(/New password/), "a better password");
  await user.click(screen.getByRole("button", { name: "Set password" }));

  expect(await screen.findByRole("alert")).toHaveTextContent("This link is no longer valid.");
  expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});

test("without a link the page says where to get one", async () => {
  renderSite("/reset-password");

  expect(await screen.findByText("This page needs a link")).toBeInTheDocument();
});

test("a stranger's Google account is removed with the email's link, after a click on the button", async () => {
  const sent: unknown[] = [];
  server.use(
    handle(authEndpoints.removeGoogle, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, email: "stranger@gmail.example" });
    }),
  );
  const { user, router, container } = renderSite("/remove-google?token=secret");
  const button = await screen.findByRole("button", { name: "Remove the Google account" });
  expect(router.state.location.search).toBe("");
  expect(sent).toEqual([]);
  await expectNoViolations(container);
  await user.click(button);

  expect(await screen.findByText("stranger@gmail.example was removed")).toBeInTheDocument();
  expect(sent).toEqual([{ token: "secret" }]);
});

test("a used link to remove a Google account offers an alternative", async () => {
  server.use(failWith(authEndpoints.removeGoogle, "NOT_FOUND", "This link is no longer valid."));
  const { user } = renderSite("/remove-google?token=old");
  await user.click(await screen.findByRole("button", { name: "Remove the Google account" }));

  expect(await screen.findByText("This link is no longer valid.")).toBeInTheDocument();
  expect(screen.getByText("Sign in and unlink Google under Settings, Security.")).toBeInTheDocument();
});

test("a stranger's second factor is removed with the email's link, after a click on the button", async () => {
  const sent: unknown[] = [];
  const message = "The passkey “Thief” was removed.";
  server.use(
    handle(secondFactorEndpoints.removeFactor, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message });
    }),
  );
  const { user, router, container } = renderSite("/remove-factor?token=secret");
  const button = await screen.findByRole("button", { name: "Remove the second factor" });
  expect(router.state.location.search).toBe("");
  expect(sent).toEqual([]);
  await expectNoViolations(container);
  await user.click(button);

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText(/Set a new password/)).toBeInTheDocument();
  await expectNoViolations(container);
  expect(sent).toEqual([{ token: "secret" }]);
});
