import {
  adminUserEndpoints,
  customerEndpoints,
  type AdminUserDetail,
  type CustomerOverview,
} from "@listwise/contracts/admin";
import { adminSecondFactorEndpoints } from "@listwise/contracts/auth";
import {
  limitsAdminEndpoints,
  userLimitsEndpoints,
  type FeatureLimit,
  type LimitTemplate,
  type UserLimits,
} from "@listwise/contracts/limits";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aUserDetail } from "../../testing/builders";
import { UserPage } from "./user.page";

const server = startApiServer();
const { user: read, setRole, setStatus, terminateSession, terminateAllSessions } = adminUserEndpoints;

const serve = (data: AdminUserDetail) => server.use(answerWith(read, { success: true, data }));
const open = (tab = "timeline", id: string | number = 7) =>
  renderPage(<UserPage />, { path: "/admin/users/:id", at: `/admin/users/${id}?tab=${tab}` });

const overview: CustomerOverview = {
  apps: { own: 1, competitor: 2, watching: 0 },
  keywords: 12,
  subscription: null,
  sellsPlans: false,
  trial: null,
  nextConfirmationAt: null,
};

const aLimit = (key: string, change: Partial<FeatureLimit> = {}): FeatureLimit => ({
  key,
  featureName: "Exports per day",
  description: "Files per day",
  unit: "exports",
  category: "Data Export",
  dataType: "INTEGER",
  limitValue: 5,
  displayInPricing: true,
  displayOrder: 1,
  ...change,
});
const limits: UserLimits = {
  plan: { key: "free", name: "Free" },
  limits: {
    exports_per_day: aLimit("exports_per_day"),
    export_formats: aLimit("export_formats", {
      featureName: "Export formats",
      unit: null,
      dataType: "JSON",
      limitValue: ["csv", "excel"],
    }),
  },
  overridden: [],
};
const usage = {
  exports_per_day: {
    current: 5,
    limit: 5,
    remaining: 0,
    percentage: 100,
    canUse: false,
    resetDate: "2026-11-22T00:00:00.000Z",
  },
};
const aPlan = (key: string, name: string): LimitTemplate => ({
  id: 1,
  key,
  name,
  description: "",
  isDefault: key === "free",
  displayInPricing: true,
  displayOrder: 1,
  trialDays: 0,
  limits: {},
  users: 1,
});

type User = ReturnType<typeof open>["user"];

async function choose(user: User, action: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Actions" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("superadmin");
  const periods = [{ feature: "exports_per_day", periodStart: "2026-11-20T00:00:00.000Z", used: 3 }];
  server.use(
    answerWith(customerEndpoints.overview, { success: true, data: overview }),
    answerWith(customerEndpoints.timeline, { success: true, data: [], nextCursor: null }),
    answerWith(userLimitsEndpoints.userLimits, { success: true, data: limits }),
    answerWith(userLimitsEndpoints.userUsage, { success: true, data: usage, periods }),
    answerWith(limitsAdminEndpoints.templates, {
      success: true,
      data: [aPlan("free", "Free"), aPlan("pro", "Pro")],
    }),
  );
});

