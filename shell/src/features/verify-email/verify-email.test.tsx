import { authEndpoints } from "@listwise/contracts";
import { getSession } from "@listwise/shared-auth";
import { answerWith, aUser, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

const server = setupSite();
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));

test("the link of the mail confirms the address, and its token leaves the address bar", async () => {
  server.use(answerWith(authEndpoints.verifyEmail, { success: true }));
  const { router, container } = renderSite("/verify-email?token=secret");

  expect(await screen.findByText("Your email address is confirmed")).toBeInTheDocument();
  expect(router.state.location.search).toBe("");
  await expectNoViolations(container);
});

test("the link of a changed address makes it the account's", async () => {
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

test("a link that is too old leads a visitor to the login", async () => {
  server.use(failWith(authEndpoints.verifyEmail, "NOT_FOUND", "This link is no longer valid."));
  renderSite("/verify-email?token=old");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "It was used already, is older than a day, or the session that asked for it has ended.",
  );
  expect(screen.getByRole("link", { name: "Login to get a new mail" })).toBeInTheDocument();
});

test("a link that is too old is sent again to who is signed in", async () => {
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

test("who has confirmed already is told so, and where another address is given", async () => {
  signInAs("user", { emailVerified: true, email: "ada@listwise.example" });
  server.use(failWith(authEndpoints.verifyEmail, "NOT_FOUND", "This link is no longer valid."));
  renderSite("/verify-email?token=old");

  expect(await screen.findByRole("alert")).toHaveTextContent("You sign in with ada@listwise.example");
  expect(screen.getByRole("link", { name: "Open the settings" })).toBeInTheDocument();
});

test("a failure of the server can be tried again", async () => {
  server.use(failWith(authEndpoints.verifyEmail, "INTERNAL", "Something went wrong."));
  const { user } = renderSite("/verify-email?token=secret");
  const retry = await screen.findByRole("button", { name: "Retry" });

  server.use(answerWith(authEndpoints.verifyEmail, { success: true }));
  await user.click(retry);

  expect(await screen.findByText("Your email address is confirmed")).toBeInTheDocument();
});
