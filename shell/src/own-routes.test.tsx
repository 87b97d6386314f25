import { authEndpoints } from "@listwise/contracts";
import { answerWith, failWith, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { renderSite } from "./testing/render-site";
import { setupSite } from "./testing/setup-site";

const server = setupSite();

test.each(["/settings", "/analytics", "/user-analytics", "/ab-testing", "/reports"])(
  "%s needs a login",
  async (path) => {
    renderSite(path);

    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeInTheDocument();
  },
);

test.each([
  ["/analytics", "Analytics"],
  ["/user-analytics", "User Analytics"],
  ["/ab-testing", "A/B Testing"],
  ["/reports", "Reports"],
])("%s is coming soon", async (path, title) => {
  signInAs("user");
  renderSite(path);

  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Coming soon" })).toBeInTheDocument();
});

test.each(["/forgot-password", "/reset-password", "/auth/google/callback"])(
  "%s is open to all",
  async (path) => {
    renderSite(path);

    expect(await screen.findByRole("heading", { name: "Coming soon" })).toBeInTheDocument();
  },
);

test("settings tell who is signed in", async () => {
  signInAs("admin");
  const { container } = renderSite("/settings");

  expect(await screen.findByRole("region", { name: "Profile" })).toHaveTextContent("admin@listwise.example");
  await expectNoViolations(container);
});

test("the link of the mail confirms the address, and its token leaves the address bar", async () => {
  server.use(answerWith(authEndpoints.verifyEmail, { success: true }));
  const { router } = renderSite("/verify-email?token=secret");

  expect(await screen.findByText("Your e-mail address is confirmed")).toBeInTheDocument();
  expect(router.state.location.search).toBe("");
});

test("a link that is too old says so", async () => {
  server.use(failWith(authEndpoints.verifyEmail, "NOT_FOUND", "This link is no longer valid."));
  renderSite("/verify-email?token=old");

  expect(await screen.findByRole("alert")).toHaveTextContent("This link is no longer valid.");
  expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
});
