import { billingEndpoints, type AdminSubscription } from "@listwise/contracts/billing";
import { limitsAdminEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import { answerWith, startApiServer, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { SubscriptionsPage } from "./subscriptions.page";

const server = startApiServer();
const aPlan = (id: number, key: string, name: string) => ({
  ...{
    id,
    key,
    name,
    description: "",
    isDefault: false,
    displayInPricing: true,
    displayOrder: id,
    trialDays: 0,
  },
  ...{ limits: {}, users: 0 },
});
const row: AdminSubscription = {
  userId: 9,
  name: "Ada",
  email: "ada@x.example",
  plan: { key: "free", name: "Free" },
  overrides: 2,
  status: "past_due",
  subscriptionId: "sub_1",
  nextBilledAt: "2026-12-01T00:00:00.000Z",
  updatedAt: null,
};

beforeEach(() => {
  resetSession();
  signInAs("admin");
  const plans = [aPlan(1, "free", "Free"), aPlan(2, "pro", "Pro")];
  const pagination = { page: 1, pageSize: 10, total: 1, pages: 1 };
  server.use(
    answerWith(limitsAdminEndpoints.templates, { success: true, data: plans }),
    answerWith(billingEndpoints.subscriptions, { success: true, data: [row], pagination }),
  );
});

test("shows plan and subscription; a plan can be changed, with a warning if a subscription is active", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(userLimitsEndpoints.setUserPlan, async ({ request, params }) => {
      bodies.push([params["id"], await request.json()]);
      const data = { plan: { key: "pro", name: "Pro" }, limits: {}, overridden: [] };
      return HttpResponse.json({ success: true, data });
    }),
  );
  const { user, container } = renderPage(<SubscriptionsPage />, { path: "/admin/subscriptions" });
  const line = await screen.findByRole("row", { name: /ada@x\.example/ });
  expect(within(line).getByText("past_due")).toBeVisible();
  await expectNoViolations(container);
  await user.click(within(line).getByRole("button", { name: "Change plan of Ada" }));
  expect(await screen.findByText("This account has a subscription")).toBeVisible();
  const dialog = screen.getByRole("dialog");
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Plan" }), "Pro");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(bodies).toEqual([["9", { plan: "pro" }]]));
});
