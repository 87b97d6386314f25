import { accountEndpoints, type AccountSettings } from "@listwise/contracts/account";
import {
  authEndpoints,
  googleEndpoints,
  secondFactorEndpoints,
  signInFactorsEndpoints,
} from "@listwise/contracts/auth";
import { bus, getSession, setSessionConfirmer } from "@listwise/shared-auth";
import { answerWith, aSessionAnswer, aUser, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

const server = setupSite();
beforeEach(() => {
  clearToasts();
  signInAs("user");
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

const sessions = ["Firefox", "Chrome"].map((browser, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  current: index === 0,
  browser,
  system: "Linux",
  ip: null,
  createdAt: "2026-01-02T03:04:05.000Z",
  lastSeenAt: null,
}));
const settings: AccountSettings = {
  countries: ["us", "de"],
  notifications: { newSignIn: true, rankAlerts: "daily" },
};

const noFactors = {
  passkeys: [],
  passkeysAvailable: true,
  totp: false,
  recoveryCodesLeft: 0,
  required: false,
};

/** Responds to all settings requests and records what is saved. */
function everything() {
  const saved: unknown[] = [];
  server.use(
    answerWith(accountEndpoints.sessions, { success: true, data: sessions }),
    answerWith(accountEndpoints.signInMethods, {
      success: true,
      data: { password: true, google: { email: "ada@gmail.example" }, googleAvailable: true },
    }),
    answerWith(accountEndpoints.settings, { success: true, data: settings }),
    answerWith(signInFactorsEndpoints.list, { success: true, data: noFactors }),
    handle(accountEndpoints.saveSettings, async ({ request }) => {
      const data: unknown = await request.json();
      saved.push(data);
      return HttpResponse.json({ success: true, data });
    }),
  );
  return saved;
}

test.each([
  ["profile", "Email address"],
  ["security", "Sign-in methods"],
  ["sessions", "Sessions"],
  ["notifications", "Email notifications"],
  ["countries", "Tracked countries"],
  ["appearance", "Appearance"],
  ["data", "Delete account"],
])("section %s has a URL and no violations", async (section, card) => {
  everything();
  const { container } = renderSite(`/settings?section=${section}`);

  const region = await screen.findByRole("region", { name: card });
  await waitFor(() => expect(within(region).queryByText(/^Loading/)).not.toBeInTheDocument());
  await expectNoViolations(container);
});

test.each([
  ["security", accountEndpoints.signInMethods, "your sign-in methods"],
  ["security", signInFactorsEndpoints.list, "your second factors"],
  ["sessions", accountEndpoints.sessions, "your sessions"],
  ["notifications", accountEndpoints.settings, "your notifications"],
  ["countries", accountEndpoints.settings, "your countries"],
])("%s: an error is shown, and Retry loads the data", async (section, endpoint, what) => {
  everything();
  server.use(failWith(endpoint, "FORBIDDEN", "Not now."));
  const { user } = renderSite(`/settings?section=${section}`);

  expect(await screen.findByText(`Couldn't load ${what}`)).toBeInTheDocument();
  everything();
  await user.click(screen.getByRole("button", { name: "Retry" }));

  await waitFor(() => expect(screen.queryByText(`Couldn't load ${what}`)).not.toBeInTheDocument());
});

test("a tab has a URL, and Back returns to the previous one", async () => {
  everything();
  const { user, router } = renderSite("/settings");

  await user.click(await screen.findByRole("tab", { name: "Sessions" }));
  expect(router.state.location.search).toBe("?section=sessions");
  await router.navigate(-1);

  expect(await screen.findByRole("tab", { name: "Profile", selected: true })).toBeInTheDocument();
});

test("a new name shows everywhere; ten clicks send one request (F28)", async () => {
  let requests = 0;
  server.use(
    handle(accountEndpoints.updateMe, async () => {
      requests += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      const user = aUser({ name: "Grace" });
      return HttpResponse.json({ success: true, data: user, user });
    }),
  );
  const { user } = renderSite("/settings");

  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, "Grace");
  const button = screen.getByRole("button", { name: "Save name" });
  for (let press = 0; press < 10; press += 1) button.click();

  expect(await screen.findByText("Name saved")).toBeInTheDocument();
  expect(getSession().user?.name).toBe("Grace");
  expect(requests).toBe(1);
});

test("leaving with unsaved input asks first; staying keeps it, leaving discards it", async () => {
  everything();
  const { user, router } = renderSite("/settings");

  await user.type(await screen.findByLabelText(/^Name/), " the First");
  await user.click(screen.getByRole("tab", { name: "Sessions" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Stay" }));
  expect(screen.getByLabelText(/^Name/)).toHaveValue("A user the First");

  await user.click(screen.getByRole("tab", { name: "Sessions" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByRole("region", { name: "Sessions" })).toBeInTheDocument();
  expect(router.state.location.search).toBe("?section=sessions");
});

test("changing the address needs the password and shows where the email was sent", async () => {
  server.use(failWith(accountEndpoints.changeEmail, "INVALID_CREDENTIALS", "The password is wrong."));
  const { user } = renderSite("/settings");
  const form = within(await screen.findByRole("form", { name: "Email address" }));

  await user.type(form.getByLabelText(/New email/), "new@listwise.example");
  await user.click(form.getByRole("button", { name: "Change email" }));
  expect(await form.findByText("Enter your password.")).toBeInTheDocument();

  await user.type(form.getByLabelText(/Password/), "wrong");
  await user.click(form.getByRole("button", { name: "Change email" }));
  expect(await form.findByRole("alert")).toHaveTextContent(
    "The password is wrong. Enter your current password.",
  );
  expect(form.getByLabelText(/New email/)).toHaveValue("new@listwise.example");

  server.use(
    answerWith(accountEndpoints.changeEmail, {
      success: true,
      message: "We sent a mail to the new address.",
    }),
  );
  await user.click(form.getByRole("button", { name: "Change email" }));
  expect(await form.findByText("We sent a mail to the new address.")).toBeInTheDocument();
});

test("a new password brings new tokens and shows how many sessions ended", async () => {
  everything();
  let body: unknown;
  server.use(
    handle(accountEndpoints.changePassword, async ({ request }) => {
      body = await request.json();
      const answer = aSessionAnswer({ refreshToken: "refresh-2" });
      return HttpResponse.json({ ...answer, endedSessions: 2, revokedKeys: 1 });
    }),
  );
  const { user } = renderSite("/settings?section=security");

  await user.type(await screen.findByLabelText(/Current password/), "the old one");
  await user.type(screen.getByLabelText(/New password/), "a better password");
  await user.click(screen.getByRole("button", { name: "Change password" }));

  expect(await screen.findByText("2 other sessions ended. 1 API key revoked.")).toBeInTheDocument();
  expect(body).toEqual({
    currentPassword: "the old one",
    newPassword: "a better password",
    endOtherSessions: true,
  });
  expect(localStorage.getItem("refreshToken")).toBe("refresh-2");
  expect(screen.getByLabelText(/New password/)).toHaveValue("");
});

test("S74 a common new password is rejected at its field", async () => {
  everything();
  const message = "This password is among the most common ones. Choose another.";
  server.use(
    failWith(accountEndpoints.changePassword, "VALIDATION_FAILED", message, [
      { path: "newPassword", message },
    ]),
  );
  const { user } = renderSite("/settings?section=security");
  await user.type(await screen.findByLabelText(/Current password/), "the old one");
  const password = screen.getByLabelText(/New password/);
  await user.type(password, "password1{Enter}");

  await waitFor(() => expect(password).toHaveAccessibleDescription(message));
});

test("a form that asks for the password also confirms an old session with it", async () => {
  everything();
  const order: unknown[] = [];
  server.use(
    answerWith(secondFactorEndpoints.confirmation, {
      success: true,
      data: { recentUntil: null, methods: ["password"] },
    }),
    handle(secondFactorEndpoints.confirm, async ({ request }) => {
      order.push(await request.json());
      const data = { recentUntil: "2126-01-01T00:00:00.000Z", methods: ["password"] };
      return HttpResponse.json({ success: true, data });
    }),
    handle(accountEndpoints.changeEmail, () => {
      order.push("changed");
      return HttpResponse.json({ success: true, message: "We sent a mail to the new address." });
    }),
  );
  const { user } = renderSite("/settings");
  const form = within(await screen.findByRole("form", { name: "Email address" }));
  await user.type(form.getByLabelText(/New email/), "new@listwise.example");
  await user.type(form.getByLabelText(/Password/), "a good password{Enter}");

  expect(await form.findByText("We sent a mail to the new address.")).toBeInTheDocument();
  expect(order).toEqual([{ proof: { method: "password", password: "a good password" } }, "changed"]);
});

test("linking Google asks for a confirmation before leaving, and stays if it is canceled", async () => {
  everything();
  const stop = setSessionConfirmer(() => Promise.resolve(false));
  server.use(
    answerWith(accountEndpoints.signInMethods, {
      success: true,
      data: { password: true, google: null, googleAvailable: true },
    }),
    answerWith(secondFactorEndpoints.confirmation, {
      success: true,
      data: { recentUntil: null, methods: ["password"] },
    }),
  );
  const { user } = renderSite("/settings?section=security");
  await user.click(await screen.findByRole("button", { name: "Link Google" }));

  expect(await screen.findByText("Not saved: confirm it's you to continue.")).toBeInTheDocument();
  stop();
});

test("unlinks Google", async () => {
  everything();
  server.use(answerWith(googleEndpoints.unlink, { success: true }));
  const { user } = renderSite("/settings?section=security");

  await user.click(await screen.findByRole("button", { name: "Unlink Google" }));

  expect(await screen.findByText("Google unlinked")).toBeInTheDocument();
});

test("an account without a password sets its first and keeps Google until then", async () => {
  everything();
  signInAs("user", { password: false });
  const methods = { password: false, google: { email: "ada@gmail.example" }, googleAvailable: true };
  server.use(answerWith(accountEndpoints.signInMethods, { success: true, data: methods }));
  renderSite("/settings?section=security");

  expect(await screen.findByText(/Set a password before/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Unlink Google" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Set password" })).toBeInTheDocument();
  expect(screen.queryByLabelText(/Current password/)).not.toBeInTheDocument();
});

test("a session is ended, and all others after a confirmation", async () => {
  everything();
  const ended: string[] = [];
  server.use(
    handle(accountEndpoints.endSession, ({ params }) => {
      ended.push(String(params.id));
      return HttpResponse.json({ success: true });
    }),
    handle(accountEndpoints.endOtherSessions, () => {
      ended.push("others");
      return HttpResponse.json({ success: true, ended: 1, revokedKeys: 2 });
    }),
  );
  const { user } = renderSite("/settings?section=sessions");

  expect(await screen.findByText("This browser")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "End session: Chrome on Linux" }));
  expect(await screen.findByText("Session ended")).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "End all others" }));
  expect(ended).toEqual([sessions[1]?.id]);
  await user.click(await screen.findByRole("button", { name: "End sessions" }));
  expect(await screen.findByText("1 session ended")).toBeInTheDocument();
  expect(screen.getByText("2 API keys revoked.")).toBeInTheDocument();
  expect(ended).toContain("others");
});

