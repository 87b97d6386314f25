import { appsEndpoints } from "@listwise/contracts/apps";
import { researchEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { optimizerEndpoints } from "@listwise/contracts/tools";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { answerWithApps, aTrackedApp, makeCurrent } from "../../testing/tool-apps";
import { DensityAnalyzer } from "./density-analyzer";

const server = startApiServer();
beforeEach(() => {
  resetSession();
  signInAs("user");
  makeCurrent(null);
  server.use(answerWithApps());
});

const open = (at = "/aso-tools") => renderPage(<DensityAnalyzer />, { path: "/aso-tools", at });
const text = () => screen.getByRole("textbox", { name: "Text to analyze" });

test("holds the place of the app while it loads, and offers to add one without any", async () => {
  let finish = () => {};
  const loaded = new Promise<void>((resolve) => (finish = resolve));
  server.use(
    handle(appsEndpoints.followed, async () => {
      await loaded;
      return Response.json({ success: true, data: [] });
    }),
  );
  open();
  expect(await screen.findByText("Loading your apps…")).toBeInTheDocument();
  finish();
  expect(await screen.findByRole("link", { name: "Add an app" })).toHaveAttribute("href", "/tracked-apps");
  expect(screen.getByRole("combobox", { name: "Country" })).toBeVisible();
  expect(screen.queryByText("Loading your apps…")).not.toBeInTheDocument();
});

test("a text that is entered before the app has loaded stays", async () => {
  let finish = () => {};
  const loaded = new Promise<void>((resolve) => (finish = resolve));
  server.use(
    handle(appsEndpoints.followed, async () => {
      await loaded;
      return Response.json({ success: true, data: [aTrackedApp(anApp())] });
    }),
  );
  makeCurrent(11);
  const { user } = open();
  await user.type(text(), "Weather radar");
  finish();
  expect(await screen.findByText(anApp().name)).toBeVisible();
  expect(text()).toHaveValue("Weather radar");
});

test("requires a text before analyzing", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  expect(text()).toHaveAccessibleDescription("Enter a text first.");
  expect(screen.getByRole("heading", { name: "No analysis yet" })).toBeVisible();
});

test("shows keyword, count and density after half a second, and warns above 5 percent", async () => {
  const { user, container } = open();
  await user.type(text(), "Weather radar for every weather fan");
  const started = performance.now();
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  expect(screen.getByText("Analyzing the text…")).toBeInTheDocument();

  const row = await screen.findByRole("row", { name: /weather/ });
  expect(performance.now() - started).toBeGreaterThanOrEqual(490);
  expect(
    within(row)
      .getAllByRole("cell")
      .slice(0, 2)
      .map((cell) => cell.textContent),
  ).toEqual(["2", "33.3%"]);
  expect(row.querySelector("[data-color]")).toHaveAttribute("data-color", "pink");
  expect(screen.getByRole("alert")).toHaveTextContent("weather (33.3%), fan (16.7%), radar (16.7%)");
  expect(screen.getByText("Aim for 1–3% on your main keywords")).toBeVisible();
  await expectNoViolations(container);
});

test("a text with only stop words has no keywords", async () => {
  const { user } = open();
  await user.type(text(), "the of and");
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  expect(await screen.findByRole("heading", { name: "No keywords found" })).toBeVisible();
});

test("the language is in the address and determines the word splitting", async () => {
  const { user } = open("/aso-tools?lang=de");
  const language = screen.getByRole("combobox", { name: "Country or language" });
  expect(language).toHaveValue("de");
  await user.selectOptions(language, "Turkish");
  expect(address()).toBe("/aso-tools?lang=tr");
  await user.type(text(), "İSTANBUL istanbul");
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  expect(await screen.findByRole("row", { name: /istanbul 2/ })).toBeVisible();
});

test("shows the phrases of a text, with other forms of a word", async () => {
  const { user, container } = open();
  await user.type(text(), "Rain radar map. Rain radar maps.");
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  expect(await screen.findByRole("row", { name: /^map also maps 2/ })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "2 words" }));
  expect(screen.getByRole("row", { name: /^radar map also radar maps 2 33\.3%/ })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "3 words" }));
  expect(screen.getByRole("row", { name: /^rain radar map/ })).toBeVisible();
  await expectNoViolations(container);
});

