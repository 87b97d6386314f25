import { setStoreSource } from "@listwise/shared-ui";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { adoptWorkspace, bus } from "@listwise/shared-auth";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { aKeyword, ONLY_US } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordsPage } from "./keywords.page";
import { keywords, row, setUp } from "./keywords.testing";

// Some tests wait for a poll or for the refetch of ranks, which runs once per second.
const server = startApiServer();
beforeEach(() => setUp(server));

test("ranks are shown as ranked, not in the top 200 or never checked", async () => {
  const { container } = renderPage(<KeywordsPage />, "/keywords");
  expect(screen.getByRole("heading", { level: 1, name: "Keywords" })).toBeInTheDocument();

  expect(await row("weather radar")).toHaveTextContent(/Rank #7.*19.*Up 12 positions/);
  expect(await row("storm")).toHaveTextContent(/>200.*40.*Down 161 positions/);
  expect(await row("rain")).toHaveTextContent(/Not checked yet.*—.*No earlier position/);
  expect(screen.getByRole("table", { name: "Tracked keywords" })).toBeInTheDocument();
  await expectNoViolations(container);
});

describe("with a current app", () => {
  const lists = [
    aKeyword({ id: 1, keywordText: "weather radar", appId: 11 }),
    aKeyword({ id: 2, keywordText: "storm", appId: 12 }),
    aKeyword({ id: 3, keywordText: "rain", appId: null }),
  ];
  beforeEach(() => {
    adoptWorkspace({ appId: 11, country: "us" });
    server.use(answerWith(userKeywordsEndpoints.list, { success: true, data: lists }));
  });

  test("only its keywords are listed; the unassigned ones are a choice away", async () => {
    const { container, user } = renderPage(<KeywordsPage />, "/keywords");
    await row("weather radar");
    expect(screen.queryByText("storm")).not.toBeInTheDocument();
    await expectNoViolations(container);

    await user.click(screen.getByRole("radio", { name: "Unassigned (1)" }));
    await row("rain");
    expect(screen.queryByText("weather radar")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveTextContent("/keywords?list=unassigned");
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
  server.use(answerWith(userKeywordsEndpoints.list, { success: true, data: [added, ...keywords] }));
  await user.type(screen.getByRole("textbox", { name: "Keyword" }), " Hail ");
  await user.click(screen.getByRole("button", { name: "Track keyword" }));

  expect(await row("hail")).toHaveTextContent("Checking…");
  expect(await screen.findByText("Keyword Tracked")).toBeInTheDocument();
  expect(body).toEqual({ appId: null, keywordText: "Hail", country: "us", category: "General" });

  const ranked = aKeyword({ id: 4, keywordText: "hail", rank: 2 });
  server.use(answerWith(userKeywordsEndpoints.list, { success: true, data: [ranked, ...keywords] }));
  act(() => {
    bus.emit("rank:updated", { appId: 11, keyword: "hail", country: "us" });
  });
  await waitFor(async () => expect(await row("hail")).toHaveTextContent("Rank #2"));
});

test("a keyword of a country that the source lacks says why it isn't checked", async () => {
  act(() => setStoreSource(ONLY_US));
  const old = aKeyword({ id: 5, keywordText: "regen", country: "de", best: null });
  const data = [{ ...old, createdAt: new Date().toISOString() }];
  server.use(answerWith(userKeywordsEndpoints.list, { success: true, data }));
  renderPage(<KeywordsPage />, "/keywords");
  expect(await row("regen")).toHaveTextContent("Germany not in the data set of December 2017");
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
