import { authEndpoints } from "@listwise/contracts/auth";
import { getSession } from "@listwise/shared-auth";
import { answerWith, aSessionAnswer, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

const server = setupSite();

async function logIn(user: UserEvent, email = "ada@listwise.example", password = "a good password") {
  await user.type(await screen.findByLabelText(/Email/), email);
  if (password) await user.type(screen.getByLabelText(/Password/), password);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

test("a visitor is redirected to login and, after signing in, to the requested page", async () => {
  server.use(answerWith(authEndpoints.login, aSessionAnswer()));
  const { user, router, container } = renderSite("/keywords?country=de");

  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeInTheDocument();
  await expectNoViolations(container);
  await logIn(user);

  expect(await screen.findByRole("heading", { name: "Keywords" })).toBeInTheDocument();
  expect(router.state.location.search).toMatch(/^\?country=de\b/);
});

test("wrong credentials show the server's message, and no user is signed in", async () => {
  server.use(failWith(authEndpoints.login, "INVALID_CREDENTIALS", "Wrong email or password."));
  const { user } = renderSite("/login");

  await logIn(user);

  expect(await screen.findByRole("alert")).toHaveTextContent("Wrong email or password. Check both");
  expect(getSession().status).toBe("anonymous");
});

test("a missing value is shown at its field, which gets focus, before anything is sent", async () => {
  const { user } = renderSite("/login");

  await logIn(user, "not an address", "");

  expect(await screen.findByText("Enter a valid email address.")).toBeInTheDocument();
  expect(screen.getByText("Enter your password.")).toBeInTheDocument();
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
});

test("ten clicks on the button send one request", async () => {
  let requests = 0;
  server.use(
    handle(authEndpoints.login, async () => {
      requests += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return HttpResponse.json(aSessionAnswer());
    }),
  );
  const { user } = renderSite("/login");

  await logIn(user);
  for (let press = 0; press < 9; press += 1) {
    const button = screen.queryByRole("button", { name: "Login" });
    if (button) await user.click(button);
  }

  await screen.findByRole("heading", { name: "Dashboard" });
  expect(requests).toBe(1);
});

test.each([
  ["No authentication token received", { token: "" }, () => true],
  ["Failed to store authentication data", {}, (key: string) => key !== "token"],
])("a login that cannot be stored shows: %s", async (words, change, stores) => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation((key) => {
    if (!stores(key)) throw new DOMException("full", "QuotaExceededError");
  });
  server.use(answerWith(authEndpoints.login, aSessionAnswer(change)));
  const { user } = renderSite("/login");

  await logIn(user);

  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(getSession().status).toBe("anonymous");
  setItem.mockRestore();
});

test("a rejected registration shows the server's message at the affected field", async () => {
  const details = [{ path: "email", message: "This address cannot be used." }];
  server.use(failWith(authEndpoints.register, "VALIDATION_FAILED", "Check your input.", details));
  const { user } = renderSite("/register");

  await user.type(await screen.findByLabelText(/Name/), "Ada");
  await user.type(screen.getByLabelText(/Email/), "ada@listwise.example");
  await user.type(screen.getByLabelText(/Password/), "a good password");
  await user.click(screen.getByRole("button", { name: "Create account" }));

  expect(await screen.findByText("This address cannot be used.")).toBeInTheDocument();
});

test("someone who registers for a plan gets to the page where it can be had", async () => {
  server.use(answerWith(authEndpoints.register, aSessionAnswer()));
  const { user, router } = renderSite("/register?plan=pro");

  await user.type(await screen.findByLabelText(/Name/), "Ada");
  await user.type(screen.getByLabelText(/Email/), "ada@listwise.example");
  await user.type(screen.getByLabelText(/Password/), "a good password");
  await user.click(screen.getByRole("button", { name: "Create account" }));

  await waitFor(() => expect(router.state.location.pathname).toBe("/subscription"));
  expect(router.state.location.search).toMatch(/^\?plan=pro\b/);
});

test("S74 a common password is rejected at its field, whose hint lists the rules", async () => {
  const message = "This password is among the most common ones. Choose another.";
  server.use(failWith(authEndpoints.register, "VALIDATION_FAILED", message, [{ path: "password", message }]));
  const { user } = renderSite("/register");

  await user.type(await screen.findByLabelText(/Name/), "Ada");
  await user.type(screen.getByLabelText(/Email/), "ada@listwise.example");
  const password = screen.getByLabelText(/Password/);
  expect(password).toHaveAccessibleDescription(/At least 8 characters\. Don.t use a common password/);
  await user.type(password, "password1");
  await user.click(screen.getByRole("button", { name: "Create account" }));

  await waitFor(() => expect(password).toHaveAccessibleDescription(message));
  expect(password).toBeInvalid();
});

test("a signed-in user is redirected away from login", async () => {
  signInAs("user");
  const { router } = renderSite("/login");

  await screen.findByRole("heading", { name: "Dashboard" });
  expect(router.state.location.pathname).toBe("/dashboard");
});

test("logging out returns to the home page", async () => {
  signInAs("user");
  server.use(answerWith(authEndpoints.logout, { success: true }));
  const { user, router } = renderSite("/settings");

  await user.click(await screen.findByRole("button", { name: "Log out" }));

  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(getSession().status).toBe("anonymous");
  expect(await screen.findByRole("link", { name: "Login" })).toBeInTheDocument();
});
