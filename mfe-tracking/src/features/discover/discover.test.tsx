import { competitorsEndpoints } from "@listwise/contracts/apps";
import {
  discoveryEndpoints,
  keywordEntriesEndpoints,
  keywordListsEndpoints,
} from "@listwise/contracts/keywords";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { z } from "@listwise/contracts/zod";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, failWith, handle, recordPage, startApiServer } from "@listwise/shared-auth/testing";
import { setStoreSource } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { anApp, ONLY_US } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { DiscoverPage } from "./discover.page";
import {
  aDiscovered,
  findRow,
  serveLists,
  setUp,
  someLists,
  UNCHECKED,
  type Lists,
} from "./discover.testing";

const server = startApiServer();

beforeEach(() => setUp(server));

const open = (search = "") => renderPage(<DiscoverPage />, `/keywords/discover${search}`);
const chooseList = (name: RegExp) =>
  within(screen.getByRole("group", { name: "Keyword lists" })).getByRole("button", { name });

test("shows the lists with counts, every figure, and why a score is unknown", async () => {
  serveLists(server, someLists());
  const { user, container } = open();
  expect(screen.getByRole("link", { name: "Discover" })).toHaveAttribute("aria-current", "page");
  expect(container.querySelector("[aria-busy=true]")).toBeInTheDocument();

  expect(await findRow("rain radar")).toHaveTextContent(/Rank #7.*Rank #2.*Cloudburst.*61445262%3574/);
  expect(await findRow("storm tracker")).toHaveTextContent(/Not checked|Checking/);
  expect(screen.getByRole("link", { name: "rain radar" })).toHaveAttribute(
    "href",
    "/keyword/rain%20radar?country=us&for=11",
  );
  expect(chooseList(/Suggestions/)).toHaveTextContent("2");
  expect(chooseList(/You rank/)).toHaveTextContent("2");
  expect(chooseList(/Competitors rank/)).toHaveTextContent("1");
  expect(chooseList(/Hidden/)).toHaveTextContent("1");
  await expectNoViolations(container);

  await user.click(chooseList(/Competitors rank/));
  expect(await findRow("hail map")).toHaveTextContent("not in 74");
  expect(screen.getByLabelText("Address")).toHaveTextContent("/keywords/discover?list=gaps");
});

test("a score without a known chance says that the chance is unknown", async () => {
  const lists = someLists();
  lists.suggestions = [aDiscovered({ keyword: "hail map", chance: null, score: null, missing: ["chance"] })];
  serveLists(server, lists);
  open();
  expect(await findRow("hail map")).toHaveTextContent("Chance unknown");
});

test("sorts and filters on the server, and keeps both in the address", async () => {
  const queries = serveLists(server, someLists());
  const { user } = open("?list=ranked");
  await findRow("snow radar");
  expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({ sortBy: "rank", sortDir: "asc" });

  await user.click(screen.getByRole("button", { name: "Popularity" }));
  await waitFor(() => expect(queries.at(-1)?.get("sortBy")).toBe("popularity"));
  expect(queries.at(-1)?.get("sortDir")).toBe("desc");
  expect(screen.getByLabelText("Address")).toHaveTextContent("sort=-popularity");
  await user.type(screen.getByRole("searchbox", { name: "Filter keywords" }), "snow");
  await waitFor(() => expect(screen.queryByRole("link", { name: "rain radar" })).not.toBeInTheDocument());
  expect(screen.getByLabelText("Address")).toHaveTextContent("filter=snow");

  await user.clear(screen.getByRole("searchbox", { name: "Filter keywords" }));
  await user.type(screen.getByRole("searchbox", { name: "Filter keywords" }), "zzz");
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await findRow("rain radar")).toBeInTheDocument();
});

