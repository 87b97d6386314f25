import { appsEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
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

const followed = { app: anApp({ id: 11, isFollowing: true }), followedAt: "2025-10-01T00:00:00Z" };
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
    answerWith(appsEndpoints.followed, { success: true, data: [followed] }),
  );
});

async function row(keyword: string): Promise<HTMLElement> {
  return screen.findByRole("row", { name: new RegExp(`^${keyword}`) });
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
