import { setStoreSource } from "@listwise/shared-ui";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { adoptWorkspace, bus } from "@listwise/shared-auth";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aJob, aKeyword, aKeywordRow, aKeywordTable, ONLY_US } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordsPage } from "./keywords.page";
import { keywords, row, setUp } from "./keywords.testing";

// Some tests wait for a poll or for the refetch of ranks, which runs once per second.
const server = startApiServer();
beforeEach(() => setUp(server));

test("ranks are shown as ranked, not in the top 200 or never checked", async () => {
  const { container } = renderPage(<KeywordsPage />, "/keywords");
  expect(screen.getByRole("heading", { level: 1, name: "Keywords" })).toBeInTheDocument();

  expect(await row("weather radar")).toHaveTextContent(/Rank #7.*Up 12 positions/);
  expect(await row("storm")).toHaveTextContent(/>200.*No longer ranked/);
  expect(await row("rain")).toHaveTextContent(/Not checked.*No earlier position/);
  expect(screen.getByRole("grid", { name: "Tracked keywords" })).toBeInTheDocument();
  await expectNoViolations(container);
});

test("figures, results and trend are shown; the header explains them", async () => {
  const rain = aKeywordRow({
    id: 3,
    keywordText: "rain",
    rank: 2,
    previous: 2,
    popularity: 61,
    difficulty: 40.4,
    chance: 55,
    results: 31,
    bestRank: 1,
    topApps: [11],
    trend: [null, 9, null, 2],
  });
  const missing = aKeywordRow({ id: 4, keywordText: "hail", rank: 201, results: 12 });
  server.use(answerWith(keywordEntriesEndpoints.all, aKeywordTable([rain, missing])));
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  const shown = await row("rain");
  expect(shown).toHaveTextContent(/61.*40.*55.*Rank #2.*of 31.*No change.*1/);
  expect(within(shown).getByRole("img", { name: "Rank over 4 days, from 9 to 2" })).toBeInTheDocument();
  expect(within(shown).getByTitle("#1 Skyline Weather")).toBeInTheDocument();
  expect(await row("hail")).toHaveTextContent("not in 12");

  await user.hover(screen.getByRole("button", { name: "Chance" }));
  expect(await screen.findByRole("tooltip")).toHaveTextContent(/top 10.*0–100 points.*Source/);
});

test("all apps are grouped; unassigned keywords come first and can be assigned", async () => {
  let body: unknown;
  const data = [
    aKeywordRow({ id: 1, keywordText: "radar", appId: 11 }),
    aKeywordRow({ id: 2, keywordText: "rain", appId: null }),
  ];
  server.use(
    answerWith(keywordEntriesEndpoints.all, aKeywordTable(data)),
    handle(keywordEntriesEndpoints.move, async ({ request }) => {
      body = await request.json();
      return Response.json({ success: true, data: [aKeyword({ id: 2, appId: 11 })] });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await row("rain");
  const lines = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^Unassigned1 keyword on no list/),
    expect.stringMatching(/^rain/),
    expect.stringMatching(/Skyline Weather1 keyword/),
    expect.stringMatching(/^radar/),
  ]);

  await user.click(screen.getByRole("button", { name: "Assign to an app…" }));
  const app = await screen.findByRole("combobox", { name: "App" });
  await within(app).findByRole("option", { name: "Skyline Weather" });
  await user.selectOptions(app, "Skyline Weather");
  await user.click(screen.getByRole("button", { name: "Assign" }));
  expect(await screen.findByText("Keywords moved")).toBeInTheDocument();
  expect(body).toEqual({ ids: [2], appId: 11, copy: false });
});

describe("with a current app", () => {
  const list = [
    aKeywordRow({ id: 1, keywordText: "weather radar", appId: 11 }),
    aKeywordRow({ id: 2, keywordText: "storm", appId: 11, country: "gb" }),
  ];
  beforeEach(() => {
    adoptWorkspace({ appId: 11, country: "us" });
    server.use(answerWith(keywordEntriesEndpoints.list, { ...aKeywordTable(list), unassigned: 2 }));
  });

  test("only its list is loaded; the unassigned keywords are a link away", async () => {
    const { container } = renderPage(<KeywordsPage />, "/keywords");
    await row("weather radar");
    expect(screen.getByRole("link", { name: "Assign" })).toHaveAttribute("href", "/keywords?for=all");
    expect(screen.getByText(/^2 keywords on no list/)).toBeInTheDocument();
    await expectNoViolations(container);
  });

  test("its keywords in the shown country are updated", async () => {
    let body: unknown;
    server.use(
      handle(userKeywordsEndpoints.updateOne, ({ params }) => {
        body = params.id;
        return Response.json({ success: true, data: aJob() }, { status: 202 });
      }),
    );
    const { user } = renderPage(<KeywordsPage />, "/keywords?for=11&country=gb");
    await row("storm");
    await user.click(screen.getByRole("button", { name: "Update rankings" }));
    await waitFor(() => expect(body).toBe("2"));
  });

  test("a country that the source lacks is refused with the reason, without a request", async () => {
    act(() => setStoreSource(ONLY_US));
    adoptWorkspace({ appId: 11, country: "gb" });
    const { user } = renderPage(<KeywordsPage />, "/keywords?for=11&country=gb");
    await row("storm");
    expect(screen.getByRole("combobox", { name: "Country" })).toHaveAccessibleDescription(
      /December 2017 doesn't cover United Kingdom/,
    );
    await user.click(screen.getByRole("button", { name: "Update rankings" }));
    expect(await screen.findByText("Couldn't update rankings")).toBeInTheDocument();
    act(() => setStoreSource(null));
  });

  test("a tracked keyword joins its list", async () => {
    let body: unknown;
    server.use(
      handle(userKeywordsEndpoints.add, async ({ request }) => {
        body = await request.json();
        return Response.json(
          { success: true, data: aKeyword({ id: 4, keywordText: "hail", appId: 11 }) },
          { status: 201 },
        );
      }),
    );
    const { user } = renderPage(<KeywordsPage />, "/keywords");
    await row("weather radar");
    await user.type(screen.getByRole("textbox", { name: "Keyword" }), "hail{Enter}");

    await row("hail");
    await waitFor(() => expect(body).toMatchObject({ appId: 11, keywordText: "hail" }));
  });
});

test("an empty keyword is refused without a request", async () => {
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await user.type(screen.getByRole("textbox", { name: "Keyword" }), "   ");
  await user.click(screen.getByRole("button", { name: "Track keyword" }));

  expect(screen.getByText("Keyword cannot be empty")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Keyword" })).toBeInvalid();
});

test("a keyword typed during a request is kept", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    handle(userKeywordsEndpoints.add, async () => {
      await answered;
      return Response.json(
        { success: true, data: aKeyword({ id: 4, keywordText: "hail" }) },
        { status: 201 },
      );
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await row("storm");
  const input = screen.getByRole("textbox", { name: "Keyword" });
  await user.type(input, "hail{Enter}");
  await row("hail");
  await user.clear(input);
  await user.type(input, "snow");
  answer();

  expect(await screen.findByText("Keyword Tracked")).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Track keyword" })).not.toHaveAttribute("aria-busy"),
  );
  expect(input).toHaveValue("snow");
});

test("a tracked keyword appears in the table as being checked, then shows its rank", async () => {
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
  server.use(
    answerWith(
      keywordEntriesEndpoints.all,
      aKeywordTable([aKeywordRow({ ...added, best: null }), ...keywords]),
    ),
  );
  await user.type(screen.getByRole("textbox", { name: "Keyword" }), " Hail ");
  await user.click(screen.getByRole("button", { name: "Track keyword" }));

  expect(await row("hail")).toHaveTextContent("Checking…");
  expect(await screen.findByText("Keyword Tracked")).toBeInTheDocument();
  expect(body).toEqual({ appId: null, keywordText: "Hail", country: "us", category: "General" });

  const ranked = aKeywordRow({ id: 4, keywordText: "hail", rank: 2 });
  server.use(answerWith(keywordEntriesEndpoints.all, aKeywordTable([ranked, ...keywords])));
  act(() => {
    bus.emit("rank:updated", { appId: 11, keyword: "hail", country: "us" });
  });
  await waitFor(async () => expect(await row("hail")).toHaveTextContent("Rank #2"));
});

test("a keyword of a country that the source lacks says why it isn't checked", async () => {
  act(() => setStoreSource(ONLY_US));
  const createdAt = new Date().toISOString();
  const data = [aKeywordRow({ id: 5, keywordText: "regen", country: "de", best: null, createdAt })];
  server.use(answerWith(keywordEntriesEndpoints.all, aKeywordTable(data)));
  renderPage(<KeywordsPage />, "/keywords");
  expect(await row("regen")).toHaveTextContent("No data");
  expect(screen.getByTitle(/December 2017 doesn't cover Germany/)).toBeInTheDocument();
  expect(await row("regen")).not.toHaveTextContent("Checking…");
  act(() => setStoreSource(null));
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
