import {
  accountEndpoints,
  appsEndpoints,
  keywordListsEndpoints,
  rankingJobsEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import {
  answerWith,
  apiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aJob, aKeyword, anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordsPage } from "./keywords.page";

const followed = { app: anApp({ id: 11, isFollowing: true }), followedAt: "2025-10-01T00:00:00Z", tags: [] };
// Some wait for a poll or for the once-a-second look at changed ranks.
jest.setTimeout(20_000);
const server = apiServer();

const keywords = [
  aKeyword({ id: 1, keywordText: "weather radar", rank: 7, previous: 19 }),
  aKeyword({ id: 2, keywordText: "storm", country: "gb", rank: 201, previous: 40 }),
  aKeyword({ id: 3, keywordText: "rain", best: null }),
];

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(userKeywordsEndpoints.list, { success: true, data: keywords }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: aJob() }),
    answerWith(rankingJobsEndpoints.schedule, {
      success: true,
      data: { nextAt: "2025-11-03T08:00:00.000Z", everyMinutes: 1440 },
    }),
    answerWith(keywordListsEndpoints.views, { success: true, data: [] }),
    answerWith(accountEndpoints.settings, {
      success: true,
      data: { countries: ["us"], notifications: { newSignIn: true } },
    }),
    answerWith(appsEndpoints.followed, { success: true, data: [followed] }),
  );
});

async function row(keyword: string): Promise<HTMLElement> {
  return screen.findByRole("row", { name: new RegExp(`^Select ${keyword} `) });
}

