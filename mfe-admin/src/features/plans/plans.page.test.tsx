import { limitsAdminEndpoints, type LimitDefinition, type LimitTemplate } from "@listwise/contracts/limits";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { PlansPage } from "./plans.page";

const { templates, definitions, createTemplate, updateTemplate, deleteTemplate, setDisplay } =
  limitsAdminEndpoints;
const server = startApiServer();

const aDefinition = (id: number, change: Partial<LimitDefinition> = {}): LimitDefinition => ({
  id,
  key: `feature_${id}`,
  featureName: `Feature ${id}`,
  description: `What feature ${id} is`,
  unit: null,
  category: "Keyword Tracking",
  dataType: "INTEGER",
  displayInPricing: true,
  displayOrder: id * 10,
  ...change,
});
const features = [
  aDefinition(1, { unit: "keywords" }),
  aDefinition(2, { dataType: "BOOLEAN" }),
  aDefinition(3, { dataType: "JSON" }),
];
const free: LimitTemplate = {
  id: 1,
  key: "free",
  name: "Free",
  description: "To try it",
  isDefault: true,
  displayInPricing: true,
  displayOrder: 1,
  trialDays: 0,
  limits: { feature_1: 25, feature_2: false, feature_3: ["csv"] },
  users: 3,
};
const old: LimitTemplate = {
  ...free,
  id: 2,
  key: "old",
  name: "Old",
  isDefault: false,
  users: 0,
  limits: { ...free.limits, feature_1: 999_999 },
};

const serve = () =>
  server.use(
    answerWith(templates, { success: true, data: [free, old] }),
    answerWith(definitions, { success: true, data: features }),
  );
const open = (at = "/admin/subscription-limits") =>
  renderPage(<PlansPage />, { path: "/admin/subscription-limits", at });

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("an error says 'Failed to load limit templates' and can be retried; plans show their limits", async () => {
  server.use(
    failWith(templates, "INTERNAL", "Not now."),
    answerWith(definitions, { success: true, data: features }),
  );
  const { user, container } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load limit templates" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  const card = await screen.findByRole("region", { name: "Free" });
  expect(card).toHaveTextContent("25 keywords");
  expect(card).toHaveTextContent("CSV");
  expect(screen.getByRole("region", { name: "Old" })).toHaveTextContent("Unlimited");
  expect(within(card).queryByRole("button", { name: "Delete Free" })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("a plan is saved as a whole; invalid numbers are reported at their field and not sent", async () => {
  const bodies: unknown[] = [];
  serve();
  server.use(
    handle(updateTemplate, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: free });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Edit Free" }));
  const amount = await screen.findByRole("textbox", { name: "Feature 1" });
  await user.clear(amount);
  await user.type(amount, "many");
  expect(amount).toHaveAccessibleDescription("Enter a whole number.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(bodies).toEqual([]);
  await user.clear(amount);
  await user.type(amount, "50");
  await user.click(screen.getByRole("switch", { name: "Feature 2" }));
  await user.type(screen.getByRole("textbox", { name: "Feature 3" }), ", json");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toEqual([
    {
      name: "Free",
      description: "To try it",
      displayInPricing: true,
      displayOrder: 1,
      trialDays: 0,
      isDefault: true,
      limits: { feature_1: 50, feature_2: true, feature_3: ["csv", "json"] },
    },
  ]);
});

test("for a taken key, 'Failed to create limit template' is shown and no input is lost", async () => {
  serve();
  server.use(failWith(createTemplate, "CONFLICT", "A plan with the key free already exists."));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "New plan" }));
  await user.type(await screen.findByRole("textbox", { name: /Name/ }), "Free again");
  await user.type(screen.getByRole("textbox", { name: /Key/ }), "free");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(
    await screen.findByText("Failed to create limit template: A plan with the key free already exists."),
  ).toBeVisible();
  expect(screen.getByRole("textbox", { name: /Name/ })).toHaveValue("Free again");
});

test("an interval of a new plan is a day, and can't be 0", async () => {
  serve();
  const interval = aDefinition(4, { key: "monitoring_frequency_minutes", unit: "minutes" });
  server.use(answerWith(definitions, { success: true, data: [...features, interval] }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "New plan" }));
  const field = await screen.findByRole("textbox", { name: "Feature 4" });
  expect(field).toHaveValue("1440");
  await user.clear(field);
  await user.type(field, "0");
  expect(field).toHaveAccessibleDescription("Enter a whole number from 1.");
});

test("a plan without accounts can be deleted", async () => {
  let deleted = "";
  serve();
  server.use(
    handle(deleteTemplate, ({ params }) => {
      deleted = String(params["id"]);
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Delete Old" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(deleted).toBe("2"));
});

test("F27: features are shown, hidden and reordered; rejected changes are reverted", async () => {
  const told: unknown[] = [];
  serve();
  server.use(
    handle(setDisplay, async ({ params, request }) => {
      told.push({ id: params["id"], ...Object(await request.json()) });
      return HttpResponse.json({ success: true, data: features[0] });
    }),
  );
  const { user } = open("/admin/subscription-limits?tab=features");
  await user.click(await screen.findByRole("button", { name: "Move down: Feature 1" }));
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual([
    { id: "2", displayInPricing: true, displayOrder: 10 },
    { id: "1", displayInPricing: true, displayOrder: 20 },
  ]);
  server.use(failWith(setDisplay, "INTERNAL", "Not now."));
  await user.click(screen.getByRole("switch", { name: "Shown: Feature 3" }));
  await waitFor(() => expect(screen.getByRole("switch", { name: "Shown: Feature 3" })).toBeChecked());
});