test("an error can be retried", async () => {
  server.use(failWith(read, "NOT_FOUND", "There is no such user."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the user" })).toBeVisible();
  expect(screen.getByText(/^There is no such user\./)).toBeVisible();
  serve(aUserDetail());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ada Example" })).toBeVisible();
});

test("an invalid id sends no request", () => {
  open("timeline", "1e9");
  expect(screen.getByRole("heading", { name: "User not found" })).toBeVisible();
});

test("shows profile, access and sessions, without violations", async () => {
  serve(aUserDetail({ google: "ada@gmail.example" }));
  const { container } = open("access");
  expect(await screen.findByText("Password, Google (ada@gmail.example)")).toBeVisible();
  const row = screen.getByRole("row", { name: /Firefox 140/ });
  for (const text of ["Linux", "203.0.113.7"]) expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Role" })).toHaveValue("user");
  for (const fact of ["1 own, 2 competitors", "12", "No payment provider"]) {
    expect(await screen.findByText(fact)).toBeVisible();
  }
  await expectNoViolations(container);
});

test("without sessions, the list is empty and there is nothing to end", async () => {
  serve(aUserDetail({ sessions: [] }));
  open("access");
  expect(await screen.findByRole("heading", { name: "No sessions" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign out everywhere" })).not.toBeInTheDocument();
});

test("an admin can't change roles or superadmin accounts", async () => {
  signInAs("admin");
  serve(aUserDetail({ role: "superadmin" }));
  open("access");
  expect(await screen.findByText("Only superadmins can change superadmin accounts.")).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Role" })).not.toBeInTheDocument();
  expect(
    screen.queryByRole("button", { name: /Deactivate|End|Edit|Reset|Change|Delete/ }),
  ).not.toBeInTheDocument();
});

test("a role is changed after confirmation; an error stays in the dialog", async () => {
  serve(aUserDetail());
  const asked: unknown[] = [];
  server.use(failWith(setRole, "CONFLICT", "This is the last superadmin."));
  const { user } = open("access");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Role" }), "Admin");
  const dialog = await screen.findByRole("dialog", { name: "Make Ada Example an Admin?" });
  await user.click(within(dialog).getByRole("button", { name: "Change role" }));
  expect(await within(dialog).findByText("This is the last superadmin.")).toBeVisible();

  server.use(
    handle(setRole, async ({ request }) => {
      asked.push(await request.json());
      serve(aUserDetail({ role: "admin" }));
      return HttpResponse.json({ success: true, data: aUserDetail({ role: "admin" }) });
    }),
  );
  await user.click(within(dialog).getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Role" })).toHaveValue("admin"));
  expect(asked).toEqual([{ role: "admin" }]);
});

test("an account can be deactivated, and one or all sessions ended", async () => {
  serve(aUserDetail());
  const done: string[] = [];
  server.use(
    handle(setStatus, async ({ request }) => {
      done.push(`status ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({ success: true, data: aUserDetail({ isActive: false }) });
    }),
    handle(terminateSession, ({ params }) => {
      done.push(`session ${String(params["sessionId"]).slice(0, 4)}`);
      return HttpResponse.json({ success: true, ended: 1 });
    }),
    handle(terminateAllSessions, () => {
      done.push("all");
      return HttpResponse.json({ success: true, ended: 2 });
    }),
  );
  const { user } = open("access");
  const steps = [
    ["Deactivate", "Deactivate"],
    ["End session of Firefox 140 on Linux", "End session"],
    ["Sign out everywhere", "Sign out everywhere"],
  ] as const;
  for (const [button, confirm] of steps) {
    await user.click(await screen.findByRole("button", { name: button }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: confirm }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  }
  expect(done).toEqual(['status {"isActive":false}', "session 0b0e", "all"]);
});

test("the second factor of a locked-out user is reset after confirmation; an error stays in the dialog", async () => {
  serve(aUserDetail({ secondFactor: true }));
  server.use(failWith(adminSecondFactorEndpoints.reset, "CONFLICT", "There is no second factor."));
  const { user } = open("access");
  expect(await screen.findByText("On")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reset second factor" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Reset the second factor of/ }));
  await user.click(dialog.getByRole("button", { name: "Reset second factor" }));
  expect(await dialog.findByText("There is no second factor.")).toBeVisible();

  serve(aUserDetail());
  server.use(answerWith(adminSecondFactorEndpoints.reset, { success: true }));
  await user.click(dialog.getByRole("button", { name: "Reset second factor" }));
  expect(await screen.findByText("Off")).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Reset second factor" })).not.toBeInTheDocument(),
  );
});

test.each([
  ["their own", "superadmin", { id: 1 }],
  ["another administrator's without being a superadmin", "admin", { role: "admin" }],
  ["a missing", "superadmin", { secondFactor: false }],
] as const)("an administrator can't reset %s second factor", async (_whose, role, change) => {
  signInAs(role);
  serve(aUserDetail({ secondFactor: true, ...change }));
  open("access");
  await screen.findByText("Second factor");
  expect(screen.queryByRole("button", { name: "Reset second factor" })).not.toBeInTheDocument();
});

test("administrators change their own email address in the settings, not here", async () => {
  serve(aUserDetail({ id: 1 }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  const email = await screen.findByRole("textbox", { name: /Email/ });
  expect(email).toBeDisabled();
  expect(email).toHaveAccessibleDescription(/Change your own email address in Settings/);
  expect(screen.getByRole("textbox", { name: /Name/ })).toBeEnabled();
});

test("name and email address are saved against the displayed version; a newer one is shown next to mine", async () => {
  serve(aUserDetail());
  const sent: unknown[] = [];
  server.use(
    handle(adminUserEndpoints.update, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json({ success: true, data: aUserDetail({ name: "Ada L" }) });
      const details = { updatedAt: "v2", current: aUserDetail({ name: "Ada Theirs" }) };
      const body = { success: false, code: "CONFLICT", message: "Changed.", details, requestId: "r" };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit Ada Example" });
  const name = within(dialog).getByRole("textbox", { name: /Name/ });
  await user.clear(name);
  await user.type(name, "Ada L");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("Ada Theirs")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Keep mine" }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ada L" })).toBeVisible();
  expect(sent).toMatchObject([{ version: "v1" }, { name: "Ada L", version: "v2" }]);
});

test("current and past usage is shown; one or all counters are reset after confirmation", async () => {
  serve(aUserDetail());
  const done: string[] = [];
  server.use(
    handle(userLimitsEndpoints.resetFeature, ({ params }) => {
      done.push(String(params["feature"]));
      return HttpResponse.json({ success: true, data: usage });
    }),
    handle(userLimitsEndpoints.resetUsage, () => {
      done.push("all");
      return HttpResponse.json({ success: true, data: usage });
    }),
  );
  const { user } = open("usage");
  const table = await screen.findByRole("table", { name: "Usage" });
  expect(await within(table).findByText("5 of 5")).toBeVisible();
  expect(within(table).getByRole("cell", { name: "3" })).toBeVisible();
  expect(within(table).getAllByText("Exports per day")).toHaveLength(1);
  expect(await screen.findByRole("combobox", { name: "Plan" })).toHaveValue("free");
  expect(screen.getByText("CSV, Excel")).toBeVisible();
  for (const name of ["Reset Exports per day", "Reset all usage"]) {
    await user.click(screen.getByRole("button", { name }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  }
  expect(done).toEqual(["exports_per_day", "all"]);
});

test("a limit can be overridden, and the plan is changed after confirmation", async () => {
  serve(aUserDetail());
  const sent: unknown[] = [];
  server.use(
    handle(userLimitsEndpoints.setUserLimits, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: limits });
    }),
    handle(userLimitsEndpoints.setUserPlan, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: limits });
    }),
  );
  const { user } = open("usage");
  await user.click(await screen.findByRole("button", { name: "Change Exports per day" }));
  const dialog = await screen.findByRole("dialog", { name: "Limit: Exports per day" });
  const value = within(dialog).getByRole("textbox", { name: "Limit" });
  await user.clear(value);
  await user.type(value, "many");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(value).toBeInvalid();
  expect(value).toHaveAccessibleDescription(/Enter a whole number from 0 to 1,000,000,000\./);
  await user.clear(value);
  await user.type(value, "50");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.selectOptions(screen.getByRole("combobox", { name: "Plan" }), "Pro");
  await user.click(
    within(await screen.findByRole("dialog", { name: "Change the plan of Ada Example to Pro?" })).getByRole(
      "button",
      {
        name: "Change plan",
      },
    ),
  );
  await waitFor(() => expect(sent).toEqual([{ limits: { exports_per_day: 50 } }, { plan: "pro" }]));
});

test("a limit that is a list is chosen from the items that the server accepts", async () => {
  serve(aUserDetail());
  const formats = aLimit("export_formats", {
    featureName: "Export formats",
    dataType: "JSON",
    limitValue: ["csv"],
  });
  const sent: unknown[] = [];
  server.use(
    answerWith(userLimitsEndpoints.userLimits, {
      success: true,
      data: { ...limits, limits: { export_formats: formats } },
    }),
    handle(userLimitsEndpoints.setUserLimits, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: limits });
    }),
  );
  const { user } = open("usage");
  await user.click(await screen.findByRole("button", { name: "Change Export formats" }));
  const group = within(await screen.findByRole("group", { name: "Limit" }));
  expect(group.getByRole("checkbox", { name: "csv" })).toBeChecked();
  await user.click(group.getByRole("checkbox", { name: "pdf" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toEqual([{ limits: { export_formats: ["csv", "pdf"] } }]));
});

test("an account is deleted after confirmation, then the list is shown", async () => {
  serve(aUserDetail());
  server.use(answerWith(adminUserEndpoints.remove, { success: true }));
  const { user } = open();
  await choose(user, "Delete account");
  const dialog = await screen.findByRole("dialog", { name: "Delete Ada Example?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete account" }));
  await waitFor(() => expect(address()).toBe("/admin/users"));
});
