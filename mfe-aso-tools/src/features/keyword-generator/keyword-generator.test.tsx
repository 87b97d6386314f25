import {
  ideasEndpoints,
  keywordListsEndpoints,
  type IdeaFigures,
  type KeywordIdea,
  type UserKeyword,
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
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aLimit, anApp } from "../../testing/builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { NO_FIGURES } from "./ideas";
import { KNOWN } from "./ideas.testing";
import { KeywordGeneratorPage } from "./keyword-generator.page";

const server = startApiServer();

const IDEAS: KeywordIdea[] = [
  { keyword: "hiking maps", sources: [{ source: "autocomplete", detail: "hiking", count: 1 }] },
  {
    keyword: "trail maps",
    sources: [
      { source: "competitors", detail: "Bero", count: 2 },
      { source: "reviews", detail: null, count: 3 },
    ],
  },
];

/** The answer after two keywords were added. */
const ADDED = {
  ...{ success: true as const, data: [], added: 2, tracked: 0, refused: 0 },
  keywords: [5, 6].map((id): UserKeyword => {
    const keyword = { id: `${id}`, text: "maps" };
    return {
      ...{
        id,
        appId: 11,
        keywordId: keyword.id,
        keywordText: keyword.text,
        country: "us",
        category: "General",
      },
      ...{ notes: null, origin: null, isFavorite: false, createdAt: "2026-03-04T00:00:00Z", best: null },
      keyword,
      Keyword: keyword,
    };
  }),
};

/** Serves two ideas: the figures of "trail maps" are known, those of others follow a check. */
function serve({ advanced = true, ideas = IDEAS } = {}) {
  const feature = aLimit({ key: "advanced_keyword_analysis", dataType: "BOOLEAN", limitValue: advanced });
  const tracked = new Set<string>();
  const checked = new Set(["trail maps"]);
  const rechecked = new Set<string>();
  const asked: unknown[] = [];
  const checks: string[][] = [];
  server.use(
    answerWithApps(anApp()),
    answerWith(toolDraftsEndpoints.list, { success: true, data: [] }),
    answerWith(limitsEndpoints.check, { success: true, allowed: advanced, usage: null, feature }),
    handle(ideasEndpoints.generate, async ({ request }) => {
      asked.push(await request.json());
      const skipped = [{ source: "countries", reason: "The sample data has none." }];
      return Response.json({ success: true, data: ideas, seeds: ["hiking"], skipped, omitted: 0 });
    }),
    handle(ideasEndpoints.figures, async ({ request }) => {
      const { keywords }: { keywords: string[] } = JSON.parse(await request.text());
      const data = keywords.map((keyword): IdeaFigures => ({
        ...NO_FIGURES,
        ...(checked.has(keyword) && KNOWN),
        ...(!advanced && { difficulty: null }),
        keyword,
        tracked: tracked.has(keyword),
        checking: rechecked.has(keyword),
      }));
      return Response.json({ success: true, data, advanced });
    }),
    handle(ideasEndpoints.check, async ({ request }) => {
      const { keywords }: { keywords: string[] } = JSON.parse(await request.text());
      checks.push(keywords);
      for (const keyword of keywords) checked.add(keyword);
      return Response.json({ success: true, data: { queued: keywords.length } }, { status: 202 });
    }),
  );
  return { asked, tracked, checks, rechecked };
}

const open = () =>
  renderPage(
    <>
      <KeywordGeneratorPage />
      <Toaster />
    </>,
    { path: "/" },
  );

async function generate(user: ReturnType<typeof open>["user"], seeds = "Hiking, trail") {
  const box = await screen.findByRole("textbox", { name: "Seeds" });
  if (seeds !== "") await user.type(box, seeds);
  await user.click(screen.getByRole("button", { name: "Generate keywords" }));
  const table = within(await screen.findByRole("table", { name: "Keyword ideas" }));
  await table.findAllByRole("row", { name: /trail maps/ });
  return table;
}

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
});

test("keywords in other scripts than the storefront's are shown on request", async () => {
  serve({
    ideas: [...IDEAS, { keyword: "音乐", sources: [{ source: "seeds", detail: "hiking", count: 1 }] }],
  });
  const { user } = open();
  await generate(user);
  expect(screen.getByText("3 ideas, 2 shown.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Show keywords in other scripts (1)" }));
  expect(await screen.findByText("3 ideas, 3 shown.")).toBeVisible();
});

