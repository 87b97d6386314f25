import { appsEndpoints, competitorsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { keywordListsEndpoints } from "@listwise/contracts/keywords";
import { answerWith, handle, recordPage, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { renderPage } from "../../testing/render-page";
import { Onboarding } from "./onboarding";
import {
  aSuggestion,
  listed,
  own,
  rival,
  serveAccount,
  serveSuggestions,
  tracked,
  type Account,
} from "./onboarding.testing";

const server = startApiServer();
let page: ReturnType<typeof recordPage>;
beforeEach(() => {
  page = recordPage();
});
afterEach(() => page.restore());

const renderSteps = () => renderPage(<Onboarding />, "/dashboard");
const findHeading = (name: string) => screen.findByRole("heading", { level: 3, name });

test("an empty account starts with its app, can dismiss the steps and resume them", async () => {
  serveAccount(server, { apps: [], keywords: [] });
  const { user, container } = renderSteps();
  expect(await findHeading("Find your app")).not.toHaveFocus();
  const steps = screen.getByRole("region", { name: "Get started" });
  expect(within(steps).getByRole("progressbar", { name: "First steps" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 4 done",
  );
  expect(within(steps).getByRole("listitem", { current: "step" })).toHaveTextContent("Your app");
  await expectNoViolations(container);

  await user.click(within(steps).getByRole("button", { name: "Dismiss" }));
  const again = screen.getByRole("button", { name: "Show first steps" });
  expect(again).toHaveFocus();
  await user.click(again);
  expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
});

test("steps dismissed by one user remain for another user of the same browser", async () => {
  serveAccount(server, { apps: [], keywords: [] });
  const { user, unmount } = renderSteps();
  await user.click(await screen.findByRole("button", { name: "Skip for now" }));
  expect(screen.getByRole("button", { name: "Show first steps" })).toBeVisible();
  unmount();
  signInAs("user", { id: 4711 });
  renderSteps();
  expect(await screen.findByRole("region", { name: "Get started" })).toBeVisible();
});

test("from the search to the first rank, with the focus on each step's heading", async () => {
  const account: Account = { apps: [], keywords: [] };
  serveAccount(server, account);
  serveSuggestions(server, [aSuggestion("storm radar"), aSuggestion("rain map", { score: 40 })]);
  server.use(
    handle(appsEndpoints.follow, async ({ request }) => {
      expect(await request.json()).toEqual({ appId: 11, country: "us", relation: "own" });
      account.apps = [tracked(own)];
      return Response.json({ success: true, data: own, isFollowing: true, message: "" });
    }),
    answerWith(competitorsEndpoints.suggestions, { success: true, data: [] }),
    answerWith(ownAppsEndpoints.similar, { success: true, data: [{ ...rival, similarity: 0.5 }] }),
    handle(competitorsEndpoints.add, () => {
      account.apps = [tracked(rival, { relation: "competitor", competitorOf: [11] }), ...account.apps];
      return Response.json({ success: true, data: { chosen: 1, depth: 3 } });
    }),
    handle(keywordListsEndpoints.addMany, async ({ request }) => {
      const body: unknown = await request.json();
      expect(body).toEqual({
        appId: 11,
        items: [
          { keywordText: "storm radar", country: "us" },
          { keywordText: "rain map", country: "us" },
        ],
      });
      const best = null;
      const createdAt = new Date().toISOString();
      account.keywords = [
        listed({ id: 1, keywordText: "storm radar", best, createdAt }),
        listed({ id: 2, keywordText: "rain map", best, createdAt }),
      ];
      const counts = { added: 2, tracked: 0, refused: 0 };
      return Response.json({ success: true, data: [], ...counts, keywords: account.keywords });
    }),
  );
  const { user, container } = renderSteps();
  await user.type(await screen.findByRole("searchbox", { name: "Search apps" }), "skyline{Enter}");
  await user.click(await screen.findByRole("button", { name: "Choose Skyline Weather" }));
  expect(await findHeading("Is this your app?")).toHaveFocus();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Yes, this is my app" }));

  expect(await findHeading("Choose competitors")).toHaveFocus();
  expect(page.record.went).toEqual(["?for=11&country=us"]);
  const add = screen.getByRole("button", { name: "Add competitors" });
  expect(add).toBeDisabled();
  await user.click(await screen.findByRole("checkbox", { name: "Storm Radar" }));
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Add 1 competitor" }));

  expect(await findHeading("Choose keywords")).toHaveFocus();
  expect(await screen.findByRole("checkbox", { name: "storm radar" })).toBeChecked();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Track 2 keywords" }));

  expect(await findHeading("See your first ranks")).toHaveFocus();
  expect(screen.getByText("0 of 2 keywords checked")).toBeVisible();
  account.keywords = [
    listed({ id: 1, keywordText: "storm radar", rank: 4 }),
    listed({ id: 2, keywordText: "rain map", best: null }),
  ];
  expect(await screen.findByText("1 of 2 keywords checked")).toBeVisible();
  expect(await screen.findByText("of 31")).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Go to your dashboard" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Get started" })).not.toBeInTheDocument());
});

test.each([
  ["competitors", [], [], "Choose competitors", "1 of 4 done"],
  [
    "keywords",
    [tracked(rival, { relation: "competitor", competitorOf: [11] })],
    [],
    "Choose keywords",
    "2 of 4 done",
  ],
  [
    "ranks",
    [tracked(rival, { relation: "competitor", competitorOf: [11] })],
    [listed({ best: null })],
    "See your first ranks",
    "3 of 4 done",
  ],
])(
  "a reload continues with the %s, by the account's real data",
  async (_, apps, keywords, heading, progress) => {
    serveAccount(server, { apps: [...apps, tracked(own)], keywords });
    serveSuggestions(server, []);
    server.use(
      answerWith(competitorsEndpoints.suggestions, { success: true, data: [] }),
      answerWith(ownAppsEndpoints.similar, { success: true, data: [] }),
    );
    renderSteps();
    expect(await findHeading(heading)).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "First steps" })).toHaveAttribute(
      "aria-valuetext",
      progress,
    );
  },
);

test("every step can be skipped; without keywords nothing is left to show", async () => {
  serveAccount(server, { apps: [tracked(own)], keywords: [] });
  serveSuggestions(server, []);
  server.use(
    answerWith(competitorsEndpoints.suggestions, { success: true, data: [] }),
    answerWith(ownAppsEndpoints.similar, { success: true, data: [] }),
  );
  const { user } = renderSteps();
  await findHeading("Choose competitors");
  await user.click(screen.getByRole("button", { name: "Skip" }));
  await findHeading("Choose keywords");
  await user.click(screen.getByRole("button", { name: "Skip" }));
  expect(screen.queryByRole("region", { name: "Get started" })).not.toBeInTheDocument();
});

test("an account whose own app has a rank sees no steps", async () => {
  serveAccount(server, { apps: [tracked(own)], keywords: [listed({ rank: 7 })] });
  const { container } = renderSteps();
  await waitFor(() => expect(container.querySelector("main")).toBeEmptyDOMElement());
  expect(screen.queryByRole("region", { name: "Get started" })).not.toBeInTheDocument();
});