test("a plan without difficulty shows a lock in its place", async () => {
  serveLists(server, { ...someLists(), advanced: false, origin: "similar" });
  open();
  expect(await findRow("rain radar")).toHaveTextContent("Not in your plan");
  expect(screen.getByText(/Difficulty isn't part of your plan/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Difficulty" })).not.toBeInTheDocument();
  expect(screen.getByText(/similar apps take their place/)).toBeInTheDocument();
});

/** Accepts checks, which begin right away, and records their requests. */
function acceptChecks(lists: Lists): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    handle(discoveryEndpoints.check, async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      const { keywords } = z.parse(discoveryEndpoints.check.body, body);
      lists.suggestions = lists.suggestions.map((one) =>
        keywords.includes(one.keyword) ? { ...one, checking: true, failedAt: null } : one,
      );
      return Response.json({ success: true, data: { queued: keywords.length } }, { status: 202 });
    }),
  );
  return bodies;
}

const anUnchecked = (keyword: string) => ({ ...UNCHECKED, keyword });
const getKeywords = () =>
  screen.getAllByRole("button", { name: /^Add / }).map((button) => button.getAttribute("aria-label"));

test("visible unchecked keywords are checked automatically once; rows keep their places until sorted again", async () => {
  const lists = someLists();
  const many = Array.from({ length: 30 }, (_, index) => anUnchecked(`rain ${index}`));
  lists.suggestions = [aDiscovered(), ...many];
  const queries = serveLists(server, lists);
  const bodies = acceptChecks(lists);
  const { user } = open();
  await findRow("rain radar");
  expect(await screen.findByText("Checking 0 of 25…")).toHaveAttribute("aria-live", "polite");
  expect(await findRow("rain 0")).toHaveTextContent("Checking…");
  expect(bodies).toEqual([
    { country: "us", keywords: many.slice(0, 25).map(({ keyword }) => keyword), automatic: true },
  ]);
  expect(screen.getByRole("button", { name: "Check 5 keywords" })).toBeInTheDocument();
  expect(screen.queryByText(/^Figures appear/)).not.toBeInTheDocument();

  const checkedAt = new Date(Date.now() + 60_000).toISOString();
  lists.suggestions = lists.suggestions.map((one, index) =>
    one.keyword === "rain 1"
      ? aDiscovered({ keyword: "rain 1", popularity: 99, checkedAt })
      : { ...one, checking: index > 9 && one.checking },
  );
  const order = getKeywords();
  expect(await screen.findByText(/^Checking 1 of \d+…$/)).toBeInTheDocument();
  expect(await findRow("rain 1")).toHaveTextContent("99");
  expect(getKeywords()).toEqual(order);
  const orderedAt = queries.at(-1)?.get("orderedAt");
  expect(queries[0]?.get("orderedAt")).toBe(orderedAt);

  lists.suggestions = lists.suggestions.map((one) => ({ ...one, checking: false }));
  await user.click(await screen.findByRole("button", { name: "Sort again" }));
  await waitFor(() => expect(queries.at(-1)?.get("orderedAt")).not.toBe(orderedAt));
  expect(bodies).toHaveLength(1);
});

test("a failed check isn't repeated automatically, nor any of a filtered or the hidden list", async () => {
  const lists = someLists();
  lists.suggestions = [{ ...anUnchecked("storm"), failedAt: "2025-11-02T08:00:00.000Z" }];
  lists.hidden = [anUnchecked("umbrella")];
  serveLists(server, lists);
  const bodies = acceptChecks(lists);
  const { user } = open();
  expect(await findRow("storm")).toHaveTextContent("Check failed");
  await user.click(chooseList(/Hidden/));
  await findRow("umbrella");
  lists.suggestions = [anUnchecked("storm")];
  await user.click(chooseList(/Suggestions/));
  await user.type(screen.getByRole("searchbox", { name: "Filter keywords" }), "sto");
  await findRow("storm");
  expect(bodies.filter((body) => JSON.stringify(body).includes("umbrella"))).toEqual([]);
});