test("turning a notification off keeps the other settings", async () => {
  const saved = everything();
  const { user } = renderSite("/settings?section=notifications");

  await user.click(await screen.findByRole("switch", { name: "New sign-in" }));

  expect(await screen.findByText("Notifications saved")).toBeInTheDocument();
  expect(saved).toEqual([
    { countries: ["us", "de"], notifications: { newSignIn: false, rankAlerts: "daily" } },
  ]);
  expect(screen.getByRole("switch", { name: "New sign-in" })).not.toBeChecked();
});

test("the frequency of rank alert emails is saved", async () => {
  const saved = everything();
  const { user } = renderSite("/settings?section=notifications");

  await user.selectOptions(await screen.findByRole("combobox", { name: "Rank alerts" }), "Every Monday");

  expect(await screen.findByText("Notifications saved")).toBeInTheDocument();
  expect(saved).toMatchObject([{ notifications: { newSignIn: true, rankAlerts: "weekly" } }]);
});

test("countries are found, ordered and saved; an empty list is rejected", async () => {
  const saved = everything();
  const { user } = renderSite("/settings?section=countries");

  const search = await screen.findByRole("searchbox", { name: "Find a country to add" });
  await user.type(search, "zimb");
  expect(screen.getByRole("button", { name: "Add Zimbabwe" })).toBeInTheDocument();
  await user.clear(search);
  expect(screen.queryByRole("button", { name: "Add Zimbabwe" })).not.toBeInTheDocument();
  await user.type(search, "jap");
  await user.click(screen.getByRole("button", { name: "Add Japan" }));
  await user.click(screen.getByRole("button", { name: "Move Japan up" }));
  await user.click(screen.getByRole("button", { name: "Remove United States" }));
  await user.click(screen.getByRole("button", { name: "Save countries" }));
  expect(await screen.findByText("Countries saved")).toBeInTheDocument();
  expect(saved).toEqual([{ ...settings, countries: ["jp", "de"] }]);

  await user.click(screen.getByRole("button", { name: "Remove Japan" }));
  await user.click(screen.getByRole("button", { name: "Remove Germany" }));
  expect(screen.getByText("Choose at least one country.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Save countries" })).toBeDisabled();
});

