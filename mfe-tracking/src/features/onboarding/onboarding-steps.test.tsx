import { appsEndpoints, competitorsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { discoveryEndpoints, keywordListsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { bus } from "@listwise/shared-auth";
import { answerWith, failWith, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { aSearchAnswer, anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { Onboarding } from "./onboarding";
import {
  aSuggestion,
  aUsage,
  listed,
  own,
  rival,
  serveAccount,
  serveSuggestions,
  tracked,
} from "./onboarding.testing";

const server = startApiServer();
const LIMIT = "Your plan includes 3 competitors.";
const competitors = [tracked(rival, { relation: "competitor" as const, competitorOf: [11] })];

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

async function search() {
  serveAccount(server, { apps: [], keywords: [] });
  const page = renderPage(<Onboarding />, "/dashboard");
  await page.user.type(await screen.findByRole("searchbox", { name: "Search apps" }), "skyline{Enter}");
  return page;
}

describe("your app", () => {
  test("an empty search says what else to try; a failed one offers a retry", async () => {
    const { user } = await search();
    await screen.findByRole("list", { name: "Search results" });
    server.use(answerWith(appsEndpoints.search, aSearchAnswer([], "zzz")));
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "zzz{Enter}");
    expect(await screen.findByText("No apps found for “zzz”")).toBeVisible();
    expect(screen.getByRole("link", { name: "Add an unlisted app" })).toHaveAttribute(
      "href",
      "/tracked-apps",
    );

    server.use(failWith(appsEndpoints.search, "INTERNAL", "It broke."));
    await user.type(screen.getByRole("searchbox"), "y{Enter}");
    expect(await screen.findByText("The search failed")).toBeVisible();
    server.use(answerWith(appsEndpoints.search, aSearchAnswer([own], "zzzy")));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Choose Skyline Weather" })).toBeVisible();
  });

  test("offers apps that are already tracked, and more than five results on request", async () => {
    serveAccount(server, {
      apps: Array.from({ length: 6 }, (_, n) =>
        tracked(anApp({ id: 20 + n, name: `App ${n}` }), { relation: "watching" }),
      ),
      keywords: [],
    });
    const { user } = renderPage(<Onboarding />, "/dashboard");
    await screen.findByRole("list", { name: "Apps that you already track" });
    expect(screen.queryByRole("button", { name: "Choose App 5" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show all 6" }));
    expect(screen.getByRole("button", { name: "Choose App 5" })).toBeVisible();
  });

  test("a reached limit says what to do and keeps the app; another app can be searched", async () => {
    const { user, container } = await search();
    await user.click(await screen.findByRole("button", { name: "Choose Skyline Weather" }));
    server.use(failWith(appsEndpoints.follow, "FEATURE_LIMIT_EXCEEDED", LIMIT));
    await user.click(screen.getByRole("button", { name: "Yes, this is my app" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /can't track another app.*to untrack one, then confirm again/,
    );
    expect(screen.getByRole("heading", { name: "Is this your app?" })).toBeVisible();
    await expectNoViolations(container);
    server.use(failWith(appsEndpoints.follow, "INTERNAL", "It broke."));
    await user.click(screen.getByRole("button", { name: "Yes, this is my app" }));
    expect(await screen.findByText("Couldn't add the app")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "No, search again" }));
    expect(screen.getByRole("heading", { name: "Find your app" })).toHaveFocus();
    expect(screen.getByRole("searchbox")).toHaveValue("skyline");
  });
});

describe("competitors", () => {
  const other = anApp({ id: 13, name: "Rain Map" });
  const suggestions = [rival, other].map((app) => ({ app, sharedKeywords: 2, averageRank: 3 }));
  const render = () => {
    serveAccount(server, { apps: [tracked(own)], keywords: [] });
    return renderPage(<Onboarding />, "/dashboard");
  };

  test("a reached limit keeps the apps that were not added", async () => {
    const { user, container } = render();
    server.use(
      answerWith(competitorsEndpoints.suggestions, { success: true, data: suggestions }),
      failWith(competitorsEndpoints.add, "FEATURE_LIMIT_EXCEEDED", LIMIT),
    );
    await user.click(await screen.findByRole("checkbox", { name: "Storm Radar" }));
    await user.click(screen.getByRole("checkbox", { name: "Rain Map" }));
    await user.click(screen.getByRole("button", { name: "Add 2 competitors" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /2 apps couldn't be added.*includes 3 competitors/,
    );
    expect(screen.getByRole("checkbox", { name: "Rain Map" })).toBeChecked();
    expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute(
      "href",
      "/subscription?feature=competitor_analysis_depth",
    );
    await expectNoViolations(container);
    await user.click(screen.getByRole("checkbox", { name: "Rain Map" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("each added app is announced, so that the switcher and the figures reload", async () => {
    const { user } = render();
    serveSuggestions(server, []);
    server.use(
      answerWith(competitorsEndpoints.suggestions, { success: true, data: suggestions }),
      answerWith(competitorsEndpoints.add, { success: true, data: { chosen: 1, depth: 3 } }),
    );
    const heard: number[] = [];
    const off = bus.on("app:followed", ({ appId }) => heard.push(appId));
    await user.click(await screen.findByRole("checkbox", { name: "Rain Map" }));
    await user.click(screen.getByRole("button", { name: "Add 1 competitor" }));
    await waitFor(() => expect(heard).toEqual([13]));
    off();
  });

  test("without suggestions it says so; a failure offers a retry", async () => {
    render();
    server.use(failWith(competitorsEndpoints.suggestions, "INTERNAL", "It broke."));
    expect(await screen.findByText("Couldn't load suggestions")).toBeVisible();
    server.use(
      answerWith(competitorsEndpoints.suggestions, { success: true, data: [] }),
      failWith(ownAppsEndpoints.similar, "NOT_FOUND", "Not listed."),
    );
    screen.getByRole("button", { name: "Retry" }).click();
    expect(await screen.findByText("No similar apps found")).toBeVisible();
  });
});

describe("keywords", () => {
  const render = () => {
    serveAccount(server, { apps: [...competitors, tracked(own)], keywords: [] });
    return renderPage(<Onboarding />, "/dashboard");
  };
  const many = Array.from({ length: 12 }, (_, n) => aSuggestion(`word ${n}`, { score: 90 - n }));
  const unknown = { score: null, popularity: null, chance: null };

  test("selects the ten best suggestions, those with unknown scores last", async () => {
    render();
    serveSuggestions(server, [aSuggestion("new", { ...unknown, relevance: 0.9 }), ...many]);
    expect(await screen.findAllByRole("checkbox", { checked: true })).toHaveLength(10);
    expect(screen.getByRole("checkbox", { name: "new" })).toHaveAccessibleDescription("Not checked yet");
    expect(screen.getAllByRole("checkbox").at(-1)).toHaveAccessibleName("new");
    expect(await screen.findByText("10 keywords selected, 15 more fit your plan")).toBeVisible();
  });

  test("of suggestions with unknown scores, only phrases are selected", async () => {
    render();
    serveSuggestions(server, [aSuggestion("rain", unknown), aSuggestion("rain map", unknown)]);
    expect(await screen.findByRole("checkbox", { name: "rain map" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "rain" })).not.toBeChecked();
  });

  test("selects no more than the plan has room for", async () => {
    render();
    server.use(answerWith(limitsEndpoints.check, aUsage(3)));
    serveSuggestions(server, many);
    expect(await screen.findByText("3 keywords selected, 0 more fit your plan")).toBeVisible();
  });

  test("a reached limit keeps those that were not added", async () => {
    const { user, container } = render();
    serveSuggestions(server, [aSuggestion("hail"), aSuggestion("snow")]);
    const line = { index: 0, country: "us" };
    server.use(
      answerWith(keywordListsEndpoints.addMany, {
        ...{ success: true, added: 1, tracked: 0, refused: 1, keywords: [listed({ keywordText: "hail" })] },
        data: [
          { ...line, keywordText: "hail", result: "added" },
          { ...line, index: 1, keywordText: "snow", result: "over-limit" },
        ],
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Track 2 keywords" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /keyword limit is reached.*1 keyword couldn't be added/,
    );
    expect(screen.getByRole("checkbox", { name: "snow" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "hail" })).not.toBeChecked();
    await expectNoViolations(container);
    server.use(failWith(keywordListsEndpoints.addMany, "FEATURE_LIMIT_EXCEEDED", "Your plan excludes it."));
    await user.click(screen.getByRole("button", { name: "Track 1 keyword" }));
    expect(await screen.findByText(/^Your plan excludes it. Your selection is kept/)).toBeVisible();
    server.use(failWith(keywordListsEndpoints.addMany, "INTERNAL", "It broke."));
    await user.click(screen.getByRole("button", { name: "Track 1 keyword" }));
    expect(await screen.findByText("Couldn't track the keywords")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "snow" })).toBeChecked();
  });

  test("without suggestions, own keywords can be added; a failure offers a retry", async () => {
    const { user } = render();
    server.use(failWith(discoveryEndpoints.discover, "INTERNAL", "It broke."));
    expect(await screen.findByText("Couldn't load suggestions")).toBeVisible();
    serveSuggestions(server, []);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No suggestions for this app")).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Your own keyword" }), " Storm  Alerts {Enter}");
    expect(screen.getByRole("checkbox", { name: "storm alerts" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Track 1 keyword" })).toBeEnabled();
  });
});

test("late ranks are explained", async () => {
  serveAccount(server, { apps: [...competitors, tracked(own)], keywords: [listed({ best: null })] });
  renderPage(<Onboarding />, "/dashboard");
  expect(await screen.findByText("The check takes longer than usual")).toBeVisible();
  expect(screen.getByText("Queued")).toBeVisible();
});
