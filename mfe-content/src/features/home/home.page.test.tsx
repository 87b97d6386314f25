import { trialsEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { showcaseEndpoints } from "@listwise/contracts/site";
import { answerWith, startApiServer, failWith, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { aPlan, aPlanFeature, aShowcaseAnswer } from "../../testing/builders";
import { HomePage } from "./home.page";

const { figures, topApps } = showcaseEndpoints;
const server = startApiServer();
const scrolled: string[] = [];

function known(data: Partial<Record<"apps" | "storefronts" | "keywords" | "ranks", number>>) {
  const nothing = { apps: null, storefronts: null, keywords: null, ranks: null };
  const at = "2026-11-20T08:00:00.000Z";
  return answerWith(figures, {
    success: true,
    data: { ...nothing, ...data },
    source: "sample",
    countedAt: at,
  });
}

beforeEach(() => {
  resetSession();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  server.use(
    answerWith(topApps, aShowcaseAnswer()),
    known({ apps: 4200, storefronts: 16 }),
    answerWith(limitsEndpoints.publicPlans, {
      success: true,
      data: [aPlan(), aPlan({ key: "pro", name: "Pro", limits: { max_tracked_apps: 15 } })],
      features: [aPlanFeature()],
      paymentProvider: null,
    }),
  );
});

const open = (at = "/") => renderPage(<HomePage />, { path: "/", at });
const results = () => screen.findByRole("list", { name: /^Top apps for/ });

test("invites visitors to register and to log in, without accessibility violations", async () => {
  const { container } = open();
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await results();
  await screen.findByRole("heading", { level: 3, name: "Pro" });
  for (const link of screen.getAllByRole("link", { name: /^Start for free/ })) {
    expect(link).toHaveAttribute("href", "/register");
  }
  expect(screen.getAllByRole("link", { name: "Login" })[0]).toHaveAttribute("href", "/login");
  await expectNoViolations(container);
});

test("shows only known totals, with their source", async () => {
  open();
  const strip = screen.getByRole("region", { name: "Live totals" });
  expect(await within(strip).findByText("4,200")).toBeVisible();
  expect(within(strip).getAllByRole("definition")).toHaveLength(2);
  expect(within(strip).getByText("Sample data")).toBeVisible();
});

test("totals and plans that fail to load leave the rest of the page intact", async () => {
  server.use(failWith(figures, "INTERNAL", "x"), failWith(limitsEndpoints.publicPlans, "INTERNAL", "x"));
  open();
  expect(await screen.findByText("Couldn't load the plans")).toBeVisible();
  expect(await results()).toBeVisible();
});

test.each(["features", "pricing", "faq"])("/#%s scrolls to that section", (anchor) => {
  open(`/#${anchor}`);
  expect(scrolled).toEqual([anchor]);
});

test("signed-in users get links to the dashboard and the keyword", async () => {
  signInAs("user");
  server.use(
    answerWith(limitsEndpoints.myLimits, { success: true, data: {}, plan: { key: "pro", name: "Pro" } }),
    answerWith(trialsEndpoints.mine, { success: true, data: null, canStart: false }),
  );
  open();
  expect(screen.getAllByRole("link", { name: "Open your dashboard" })[0]).toHaveAttribute(
    "href",
    "/dashboard",
  );
  expect(screen.getByRole("link", { name: "See all 200 results" })).toHaveAttribute(
    "href",
    "/keyword/weather%20radar?country=us",
  );
  expect(await screen.findByRole("link", { name: "See usage (Pro)" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Start for free/ })).not.toBeInTheDocument();
});