test("deleting the account requires its address and password", async () => {
  let body: unknown;
  const loggedOut = jest.fn();
  server.use(
    handle(accountEndpoints.deleteMe, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ success: true });
    }),
    // Its sessions were deleted with the account, so there is no logout request.
    handle(authEndpoints.logout, () => {
      loggedOut();
      return HttpResponse.json({ success: true });
    }),
  );
  const { user, router } = renderSite("/settings?section=data");
  // No page may send anything in between: it would be refused and lead to the login page.
  const endedAt = new Promise<string>((resolve) => {
    const off = bus.on("user:logged-out", () => {
      off();
      resolve(router.state.location.pathname);
    });
  });
  await user.click(await screen.findByRole("button", { name: "Delete account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));

  await user.type(dialog.getByLabelText(/Your email/), "another@listwise.example");
  await user.type(dialog.getByLabelText(/Password/), "my password");
  await user.click(dialog.getByRole("button", { name: "Delete permanently" }));
  expect(await dialog.findByText(/Type user@listwise.example to confirm/)).toBeInTheDocument();
  expect(body).toBeUndefined();

  await user.clear(dialog.getByLabelText(/Your email/));
  await user.type(dialog.getByLabelText(/Your email/), "user@listwise.example");
  await user.click(dialog.getByRole("button", { name: "Delete permanently" }));

  expect(await screen.findByText("Your account is deleted")).toBeInTheDocument();
  expect(body).toEqual({ email: "user@listwise.example", password: "my password" });
  expect(router.state.location.pathname).toBe("/");
  expect(await endedAt).toBe("/settings");
  expect(getSession().status).toBe("anonymous");
  expect(loggedOut).not.toHaveBeenCalled();
});
