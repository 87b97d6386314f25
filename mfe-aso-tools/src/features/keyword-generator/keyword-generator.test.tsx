import {
  keywordMetricsEndpoints,
  keywordListsEndpoints,
  researchEndpoints,
  type CachedMetrics,
  type Metric,
} from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { toolDraftsEndpoints } from "@listwise/contracts/tools";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { buildCsv } from "@listwise/shared-ui/table";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { aLimit, anApp } from "../../testing/builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { combine, getCommonWords, parseEntries } from "./combine";
import { filterIdeas, NO_FILTERS, type Idea } from "./ideas";
import { buildIdeaColumns } from "./ideas-table";
import { KeywordGeneratorPage } from "./keyword-generator.page";

const server = startApiServer();
const provenance = {
  source: "sample" as const,
  algorithm: null,
  version: null,
  confidence: null,
  fetchedAt: null,
};
const anIdea = (change: Partial<Idea>): Idea => ({
  keyword: "maps",
  origin: "title",
  popularity: null,
  difficulty: null,
  opportunity: null,
  computedAt: null,
  tracked: false,
  ...change,
});

test("parses entries and builds combinations and common words", () => {
  expect(parseEntries(" Trail  Run, hike,\nhike ,")).toEqual(["trail run", "hike"]);
  expect(combine(["hiking"], ["maps", "hiking app"], true)).toEqual(["hiking maps", "maps hiking"]);
  expect(combine(["hiking"], ["maps"], false)).toEqual(["hiking maps"]);
  expect(combine(["x".repeat(99)], ["maps"], false)).toEqual([]);
  expect(getCommonWords(["hiking maps", "trail maps", "hiking gps"], ["hiking"], 2)).toEqual(["maps", "gps"]);
});

test("unknown values pass no filter with a minimum", () => {
  const known = anIdea({ keyword: "trail", popularity: 50, difficulty: 30, opportunity: 40 });
  const low = anIdea({ keyword: "walk", popularity: 10, difficulty: 90, opportunity: 2, tracked: true });
  const ideas = [anIdea({}), known, low];
  expect(filterIdeas(ideas, { ...NO_FILTERS, leastPopularity: 20 })).toEqual([known]);
  expect(filterIdeas(ideas, { ...NO_FILTERS, mostDifficulty: 60 })).toEqual([known]);
  expect(filterIdeas(ideas, { ...NO_FILTERS, hideTracked: true, text: " T" })).toEqual([known]);
});

test("the file has the columns of the table and those that are only exported", () => {
  const low = anIdea({ keyword: "walk", popularity: 10, difficulty: 90, opportunity: 2, tracked: true });
  const columns = buildIdeaColumns({ country: "de", chosen: new Set(), onToggle: () => {} });
  expect(buildCsv(columns, [low]).split("\r\n")).toEqual([
    "\uFEFFKeyword,Country,Source,Popularity,Difficulty,Opportunity,As of,Tracked",
    "walk,DE,Titles,10,90,2,,yes",
    "",
  ]);
});

function serve(advanced = true) {
  const feature = aLimit({ key: "advanced_keyword_analysis", dataType: "BOOLEAN", limitValue: advanced });
  const tracked = new Set<string>();
  const asked: string[] = [];
  server.use(
    answerWithApps(anApp()),
    answerWith(toolDraftsEndpoints.list, { success: true, data: [] }),
    answerWith(limitsEndpoints.check, { success: true, allowed: advanced, usage: null, feature }),
    handle(researchEndpoints.suggestions, ({ request }) => {
      asked.push(new URL(request.url).search);
      return Response.json({
        success: true,
        provenance,
        data: [
          { keyword: "hiking maps", score: 60, reason: "autocomplete" },
          { keyword: "trail maps", score: 40, reason: "neighbour" },
        ],
      });
    }),
    handle(keywordMetricsEndpoints.known, async ({ request }) => {
      const { keywords }: { keywords: string[] } = JSON.parse(await request.text());
      const data = keywords.map((keyword): CachedMetrics =>
        keyword === "trail maps"
          ? {
              keyword,
              popularity: 44,
              difficulty: 12,
              opportunity: 61,
              computedAt: "2026-03-04",
              tracked: tracked.has(keyword),
            }
          : {
              keyword,
              popularity: null,
              difficulty: null,
              opportunity: null,
              computedAt: null,
              tracked: tracked.has(keyword),
            },
      );
      return Response.json({ success: true, data });
    }),
  );
  return { asked, tracked };
}

const open = () =>
  renderPage(
    <>
      <KeywordGeneratorPage />
      <Toaster />
    </>,
    { path: "/" },
  );

async function generate(user: ReturnType<typeof open>["user"]) {
  await user.type(await screen.findByRole("textbox", { name: "Seeds" }), "Hiking, trail");
  await user.click(screen.getByRole("button", { name: "Generate keywords" }));
  return within(await screen.findByRole("table", { name: "Keyword ideas" }));
}

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
});

