import { signInAs } from "@listwise/shared-auth/testing";
import { screen } from "@testing-library/react";
import { renderSite } from "./testing/render-site";
import { setupSite } from "./testing/setup-site";

setupSite();

test.each(["/settings", "/notifications", "/analytics", "/user-analytics", "/ab-testing"])(
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
])("%s is coming soon", async (path, title) => {
  signInAs("user");
  renderSite(path);

  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Coming soon" })).toBeInTheDocument();
});

test.each([
  ["/forgot-password", "Forgot your password?"],
  ["/reset-password", "Set a new password"],
  ["/remove-google", "Remove a Google account"],
  ["/remove-factor", "Remove a second factor"],
  ["/auth/google/callback", "Sign in with Google"],
  ["/verify-email", "Confirm your email"],
])("%s is open to all", async (path, title) => {
  renderSite(path);

  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
});