test("ranks read as they are: placed, not in the top 200, never checked", async () => {
  const { container } = renderPage(<KeywordsPage />, "/keywords");
  expect(screen.getByRole("heading", { level: 1, name: "Keywords" })).toBeInTheDocument();

  expect(await row("weather radar")).toHaveTextContent(/Rank #7.*19.*Up 12 positions/);
  expect(await row("storm")).toHaveTextContent(/>200.*40.*Down 161 positions/);
  expect(await row("rain")).toHaveTextContent(/Not checked yet.*—.*No earlier position/);
  expect(screen.getByRole("table", { name: "Tracked keywords" })).toBeInTheDocument();
  await expectNoViolations(container);
});

test("an empty keyword is refused before the server hears of it", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await user.type(screen.getByRole("textbox", { name: "Keyword" }), "   ");
  await user.click(screen.getByRole("button", { name: "Track keyword" }));

  expect(screen.getByText("Keyword cannot be empty")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Keyword" })).toBeInvalid();
});

test("a tracked keyword joins the table, is being checked, and shows its rank when it comes", async () => {
  const added = aKeyword({ id: 4, keywordText: "hail", best: null, createdAt: new Date().toISOString() });
  let body: unknown;
  server.use(
    handle(userKeywordsEndpoints.add, async ({ request }) => {
      body = await request.json();
      return Response.json({ success: true, data: added }, { status: 201 });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await row("storm");
  server.use(answerWith(userKeywordsEndpoints.list, { success: true, data: [added, ...keywords] }));
  await user.type(screen.getByRole("textbox", { name: "Keyword" }), " Hail ");
  await user.click(screen.getByRole("button", { name: "Track keyword" }));

  expect(await row("hail")).toHaveTextContent("Checking…");
  expect(await screen.findByText("Keyword Tracked")).toBeInTheDocument();
  expect(body).toEqual({ keywordText: "Hail", country: "us", category: "General" });

  const ranked = aKeyword({ id: 4, keywordText: "hail", rank: 2 });
  server.use(answerWith(userKeywordsEndpoints.list, { success: true, data: [ranked, ...keywords] }));
  act(() => {
    bus.emit("rank:updated", { appId: 11, keyword: "hail", country: "us" });
  });
  await waitFor(
    async () => {
      expect(await row("hail")).toHaveTextContent("Rank #2");
    },
    { timeout: 6000 },
  );
});

test.each([
  ["CONFLICT", undefined, "Already Tracked"],
  ["FEATURE_LIMIT_EXCEEDED", { feature: "max_tracked_keywords", usage: null }, "Feature Limit Reached"],
  ["INTERNAL", undefined, "Failed to track keyword. Please try again."],
] as const)("%s ends as its toast", async (code, details, words) => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(userKeywordsEndpoints.add, code, "No.", details));
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await user.type(screen.getByRole("textbox", { name: "Keyword" }), "rain{Enter}");

  expect(await screen.findByText(words)).toBeInTheDocument();
});

test("filter, country and sort are read from the address and written to it", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords?country=us&sort=-keyword");
  await row("rain");
  const order = () => within(screen.getByRole("table")).getAllByRole("link", { name: /rain|radar|storm/ });
  expect(order().map((link) => link.textContent)).toEqual(["weather radar", "rain"]);

  await user.type(screen.getByRole("searchbox", { name: "Filter keywords" }), "rad");
  expect(order().map((link) => link.textContent)).toEqual(["weather radar"]);
  await user.click(screen.getByRole("button", { name: "Rank" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent("country=us&sort=rank&filter=rad");
});

test("untrack is immediate, and undo tracks it again", async () => {
  const added: unknown[] = [];
  server.use(
    answerWith(userKeywordsEndpoints.remove, { success: true }),
    handle(userKeywordsEndpoints.add, async ({ request }) => {
      added.push(await request.json());
      return Response.json({ success: true, data: keywords[1] }, { status: 201 });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await user.click(within(await row("storm")).getByRole("button", { name: "Untrack storm" }));

  expect(await screen.findByText("Keyword Untracked")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await row("storm")).toBeInTheDocument();
  expect(added).toEqual([{ keywordText: "storm", country: "gb", category: "General", isFavorite: false }]);
});

test("an update is followed from its start to its end", async () => {
  const running = aJob({ status: "running", total: 4, processed: 1, percent: 25 });
  server.use(
    answerWith(userKeywordsEndpoints.startUpdate, { success: true, data: running }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: running }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await row("storm");
  expect(await screen.findByRole("progressbar", { name: "Updating rankings" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 4",
  );
  act(() => {
    bus.emit("job:progressed", { jobId: "job-1", kind: "keywords", percent: 75 });
  });
  expect(await screen.findByText("3 of 4")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Updating…" })).toBeInTheDocument();

  const done = aJob({
    status: "completed",
    total: 4,
    processed: 4,
    percent: 100,
    message: "4 of 4 updated.",
  });
  server.use(answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: done }));
  expect(await screen.findByText("Rankings updated", {}, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Update rankings" }));
});

test("chosen rows are untracked together, gone at once and all back in their places when refused (F27)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(keywordListsEndpoints.removeMany, "INTERNAL", "No."));
  const { user } = renderPage(<KeywordsPage />, "/keywords?sort=keyword");
  await row("storm");
  const names = () =>
    within(screen.getByRole("table"))
      .getAllByRole("link", { name: /^(rain|storm|weather radar)$/ })
      .map((link) => link.textContent);
  const before = names();
  await user.click(screen.getByRole("checkbox", { name: "Select rain" }));
  await user.click(screen.getByRole("checkbox", { name: "Select storm" }));
  expect(screen.getByText("2 selected")).toBeInTheDocument();
  const chosen = screen.getByRole("group", { name: "Selected keywords" });
  await user.click(within(chosen).getByRole("button", { name: "Untrack" }));

  expect(await screen.findByText("Failed to untrack keyword. Please try again.")).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(before));
});

test("chosen rows are updated together, one alone by itself", async () => {
  const asked: unknown[] = [];
  const done = aJob({ status: "completed", total: 2, processed: 2, percent: 100 });
  server.use(
    handle(userKeywordsEndpoints.startUpdate, async ({ request }) => {
      asked.push(await request.json());
      return Response.json({ success: true, data: done }, { status: 202 });
    }),
    handle(userKeywordsEndpoints.updateOne, ({ params }) => {
      asked.push(params.id);
      return Response.json({ success: true, data: done }, { status: 202 });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords?country=us");
  await row("rain");
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  await user.click(screen.getByRole("button", { name: "Update ranks" }));
  await waitFor(() => expect(asked).toEqual([{ ids: [1, 3] }]));
  await user.click(await screen.findByRole("button", { name: "Update the rank of rain" }));
  await waitFor(() => expect(asked).toEqual([{ ids: [1, 3] }, "3"]));
});

test("an edit that is refused keeps what was typed; one that is taken shows in the row", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(userKeywordsEndpoints.update, "INTERNAL", "Not now."));
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await user.click(within(await row("rain")).getByRole("button", { name: "Edit rain" }));
  const notes = await screen.findByRole("textbox", { name: "Notes" });
  await user.type(notes, "dry");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Not now.")).length).toBeGreaterThan(0);
  expect(notes).toHaveValue("dry");

  const data = aKeyword({ id: 3, keywordText: "rain", best: null, notes: "dry" });
  const list = [...keywords.slice(0, 2), data];
  server.use(
    answerWith(userKeywordsEndpoints.update, { success: true, data }),
    answerWith(userKeywordsEndpoints.list, { success: true, data: list }),
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await row("rain")).toHaveTextContent("dry");
});

test.each([
  ["rank=4-10", ["weather radar"]],
  ["rank=unchecked", ["rain"]],
  ["rank=201-201", ["storm"]],
  ["change=up", ["weather radar"]],
  ["change=down", ["storm"]],
])("%s of the address is what the table shows", async (query, shown) => {
  renderPage(<KeywordsPage />, `/keywords?${query}`);
  const [name = ""] = shown;
  await row(name);
  expect(screen.getAllByRole("checkbox", { name: /^Select (?!all)/ })).toHaveLength(shown.length);
});

test("a view is kept under a name, opened by a link, deleted and brought back", async () => {
  const saved: unknown[] = [];
  server.use(
    handle(keywordListsEndpoints.saveViews, async ({ request }) => {
      const body: { views: unknown } = JSON.parse(await request.text());
      saved.push(body.views);
      return Response.json({ success: true, data: body.views });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords?rank=4-10");
  await user.click(await screen.findByRole("button", { name: "Save this view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Nearly there");
  await user.click(screen.getByRole("button", { name: "Save view" }));

  const views = screen.getByRole("navigation", { name: "Saved views" });
  const link = await within(views).findByRole("link", { name: "Nearly there" });
  expect(link).toHaveAttribute("aria-current", "page");
  expect(saved).toEqual([[{ name: "Nearly there", query: "rank=4-10" }]]);
  await user.click(within(views).getByRole("button", { name: "Delete the view Nearly there" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await within(views).findByRole("link", { name: "Nearly there" })).toBeInTheDocument();
});