test("the rest is checked on request without tracking it, and the figures appear", async () => {
  const lists = someLists();
  lists.suggestions = [{ ...anUnchecked("storm tracker"), failedAt: "2025-11-02T08:00:00.000Z" }];
  serveLists(server, lists);
  const bodies = acceptChecks(lists);
  const { user } = open();
  await findRow("storm tracker");
  await user.click(screen.getByRole("button", { name: "Check 1 keyword" }));
  expect(await screen.findByText("Checking 1 keyword")).toBeInTheDocument();
  expect(bodies).toEqual([{ country: "us", keywords: ["storm tracker"], automatic: false }]);
  lists.suggestions = [aDiscovered({ keyword: "storm tracker", popularity: 33 })];
  await waitFor(async () => expect(await findRow("storm tracker")).toHaveTextContent("33"));
  expect(screen.queryByRole("button", { name: /^Check(ing| 1)/ })).not.toBeInTheDocument();
});

test("a refused automatic check leaves the button and shows no error", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  serveLists(server, someLists());
  server.use(failWith(discoveryEndpoints.check, "INTERNAL", "No."));
  open();
  await findRow("storm tracker");
  expect(await screen.findByRole("button", { name: "Check 1 keyword" })).toBeEnabled();
  expect(screen.queryByText("Couldn't check the keywords")).not.toBeInTheDocument();
});

test.each([
  ["no-competitors", "gaps", "No competitors yet", "Choose competitors"],
  ["nothing-checked", "ranked", "No keywords checked yet", "Show suggestions"],
  ["none-left", "suggestions", "Nothing left to add", "Add keywords"],
  ["none-left", "hidden", "Nothing is hidden", null],
] as const)("%s in %s: says why and offers what helps", async (emptyReason, list, title, action) => {
  const suggested = anApp({ id: 31, name: "Monsoon" });
  server.use(
    answerWith(competitorsEndpoints.suggestions, {
      success: true,
      data: [{ app: suggested, sharedKeywords: 3, averageRank: 4 }],
    }),
  );
  serveLists(server, { ...someLists(), ranked: [], gaps: [], suggestions: [], hidden: [], emptyReason });
  const { container } = open(`?list=${list}`);
  expect(await screen.findByText(title)).toBeInTheDocument();
  const found = action && (screen.queryByRole("link", { name: action }) ?? screen.getByText(action));
  expect(found === null).toBe(action === null);
  if (emptyReason === "no-competitors") await screen.findByRole("button", { name: /^Add Monsoon/ });
  await expectNoViolations(container);
});

test("a failure offers Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(discoveryEndpoints.discover, "INTERNAL", "No."));
  const { user } = open();
  await screen.findByText("Couldn't load keywords");
  serveLists(server, someLists());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await findRow("rain radar")).toBeInTheDocument();
});

test("all apps: asks for an app and makes it current", async () => {
  adoptWorkspace({ appId: null, country: "us" });
  const page = recordPage();
  server.use(answerWith(workspaceEndpoints.save, { success: true, data: { appId: 11, country: "us" } }));
  const { user, container } = open();
  const choices = await screen.findByRole("group", { name: "Your apps" });
  await expectNoViolations(container);
  await user.click(within(choices).getByRole("button", { name: "Skyline Weather" }));
  expect(page.record.went).toEqual(["?for=11&country=us"]);
  page.restore();
});

test("a country that the source lacks is explained", async () => {
  act(() => setStoreSource(ONLY_US));
  adoptWorkspace({ appId: 11, country: "de" });
  const { unmount } = open();
  expect(await screen.findByText(/doesn't cover Germany/)).toBeInTheDocument();
  unmount();
  act(() => setStoreSource(null));
});

test("hiding a failed keyword brings it back", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  serveLists(server, someLists());
  server.use(
    failWith(keywordEntriesEndpoints.markIrrelevant, "INTERNAL", "No."),
    failWith(keywordListsEndpoints.addMany, "INTERNAL", "No."),
  );
  const { user } = open();
  await findRow("rain radar");
  await user.click(screen.getByRole("button", { name: "Not relevant: rain radar" }));
  expect(await screen.findByText("Couldn't change rain radar")).toBeInTheDocument();
  expect(await findRow("rain radar")).toBeInTheDocument();
});