describe("suggestions", () => {
  const provenance = {
    source: "sample" as const,
    algorithm: null,
    version: null,
    confidence: null,
    fetchedAt: null,
  };
  const openSuggestions = async (user: ReturnType<typeof open>["user"]) =>
    user.click(screen.getByRole("tab", { name: "Keyword Suggestions" }));

  test("are for words that occur five times or more, best score first, and can be tracked", async () => {
    const asked: (string | null)[] = [];
    const added: unknown[] = [];
    server.use(
      answerWithApps(anApp()),
      answerWith(optimizerEndpoints.keywords, {
        success: true,
        data: [{ keyword: "hiking maps", popularity: null, difficulty: null }],
      }),
      handle(researchEndpoints.suggestions, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get("term")} ${searchParams.get("appId")} ${searchParams.get("country")}`);
        return Response.json({
          success: true,
          provenance,
          data: [
            { keyword: "hiking maps", score: null, reason: "title" },
            { keyword: "trail maps", score: 40, reason: "title" },
          ],
        });
      }),
      handle(userKeywordsEndpoints.add, async ({ request }) => {
        added.push(await request.json());
        return new Response(null, { status: 500 });
      }),
    );
    makeCurrent(11);
    const { user, container } = open();
    await openSuggestions(user);
    expect(screen.getByRole("heading", { name: "No analysis yet" })).toBeVisible();
    await user.type(text(), `${"maps ".repeat(5)} trail trail`);
    await user.click(screen.getByRole("button", { name: "Analyze" }));
    const table = within(await screen.findByRole("table", { name: "Keyword suggestions" }));
    expect(await table.findAllByRole("row", { name: /maps/ })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Show 1 keyword without a score" }));
    expect(table.getAllByRole("row", { name: /maps/ })).toHaveLength(2);
    expect(asked).toEqual(["maps 11 us"]);
    expect(table.getAllByRole("row")[1]).toHaveAccessibleName(/^trail maps 40/);
    expect(await table.findByRole("button", { name: "hiking maps is on your list" })).toBeDisabled();
    await user.click(table.getByRole("button", { name: "Track trail maps" }));
    await waitFor(() =>
      expect(added).toEqual([{ appId: 11, keywordText: "trail maps", country: "us", origin: "density" }]),
    );
    await expectNoViolations(container);
  });

  test("say what went wrong and can be requested again", async () => {
    server.use(failWith(researchEndpoints.suggestions, "STORE_UNAVAILABLE", "The store is down."));
    const { user } = open();
    await user.type(text(), "maps");
    await user.click(screen.getByRole("button", { name: "Analyze" }));
    await openSuggestions(user);
    const heading = await screen.findByRole("heading", { name: "Failed to generate keyword suggestions" });
    expect(heading).toBeVisible();
    server.use(answerWith(researchEndpoints.suggestions, { success: true, data: [], provenance }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "No suggestions" })).toBeVisible();
  });
});

test("a pasted text too long for the field is kept whole and can be replaced", async () => {
  const { user } = open();
  await user.type(text(), "Storm ");
  await user.paste("Weather radar. ".repeat(7_000));
  expect(screen.getByText("A text of 105,006 characters")).toBeVisible();
  expect(screen.getByRole("button", { name: "Use a different text" })).toHaveFocus();
  expect(screen.getByText(/It begins: “Storm Weather radar\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  expect(await screen.findByRole("row", { name: /radar 7,?000/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use a different text" }));
  expect(text()).toHaveValue("Storm ");
  expect(text()).toHaveFocus();
});

test("begins with the listing of the current app and marks the keywords on its list; each app keeps its text", async () => {
  const apps = [anApp(), anApp({ id: 12, name: "Rain Radar", description: "Rain every day." })];
  server.use(
    answerWithApps(...apps),
    handle(appsEndpoints.get, ({ params }) =>
      Response.json({ success: true, data: apps.find(({ id }) => String(id) === params.id) }),
    ),
    answerWith(optimizerEndpoints.keywords, {
      success: true,
      data: [{ keyword: "maps", popularity: null, difficulty: null }],
    }),
  );
  makeCurrent(11);
  const { user } = open();
  await waitFor(() => expect(text()).toHaveValue("Trail Radar\nMaps for every hike."));
  await user.click(screen.getByRole("button", { name: "Analyze" }));
  expect(await screen.findByRole("row", { name: /maps On your list/ })).toBeVisible();
  await user.type(text(), " Mine");
  act(() => makeCurrent(12));
  await waitFor(() => expect(text()).toHaveValue("Rain Radar\nRain every day."));
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  act(() => makeCurrent(11));
  expect(text()).toHaveValue("Trail Radar\nMaps for every hike. Mine");
});