test("ideas of the chosen sources get all figures without a click, in groups", async () => {
  const { asked, checks } = serve();
  const { user, container } = open();
  expect(await screen.findByRole("heading", { name: "Find keywords for your app" })).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Reviews" }));
  const table = await generate(user);
  expect(asked).toEqual([
    {
      appId: 11,
      country: "us",
      seeds: ["hiking", "trail"],
      sources: ["seeds", "autocomplete", "competitors", "countries"],
    },
  ]);
  expect(
    await table.findByRole("row", { name: /hiking maps Autocomplete 44 12 50% 61 25 190/ }),
  ).toBeVisible();
  expect(
    table.getByRole("row", { name: /trail maps Competitors, Reviews 44 12 50% 61 25 190/ }),
  ).toBeVisible();
  expect(checks).toEqual([["hiking maps"]]);
  expect(screen.getByText("Other countries: The sample data has none.")).toBeVisible();
  const topic = table.getByRole("button", { name: "maps" });
  expect(topic).toHaveAttribute("aria-expanded", "true");
  await user.click(topic);
  expect(table.queryByRole("row", { name: /trail maps/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Expand all" }));
  expect(table.getByRole("row", { name: /trail maps/ })).toBeVisible();
  await user.click(screen.getByRole("switch", { name: "Group by topic" }));
  expect(table.queryByRole("button", { name: "maps" })).not.toBeInTheDocument();
  const relevance = table.getByRole("columnheader", { name: /Relevance/ });
  await user.click(within(relevance).getByRole("button"));
  expect(relevance).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByRole("link", { name: "Relevance" })).toHaveAttribute("href", "/help/figures#relevance");
  await expectNoViolations(container);
});

test("without seeds, the words of the app's name are used and named", async () => {
  const { asked } = serve();
  const { user } = open();
  await generate(user, "");
  expect(asked).toMatchObject([{ seeds: [] }]);
  expect(screen.getByText("Seeds from your app's name: hiking")).toBeVisible();
});

test("the lookup goes on batch by batch, can be stopped and continued, and keeps its results", async () => {
  const ideas = Array.from({ length: 60 }, (_, index): KeywordIdea => ({
    keyword: index === 0 ? "trail maps" : `trail maps ${index}`,
    sources: [{ source: "seeds", detail: "trail", count: 1 }],
  }));
  const { checks } = serve({ ideas });
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  server.use(
    handle(ideasEndpoints.check, async ({ request }) => {
      const { keywords }: { keywords: string[] } = JSON.parse(await request.text());
      checks.push(keywords);
      if (checks.length === 1) await blocked;
      return Response.json({ success: true, data: { queued: keywords.length } }, { status: 202 });
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: "Seeds" }), "trail");
  await user.click(screen.getByRole("button", { name: "Generate keywords" }));
  // By text, because roles of sixty rows take long to compute, and the blocked check gives up after a while.
  await user.click(await screen.findByText("Stop"));
  expect(await screen.findByText("Stopped: 59 keywords without figures.")).toBeVisible();
  release();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(checks.map(({ length }) => length)).toEqual([25, 25, 25, 9]));
});

test("a lookup that is refused says why and can be continued", async () => {
  serve();
  server.use(failWith(ideasEndpoints.check, "RATE_LIMITED", "You looked up many keywords. Continue later."));
  const { user } = open();
  await generate(user);
  expect(await screen.findByText("You looked up many keywords. Continue later.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue" })).toBeVisible();
});

test("keywords that are checked again keep their score and are looked up until the check is done", async () => {
  const { rechecked } = serve();
  const { user } = open();
  const table = await generate(user);
  await table.findByRole("row", { name: /hiking maps Autocomplete 44 12 50% 61 25/ });
  rechecked.add("hiking maps");
  server.use(answerWith(keywordListsEndpoints.addMany, ADDED));
  await user.click(await screen.findByRole("button", { name: "Select maps" }));
  await user.click(screen.getByRole("button", { name: "Track selected" }));
  expect(await screen.findByRole("progressbar", { name: "Looking up figures" })).toBeVisible();
  expect(table.getByRole("row", { name: /hiking maps Autocomplete 44 12 50% 61 25/ })).toBeVisible();
  rechecked.clear();
  await waitFor(() => expect(screen.queryByRole("progressbar")).not.toBeInTheDocument());
});

