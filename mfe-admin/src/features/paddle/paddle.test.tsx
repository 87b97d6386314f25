import { billingEndpoints } from "@listwise/contracts/billing";
import { limitsAdminEndpoints } from "@listwise/contracts/limits";
import { answerWith, startApiServer, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { PaddleProductsPage } from "./products.page";
import { PaddleTutorialPage } from "./tutorial.page";

const { products, saveProducts } = billingEndpoints;
const server = startApiServer();
const plan = {
  id: 2,
  key: "pro",
  name: "Pro",
  description: "",
  isDefault: false,
  displayInPricing: true,
  displayOrder: 1,
  trialDays: 0,
  limits: {},
  users: 0,
};
const paddle = {
  configured: false,
  missing: ["PADDLE_API_KEY", "PADDLE_WEBHOOK_SECRET"],
  webhookUrl: "https://listwise.example/api/webhooks/paddle",
};

beforeEach(() => {
  resetSession();
  signInAs("admin");
  server.use(
    answerWith(products, { success: true, data: [], paddle }),
    answerWith(limitsAdminEndpoints.templates, { success: true, data: [plan] }),
  );
});

test("without keys, the page lists the missing settings; prices are validated, then saved together", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(saveProducts, async ({ request }) => {
      const body = Object(await request.json());
      bodies.push(body);
      return HttpResponse.json({ success: true, data: body.products, paddle });
    }),
  );
  const { user, container } = renderPage(<PaddleProductsPage />, { path: "/admin/paddle-products" });
  expect(await screen.findByText(/Missing: PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add price" }));
  const row = within(screen.getByRole("group", { name: "Price 1" }));
  await user.type(row.getByRole("textbox", { name: "Price ID" }), "12");
  await user.type(row.getByRole("textbox", { name: "Name" }), "Pro, monthly");
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText(/Enter a Paddle price ID such as pri_01h/)).toBeVisible();
  await user.clear(row.getByRole("textbox", { name: "Price ID" }));
  await user.type(row.getByRole("textbox", { name: "Price ID" }), "pri_01h");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(bodies).toEqual([{ products: [{ priceId: "pri_01h", name: "Pro, monthly", plan: "pro" }] }]),
  );
});

test("the tutorial shows this site's webhook address for Paddle's events", async () => {
  const { container } = renderPage(<PaddleTutorialPage />, { path: "/admin/paddle-tutorial" });
  expect(await screen.findByText(paddle.webhookUrl)).toBeVisible();
  await expectNoViolations(container);
});
