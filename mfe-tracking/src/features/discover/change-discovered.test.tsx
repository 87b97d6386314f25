import {
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts/keywords";
import { failWith, handle, spyOnBus, startApiServer } from "@listwise/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aKeyword } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { DiscoverPage } from "./discover.page";
import { findRow, serveLists, setUp, someLists, type Lists } from "./discover.testing";

const server = startApiServer();
let events: ReturnType<typeof spyOnBus>;
let lists: Lists;

beforeEach(() => {
  setUp(server);
  events = spyOnBus();
  lists = someLists();
  serveLists(server, lists);
});
afterEach(() => events.stop());

const open = (list: string) => renderPage(<DiscoverPage />, `/keywords/discover?list=${list}`);
const drop = (keywords: readonly string[]) => {
  lists.ranked = lists.ranked.filter(({ keyword }) => !keywords.includes(keyword));
};

function isBody(body: unknown): body is { items: { keywordText: string }[] } {
  return typeof body === "object" && body !== null && "items" in body;
}

/** Accepts keywords and records the requests. */
function acceptKeywords(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    handle(keywordListsEndpoints.addMany, async ({ request }) => {
      const body: unknown = await request.json();
      bodies.push(body);
      const texts = isBody(body) ? body.items.map(({ keywordText }) => keywordText) : [];
      drop(texts);
      return Response.json({
        success: true,
        data: texts.map((keywordText, index) => ({ index, keywordText, country: "us", result: "added" })),
        added: texts.length,
        tracked: 0,
        refused: 0,
        keywords: texts.map((keywordText, index) => aKeyword({ id: 100 + index, keywordText, best: null })),
      });
    }),
  );
  return bodies;
}

test("one click adds a keyword to the app's list; Undo removes it again", async () => {
  const bodies = acceptKeywords();
  const removed: string[] = [];
  server.use(
    handle(userKeywordsEndpoints.remove, ({ request }) => {
      removed.push(new URL(request.url).pathname);
      lists.ranked = someLists().ranked;
      return Response.json({ success: true });
    }),
  );
  const { user } = open("ranked");
  await findRow("rain radar");
  await user.click(screen.getByRole("button", { name: "Add rain radar" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "rain radar" })).not.toBeInTheDocument());
  expect(await screen.findByText("Keyword Tracked")).toBeInTheDocument();
  expect(bodies).toEqual([
    {
      appId: 11,
      items: [{ keywordText: "rain radar", country: "us", origin: "Discover" }],
      allOrNothing: true,
    },
  ]);
  expect(events.getPayloads("keyword:batch-updated")).toEqual([{ ids: [100] }]);
  expect(screen.getByRole("button", { name: "Add snow radar" })).toHaveFocus();

  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await findRow("rain radar")).toBeInTheDocument();
  expect(removed).toEqual([expect.stringMatching(/\/100$/)]);
});

test("selected keywords are added together", async () => {
  const bodies = acceptKeywords();
  const { user } = open("ranked");
  await findRow("rain radar");
  await user.click(screen.getByRole("checkbox", { name: "Select page" }));
  expect(screen.getByText("2 selected")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add to list" }));
  expect(await screen.findByText("Keywords tracked")).toBeInTheDocument();
  expect(bodies).toHaveLength(1);
  expect(await screen.findByText("Nothing left to add")).toBeInTheDocument();
});

test("without enough room, the refusal says what is used and needed, and nothing is added", async () => {
  const usage = { current: 4, limit: 5, remaining: 1, percentage: 80, canUse: true, resetDate: null };
  const details = { feature: "max_tracked_keywords", usage, needed: 2 };
  server.use(failWith(keywordListsEndpoints.addMany, "FEATURE_LIMIT_EXCEEDED", "No.", details));
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const { user } = open("ranked");
  await findRow("rain radar");
  await user.click(screen.getByRole("checkbox", { name: "Select page" }));
  await user.click(screen.getByRole("button", { name: "Add to list" }));
  expect(await screen.findByText("Feature Limit Reached")).toBeInTheDocument();
  expect(
    screen.getByText(
      "You track 4 of 5 keywords, and this needs 2 more. Untrack keywords or upgrade your plan.",
    ),
  ).toBeInTheDocument();
  expect(await findRow("rain radar")).toBeInTheDocument();
  expect(await findRow("snow radar")).toBeInTheDocument();
});

test("a plan without bulk operations is named", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(
    handle(keywordListsEndpoints.addMany, () =>
      Response.json(
        {
          success: false,
          code: "FEATURE_LIMIT_EXCEEDED",
          message: "No.",
          details: { feature: "bulk_operations_access", usage: null },
          requestId: "r",
        },
        { status: 403 },
      ),
    ),
  );
  const { user } = open("ranked");
  await findRow("rain radar");
  await user.click(screen.getByRole("checkbox", { name: "Select page" }));
  await user.click(screen.getByRole("button", { name: "Add to list" }));
  expect(await screen.findByText(/limit for bulk operations/)).toBeInTheDocument();
});

test("a keyword that isn't relevant is hidden for the app, with Undo; hidden ones can be restored", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(keywordEntriesEndpoints.markIrrelevant, async ({ request }) => {
      const body: unknown = await request.json();
      bodies.push(body);
      if (bodies.length === 1) drop(["rain radar"]);
      else if (bodies.length === 2) lists.ranked = someLists().ranked;
      else lists.hidden = [];
      return Response.json({ success: true, data: { changed: 1 } });
    }),
  );
  const { user } = open("ranked");
  await findRow("rain radar");
  await user.click(screen.getByRole("button", { name: "Not relevant: rain radar" }));
  expect(await screen.findByText("Hidden for this app")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "rain radar" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await findRow("rain radar")).toBeInTheDocument();

  const choices = screen.getByRole("group", { name: "Keyword lists" });
  await user.click(within(choices).getByRole("button", { name: /Hidden/ }));
  await findRow("umbrella");
  await user.click(screen.getByRole("button", { name: "Restore umbrella" }));
  expect(await screen.findByText("Nothing is hidden")).toBeInTheDocument();
  expect(bodies).toEqual([
    { keywords: ["rain radar"], isIrrelevant: true },
    { keywords: ["rain radar"], isIrrelevant: false },
    { keywords: ["umbrella"], isIrrelevant: false },
  ]);
});

test("a failed addition brings the keyword back", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(keywordListsEndpoints.addMany, "INTERNAL", "No."));
  const { user } = open("ranked");
  await findRow("rain radar");
  await user.click(screen.getByRole("button", { name: "Add rain radar" }));
  expect(await screen.findByText("Couldn't change rain radar")).toBeInTheDocument();
  expect(await findRow("rain radar")).toBeInTheDocument();
});