test("tracked keywords can be taken off the list again", async () => {
  serve();
  const removed: unknown[] = [];
  server.use(
    answerWith(keywordListsEndpoints.addMany, ADDED),
    failWith(keywordListsEndpoints.removeMany, "INTERNAL", "Try again."),
  );
  const { user } = open();
  await generate(user);
  await user.click(await screen.findByRole("button", { name: "Select maps" }));
  const toasts = within(screen.getByRole("region", { name: /Notifications/ }));
  await user.click(screen.getByRole("button", { name: "Track selected" }));
  await user.click(await toasts.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Couldn't undo")).toBeVisible();
  server.use(
    handle(keywordListsEndpoints.removeMany, async ({ request }) => {
      removed.push(await request.json());
      return Response.json({ success: true, removed: 2 });
    }),
  );
  await user.click(screen.getByRole("button", { name: "Track selected" }));
  await user.click(await toasts.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("2 keywords removed.")).toBeVisible();
  expect(removed).toEqual([{ ids: [5, 6] }]);
});

test("nothing is called stopped while figures load; too many seeds are refused with a way on", async () => {
  serve();
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  server.use(
    handle(ideasEndpoints.figures, async () => {
      await blocked;
      return Response.json({ success: true, data: [], advanced: true });
    }),
  );
  const { user } = open();
  await generate(user);
  expect(screen.queryByText(/^Stopped/)).not.toBeInTheDocument();
  release();
  await user.type(screen.getByRole("textbox", { name: "Seeds" }), ", a, b, c, d");
  await user.click(screen.getByRole("button", { name: "Generate keywords" }));
  expect(screen.getByRole("textbox", { name: "Seeds" })).toHaveAccessibleDescription(
    "Use at most 5 seeds at a time. Selected keywords stay when you generate again.",
  );
});

test("a plan without advanced analysis shows why difficulty is missing, also before metrics arrive", async () => {
  serve({ advanced: false });
  server.use(handle(ideasEndpoints.figures, () => new Promise<never>(() => {})));
  const { user } = open();
  await generate(user);
  expect(await screen.findByRole("region", { name: "Difficulty" })).toHaveTextContent(
    "This feature is not available on your current plan",
  );
  expect(screen.queryByRole("columnheader", { name: /Difficulty/ })).not.toBeInTheDocument();
});

test("selected keywords are tracked in one request; those that weren't are named with the reason", async () => {
  const { tracked } = serve();
  const sent: unknown[] = [];
  server.use(
    handle(keywordListsEndpoints.addMany, async ({ request }) => {
      const body: { items: { keywordText: string }[] } = JSON.parse(await request.text());
      sent.push(body);
      tracked.add("hiking maps");
      return Response.json({
        success: true,
        added: 1,
        tracked: 1,
        refused: 1,
        keywords: [],
        data: [
          { index: 0, keywordText: "hiking maps", country: "us", result: "added" },
          { index: 1, keywordText: "trail maps", country: "us", result: "over-limit" },
          { index: 2, keywordText: "hiking", country: "us", result: "already-tracked" },
        ],
      });
    }),
  );
  const { user } = open();
  const table = await generate(user);
  await user.click(await screen.findByRole("button", { name: "Select maps" }));
  expect(screen.getByText("2 selected")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Track selected" }));
  const list = within(await screen.findByRole("list", { name: "Keywords not added" }));
  expect(list.getByText(/trail maps/).closest("li")).toHaveTextContent("trail maps: over your plan's limit");
  expect(list.queryByText(/hiking/)).not.toBeInTheDocument();
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
  await user.click(screen.getByRole("button", { name: "Combine words…" }));
  const combine = within(await screen.findByRole("dialog", { name: "Combine words" }));
  await user.click(combine.getByRole("checkbox", { name: "Both orders" }));
  await user.click(combine.getByRole("button", { name: /^Add \d+ combinations?$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(screen.getByRole("switch", { name: "Group by topic" }));
  expect(await table.findByRole("row", { name: /maps hiking/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(table.queryByRole("row", { name: /maps hiking/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Redo" }));
  await user.click(await table.findByRole("checkbox", { name: /maps hiking/ }));
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
    data: {
      ...{ country: "us", seeds: ["hiking", "trail"], keywords: ["maps hiking"] },
      combined: expect.arrayContaining(["maps hiking"]),
    },
  });
});

test("ideas below the window are scrolled to when they arrive", async () => {
  serve();
  const scroll = (Element.prototype.scrollIntoView = jest.fn());
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 2000, 100, 100));
  const { user } = open();
  await generate(user);
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
});

test("a failed load of ideas can be retried", async () => {
  serve();
  server.use(failWith(ideasEndpoints.generate, "STORE_UNAVAILABLE", "The store does not answer."));
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: "Seeds" }), "hiking");
  await user.click(screen.getByRole("button", { name: "Generate keywords" }));
  expect(await screen.findByRole("heading", { name: "Couldn't load suggestions" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "No keywords" })).not.toBeInTheDocument();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("row", { name: /hiking maps/ })).toBeVisible();
});
