import { authEndpoints } from "@listwise/contracts/auth";
import { getSession } from "@listwise/shared-auth";
import { answerWith, aUser, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

const server = setupSite();
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));

test("the link of the email confirms the address, and its token is removed from the URL", async () => {
  server.use(answerWith(authEndpoints.verifyEmail, { success: true }));
  const { router, container } = renderSite("/verify-email?token=secret");

  expect(await screen.findByText("Your email address is confirmed")).toBeInTheDocument();
  expect(router.state.location.search).toBe("");
  await expectNoViolations(container);
});

test("the link of a changed address updates the account", async () => {
  signInAs("user");
  const user = aUser({ email: "new@listwise.example" });
  server.use(
    answerWith(authEndpoints.verifyEmail, { success: true }),
    answerWith(authEndpoints.me, { success: true, data: user, user }),
  );
  renderSite("/verify-email?token=secret");

  expect(await screen.findByText("You sign in with new@listwise.example.")).toBeInTheDocument();
  expect(getSession().user?.email).toBe("new@listwise.example");
});

test("an expired link offers a visitor the login", async () => {
  server.use(failWith(authEndpoints.verifyEmail, "NOT_FOUND", "This link is no longer valid."));
  renderSite("/verify-email?token=old");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "It was already used, is older than a day, or the session that requested it has ended.",
  );
  expect(screen.getByRole("link", { name: "Log in to get a new email" })).toBeInTheDocument();
});

test("an expired link offers a signed-in user a new one", async () => {
  signInAs("user", { emailVerified: false });
  const waiting = {
    success: true as const,
    verified: false,
    canResend: true,
    nextResendTime: null,
    message: "Sent.",
  };
  server.use(
    failWith(authEndpoints.verifyEmail, "NOT_FOUND", "This link is no longer valid."),
    answerWith(authEndpoints.verificationStatus, waiting),
    handle(authEndpoints.resendVerification, () => HttpResponse.json(waiting)),
  );
  const { user } = renderSite("/verify-email?token=old");

  await user.click(await screen.findByRole("button", { name: "Resend Verification Email" }));

  expect(await screen.findByText("Email Sent!")).toBeInTheDocument();
});

test("a user who has already confirmed sees it, and where to change the address", async () => {
  signInAs("user", { emailVerified: true, email: "ada@listwise.example" });
  server.use(failWith(authEndpoints.verifyEmail, "NOT_FOUND", "This link is no longer valid."));
  renderSite("/verify-email?token=old");

  expect(await screen.findByRole("alert")).toHaveTextContent("You sign in with ada@listwise.example");
  expect(screen.getByRole("link", { name: "Open settings" })).toBeInTheDocument();
});

test("a server error can be retried", async () => {
  server.use(failWith(authEndpoints.verifyEmail, "INTERNAL", "Something went wrong."));
  const { user } = renderSite("/verify-email?token=secret");
  const retry = await screen.findByRole("button", { name: "Retry" });

  server.use(answerWith(authEndpoints.verifyEmail, { success: true }));
  await user.click(retry);

  expect(await screen.findByText("Your email address is confirmed")).toBeInTheDocument();
});