test("seeds yield unique suggestions with their known metrics", async () => {
  const { asked } = serve();
  const { user, container } = open();
  expect(await screen.findByRole("heading", { name: "Start with a keyword" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Generate keywords" }));
  expect(await screen.findByText(/Enter at least one word/)).toBeVisible();
  const table = await generate(user);
  expect(await table.findByRole("row", { name: /trail maps Competitors 44 12 61/ })).toBeVisible();
  expect(table.getByRole("row", { name: /hiking maps Autocomplete – – –/ })).toBeVisible();
  expect(table.getAllByRole("row")).toHaveLength(3);
  expect(asked).toEqual([
    "?appId=11&term=hiking&country=us&limit=60",
    "?appId=11&term=trail&country=us&limit=60",
  ]);
  await expectNoViolations(container);
});

test("a plan without advanced analysis shows why metrics are missing", async () => {
  serve(false);
  const { user } = open();
  await generate(user);
  expect(await screen.findByRole("region", { name: "Difficulty and opportunity" })).toHaveTextContent(
    "This feature is not available on your current plan",
  );
});

test("missing metrics are computed on request", async () => {
  serve();
  const figure = (value: number): Metric => ({ value, reason: null, inputs: [], provenance });
  server.use(
    answerWith(researchEndpoints.metrics, {
      success: true,
      popularity: 70,
      data: {
        keyword: "hiking maps",
        country: "us",
        popularity: { ...figure(70), provenance: { ...provenance, fetchedAt: "2026-03-04T00:00:00Z" } },
        difficulty: figure(33),
        opportunity: figure(82),
      },
    }),
  );
  const { user } = open();
  const table = await generate(user);
  await user.click(await screen.findByRole("button", { name: "Get metrics for 1 keyword on this page" }));
  expect(await table.findByRole("row", { name: /hiking maps Autocomplete 70 33 82/ })).toBeVisible();
});

test("selected keywords are tracked in one request; a plan refusal shows a prompt", async () => {
  const { tracked } = serve();
  const sent: unknown[] = [];
  server.use(
    handle(keywordListsEndpoints.addMany, async ({ request }) => {
      const body: { items: { keywordText: string }[] } = JSON.parse(await request.text());
      sent.push(body);
      const [{ keywordText } = { keywordText: "" }] = body.items;
      tracked.add(keywordText);
      return Response.json({
        success: true,
        added: 1,
        tracked: 1,
        refused: 1,
        keywords: [],
        data: [
          { index: 0, keywordText, country: "us", result: "added" },
          { index: 1, keywordText: "trail maps", country: "us", result: "over-limit" },
        ],
      });
    }),
  );
  const { user } = open();
  const table = await generate(user);
  await user.click(await screen.findByRole("button", { name: "Select all 2 shown" }));
  await user.click(screen.getByRole("button", { name: "Track selected" }));
  expect(await screen.findByText("1 keyword added. Over your plan's limit: “trail maps”.")).toBeVisible();
  expect(screen.getByText(/^You've reached the limit for tracked keywords/)).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ appId: 11 })]);
  expect(await table.findByText("Tracked")).toBeVisible();
  const details = { feature: "bulk_operations_access", usage: null };
  server.use(failWith(keywordListsEndpoints.addMany, "FEATURE_LIMIT_EXCEEDED", "No.", details));
  await user.click(screen.getByRole("button", { name: "Track selected" }));
  expect(await screen.findByText("Feature Limit Reached")).toBeVisible();
});

test("combinations are added to the ideas; the selection can be undone and saved", async () => {
  serve();
  let created: unknown = null;
  server.use(
    handle(toolDraftsEndpoints.create, async ({ request }) => {
      created = await request.json();
      const saved = { id: 1, version: 1, savedAt: "2026-03-04T00:00:00Z" };
      return Response.json(
        { success: true, data: { ...saved, ...JSON.parse(JSON.stringify(created)) } },
        { status: 201 },
      );
    }),
  );
  const { user } = open();
  const table = await generate(user);
  await table.findByRole("row", { name: /trail maps/ });
  await user.click(screen.getByRole("button", { name: "Add 4 combinations" }));
  const box = await table.findByRole("checkbox", { name: /maps hiking/ });
  await user.click(box);
  expect(screen.getByText("1 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("0 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Redo" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save draft" }));
  await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Spring");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(created).toMatchObject({
    appId: 11,
    data: { country: "us", seeds: ["hiking", "trail"], keywords: ["maps hiking"] },
  });
});

test("a failed load of suggestions can be retried", async () => {
  serve();
  server.use(failWith(researchEndpoints.suggestions, "STORE_UNAVAILABLE", "The store does not answer."));
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: "Seeds" }), "hiking");
  await user.click(screen.getByRole("button", { name: "Generate keywords" }));
  expect(await screen.findByRole("heading", { name: "Couldn't load suggestions" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("row", { name: /hiking maps/ })).toBeVisible();
});
