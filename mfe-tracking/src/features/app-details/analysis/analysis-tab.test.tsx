import { researchEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aKeyword, anApp, sampleProvenance } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { AnalysisTab } from "./analysis-tab";
import { getSuggestionColor } from "./score-badge";
import { mergeSuggestions } from "./suggestions.api";

const server = startApiServer();
const words = Array.from({ length: 12 }, (_, index) => `word${String.fromCharCode(97 + index)}`);
const app = anApp({ isFollowing: true, description: `${"radar ".repeat(6)} ${words.join(" ")}` });

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(researchEndpoints.appleStatus, { success: true, data: { connected: true } }),
    answerWith(userKeywordsEndpoints.list, {
      success: true,
      data: [aKeyword({ keywordText: "Storm Radar", appId: app.id })],
    }),
    answerWith(researchEndpoints.suggestions, {
      success: true,
      data: [
        { keyword: "radar live", score: 61, reason: "autocomplete" },
        { keyword: "storm radar", score: 92, reason: "neighbour" },
      ],
      provenance: sampleProvenance,
    }),
  );
});

test("shows ten words after half a second, with a warning above five percent", async () => {
  const start = performance.now();
  const { container } = renderPage(<AnalysisTab app={app} country="us" />, "/");
  const table = within(await screen.findByRole("table", { name: "Keyword density" }));
  expect(performance.now() - start).toBeGreaterThanOrEqual(490);
  expect(table.getAllByRole("row")).toHaveLength(11);
  expect(table.getByRole("row", { name: /^radar/ })).toHaveTextContent("630.0%");
  expect(screen.getByRole("alert")).toHaveTextContent("radar (30.0%)");
  expect(screen.getByRole("combobox", { name: "Country or language" })).toHaveValue("us");
  await expectNoViolations(container);
});

test("analyzes the text in the country's language", async () => {
  renderPage(<AnalysisTab app={anApp({ description: "天気アプリで天気を確認" })} country="jp" />, "/");
  expect(await screen.findByRole("row", { name: /^天気/ })).toHaveTextContent("2");
  expect(screen.getByRole("combobox", { name: "Country or language" })).toHaveValue("ja");
});

test("suggests keywords for frequent words; a tracked one can't be added again", async () => {
  const added: unknown[] = [];
  server.use(
    handle(userKeywordsEndpoints.add, async ({ request }) => {
      added.push(await request.json());
      return Response.json(
        { success: true, data: aKeyword({ id: 9, keywordText: "radar live" }) },
        { status: 201 },
      );
    }),
  );
  const { user } = renderPage(<AnalysisTab app={app} country="us" />, "/");
  await user.click(screen.getByRole("tab", { name: "Keyword Suggestions" }));
  const first = await screen.findByRole("row", { name: /^storm radar/ });
  expect(first).toHaveTextContent("92");
  expect(await within(first).findByRole("button", { name: "storm radar is in your list" })).toBeDisabled();

  await user.click(screen.getByRole("button", { name: "Add radar live" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add New Keyword" }));
  const keyword = dialog.getByRole("textbox", { name: /Keyword/ });
  await user.clear(keyword);
  await user.click(dialog.getByRole("button", { name: "Add keyword" }));
  expect(keyword).toHaveAccessibleDescription("Keyword cannot be empty");
  await user.type(keyword, " radar live ");
  await user.type(dialog.getByRole("textbox", { name: "Notes" }), "Try it");
  await user.click(dialog.getByRole("button", { name: "Add keyword" }));

  expect(await screen.findByText("Keyword Tracked")).toBeVisible();
  expect(added).toEqual([
    { appId: app.id, keywordText: "radar live", country: "us", category: "General", notes: "Try it" },
  ]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a failed request to Apple shows an error and a toast", async () => {
  server.use(failWith(researchEndpoints.appleSuggestions, "FORBIDDEN", "No credentials."));
  const { user } = renderPage(<AnalysisTab app={app} country="us" />, "/");
  await user.click(screen.getByRole("tab", { name: "Keyword Suggestions" }));
  await user.click(await screen.findByRole("radio", { name: "Apple Search Ads" }));
  expect(
    await screen.findByRole("heading", { name: "Failed to fetch keyword suggestions from Apple Search Ads" }),
  ).toBeVisible();
  expect(screen.getByText("Failed to generate keyword suggestions")).toBeVisible();
});

test("an app on Google Play has a short description, and no suggestions from Apple", async () => {
  const other = anApp({ platform: "android", isFollowing: true, description: "radar ".repeat(6) });
  const { user } = renderPage(<AnalysisTab app={other} country="us" />, "/");
  expect(await screen.findByText(/words in name, short description and description/)).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Keyword Suggestions" }));
  await screen.findByRole("row", { name: /^storm radar/ });
  expect(screen.queryByRole("radio", { name: "Apple Search Ads" })).not.toBeInTheDocument();
});

test.each([
  ["user", 0],
  ["admin", 1],
] as const)("without a connection a %s sees %i sources of Apple Search Ads", async (role, count) => {
  signInAs(role);
  server.use(answerWith(researchEndpoints.appleStatus, { success: true, data: { connected: false } }));
  const { user } = renderPage(<AnalysisTab app={app} country="us" />, "/");
  await user.click(screen.getByRole("tab", { name: "Keyword Suggestions" }));
  await screen.findByRole("row", { name: /^storm radar/ });
  await waitFor(() =>
    expect(screen.queryAllByRole("radio", { name: "Apple Search Ads" })).toHaveLength(count),
  );
  if (role === "user") return;
  await user.click(screen.getByRole("radio", { name: "Apple Search Ads" }));
  expect(await screen.findByRole("link", { name: "Connect Apple Search Ads" })).toHaveAttribute(
    "href",
    "/admin/apple-search-ads",
  );
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("shows phrases of two words, and says if there are none", async () => {
  const description = "Live radar map. Live radar maps.";
  const { user } = renderPage(<AnalysisTab app={anApp({ description })} country="us" />, "/");
  await user.click(await screen.findByRole("radio", { name: "2 words" }));
  expect(screen.getByRole("row", { name: /^radar map also radar maps/ })).toHaveTextContent("2");
  await user.click(screen.getByRole("radio", { name: "3 words" }));
  expect(screen.getByRole("row", { name: /^live radar map/ })).toBeVisible();
});

test("merges keywords with their best score; unknown scores come last", () => {
  const lists = [
    [
      { keyword: "a", score: null },
      { keyword: "b", score: 10 },
    ],
    [
      { keyword: "b", score: 30 },
      { keyword: "c", score: 20 },
    ],
  ];
  expect(mergeSuggestions(lists)).toEqual([
    { keyword: "b", score: 30 },
    { keyword: "c", score: 20 },
    { keyword: "a", score: null },
  ]);
});

test.each([
  [80, "green"],
  [79, "yellow"],
  [60, "yellow"],
  [59, "red"],
])("a score of %d is %s", (score, color) => {
  expect(getSuggestionColor(score)).toBe(color);
});
