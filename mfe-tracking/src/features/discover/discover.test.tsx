import { competitorsEndpoints } from "@listwise/contracts/apps";
import {
  discoveryEndpoints,
  keywordEntriesEndpoints,
  keywordListsEndpoints,
} from "@listwise/contracts/keywords";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { adoptWorkspace } from "@listwise/shared-auth";
import { answerWith, failWith, handle, recordPage, startApiServer } from "@listwise/shared-auth/testing";
import { setStoreSource } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { anApp, ONLY_US } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { DiscoverPage } from "./discover.page";
import { aDiscovered, findRow, serveLists, setUp, someLists } from "./discover.testing";

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

  expect(await findRow("rain radar")).toHaveTextContent(/Rank #7.*Rank #2.*Cloudburst.*61445262 %3574/);
  expect(await findRow("storm tracker")).toHaveTextContent(/– Not checked/);
  expect(screen.getByRole("link", { name: "rain radar" })).toHaveAttribute(
    "href",
    "/keyword/rain%20radar?country=us",
  );
  expect(chooseList(/Suggestions/)).toHaveTextContent("2");
  expect(chooseList(/You rank/)).toHaveTextContent("2");
  expect(chooseList(/Competitors rank/)).toHaveTextContent("1");
  expect(chooseList(/Hidden/)).toHaveTextContent("1");
  await expectNoViolations(container);

  await user.click(chooseList(/Competitors rank/));
  expect(await findRow("hail map")).toHaveTextContent(">200");
  expect(screen.getByLabelText("Address")).toHaveTextContent("/keywords/discover?list=gaps");
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
  await user.click(await screen.findByRole("button", { name: "Clear filter" }));
  expect(await findRow("rain radar")).toBeInTheDocument();
});

test("a plan without difficulty shows a lock in its place", async () => {
  serveLists(server, { ...someLists(), advanced: false, origin: "similar" });
  open();
  expect(await findRow("rain radar")).toHaveTextContent("Not in your plan");
  expect(screen.getByText(/Difficulty isn’t part of your plan/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Difficulty" })).not.toBeInTheDocument();
  expect(screen.getByText(/similar apps take their place/)).toBeInTheDocument();
});

test("keywords are checked without tracking them, and their figures appear", async () => {
  const lists = someLists();
  serveLists(server, lists);
  let asked: unknown;
  server.use(
    handle(discoveryEndpoints.check, async ({ request }) => {
      asked = await request.json();
      lists.suggestions = [aDiscovered(), aDiscovered({ keyword: "storm tracker", popularity: 33 })];
      return Response.json({ success: true, data: { queued: 1 } }, { status: 202 });
    }),
  );
  const { user } = open();
  await findRow("storm tracker");
  await user.click(screen.getByRole("button", { name: "Check 1 keyword" }));
  expect(await screen.findByText("Checking 1 keyword")).toBeInTheDocument();
  expect(asked).toEqual({ country: "us", keywords: ["storm tracker"] });
  await waitFor(async () => expect(await findRow("storm tracker")).toHaveTextContent("33"));
  expect(screen.queryByRole("button", { name: /^Check(ing| 1)/ })).not.toBeInTheDocument();
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
  expect(await screen.findByText(/doesn’t cover Germany/)).toBeInTheDocument();
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
