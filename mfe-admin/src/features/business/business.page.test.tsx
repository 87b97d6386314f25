import { businessEndpoints, type Business } from "@listwise/contracts/admin";
import { failWith, handle, resetSession, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { BusinessPage } from "./business.page";
import { formatMoney } from "./format-money";

const server = startApiServer();
let asked: (string | null)[] = [];

const count = (value: number | null, previous: number | null) => ({ value, previous });
const data: Business = {
  ...{ days: 30, from: "2026-10-25", previousFrom: "2026-09-25", activitySince: "2026-10-01" },
  accounts: count(120, 100),
  registered: count(20, 10),
  active: count(60, null),
  paying: count(4, 3),
  trying: count(2, 1),
  conversion: { part: count(5, 1), whole: count(20, 10) },
  churn: { part: count(0, 1), whole: count(0, 8) },
  mrr: {
    value: { amounts: [{ currency: "USD", amount: 7600 }], reason: null },
    previous: { amounts: null, reason: "Subscriptions are recorded since 2026-11-01." },
  },
  funnel: [
    { step: "confirmed", value: 18, previous: 9 },
    { step: "tracked", value: 15, previous: 8 },
    { step: "own", value: 10, previous: 5 },
    { step: "keywords", value: 8, previous: 5 },
    { step: "returned", value: 2, previous: null },
  ],
  secondWeek: count(12, 10),
  cohorts: [
    { week: "2026-11-23", size: 3, active: [3] },
    { week: "2026-11-16", size: 4, active: [null, 2] },
  ],
  pressure: {
    total: 11,
    features: [{ feature: "exports_per_day", name: "Exports per day", count: 11 }],
    accounts: [
      {
        ...{ userId: 9, name: "Ada Example", email: "ada@listwise.example", plan: "Free" },
        ...{
          feature: "exports_per_day",
          featureName: "Exports per day",
          current: 1,
          limit: 1,
          percentage: 100,
        },
      },
    ],
  },
};

function serve(change: Partial<Business> = {}) {
  server.use(
    handle(businessEndpoints.business, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("days"));
      return Response.json({ success: true, data: { ...data, ...change } });
    }),
  );
}
const open = () => renderPage(<BusinessPage />, { path: "/admin/business" });
const stat = async (name: string) => within(await screen.findByRole("group", { name }));
const list = (segment: string) => `/admin/users?segment=${encodeURIComponent(segment)}`;

beforeEach(() => {
  asked = [];
  resetSession();
  signInAs("admin");
});

test("every number links to its accounts, with the period before; no violations", async () => {
  serve();
  const { container } = open();
  const accounts = await stat("Accounts");
  expect(accounts.getByRole("link", { name: "Accounts: 120" })).toHaveAttribute("href", list("accounts:30"));
  expect(accounts.getByRole("link", { name: "Accounts before: 100" })).toHaveAttribute(
    "href",
    list("accounts:30:before"),
  );
  expect(
    (await stat("Active accounts")).getByText("Days of use are recorded since 2026-10-01"),
  ).toBeVisible();
  for (const name of [
    "Accounts",
    "New accounts",
    "Active accounts",
    "MRR",
    "Free trials",
    "Conversion",
    "Churn",
  ]) {
    const link = (await stat(name)).getByRole("link", { name: `How ${name} is computed` });
    const definition = container.querySelector(link.getAttribute("href") ?? "");
    expect(definition).toHaveTextContent(new RegExp(`^${name}`));
  }
  const conversion = await stat("Conversion");
  expect(conversion.getByText("25%")).toBeVisible();
  expect(conversion.getByRole("link", { name: "Conversion: 5" })).toHaveAttribute(
    "href",
    list("converted:30"),
  );
  expect((await stat("Churn")).getByText("–")).toBeVisible();
  const mrr = await stat("MRR");
  expect(mrr.getByText("$76.00")).toBeVisible();
  expect(mrr.getByText(/Subscriptions are recorded since/)).toBeVisible();
  const row = within(screen.getByRole("row", { name: /^Marked their own app/ }));
  expect(row.getByRole("link", { name: "Marked their own app: 10" })).toHaveAttribute("href", list("own:30"));
  expect(row.getAllByText("50%")).toHaveLength(2);
  const week = within(screen.getByRole("row", { name: /^November 16, 2026/ }));
  expect(
    week.getByRole("link", { name: "Registered in the week of 2026-11-16, active in week 1: 2" }),
  ).toHaveAttribute("href", list("cohort:2026-11-16:1"));
  expect(week.getByTitle("Not recorded")).toHaveTextContent("–");
  expect(screen.getByRole("link", { name: "Ada Example" })).toHaveAttribute("href", "/admin/users/9");
  expect(screen.getByRole("link", { name: "Close to a limit: 11" })).toHaveAttribute(
    "href",
    list("near-limit"),
  );
  await expectNoViolations(container);
});

test("the period is kept in the address", async () => {
  serve();
  const { user } = open();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Period" }), "Last 90 days");
  expect(address()).toBe("/admin/business?days=90");
  await waitFor(() => expect(asked).toEqual(["30", "90"]));
});

test("a failure shows an error, and Retry loads the figures; an empty list says so", async () => {
  server.use(failWith(businessEndpoints.business, "INTERNAL", "The server failed."));
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't load the figures");
  serve({ pressure: { total: 0, features: [], accounts: [] } });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No account is close to a limit")).toBeVisible();
});

test.each([
  [{ amounts: null, reason: "No payment provider is set up." }, "–"],
  [{ amounts: [], reason: null }, "0"],
  [
    {
      amounts: [
        { currency: "USD", amount: 1250 },
        { currency: "JPY", amount: 900 },
      ],
      reason: null,
    },
    "$12.50 + ¥900",
  ],
])("a revenue of %j reads %s", (revenue, text) => {
  expect(formatMoney(revenue)).toBe(text);
});
