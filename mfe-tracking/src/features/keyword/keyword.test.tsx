import {
  appsEndpoints,
  rankingsEndpoints,
  researchEndpoints,
  userKeywordsEndpoints,
  type Metric,
} from "@listwise/contracts";
import {
  answerWith,
  apiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { Route, Routes } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aKeyword, anApp, sampleProvenance as provenance } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordPage } from "./keyword.page";

jest.setTimeout(20_000);
const server = apiServer();
const success = true as const;

function aMetric(value: number | null, reason: string | null = null): Metric {
  const inputs = [{ label: "Median ratings of the first ten", value: 1200 }];
  return { value, reason, inputs, provenance: { ...provenance, algorithm: "top10", version: 1 } };
}

const apps = Array.from({ length: 14 }, (_, index) => ({
  position: index + 1,
  app: anApp({ id: index + 1, name: `App ${index + 1}`, isFollowing: index === 1 }),
}));
const tracked = aKeyword({ id: 9, keywordText: "Weather Radar", country: "gb" });

beforeEach(() => {
  resetSession();
  signInAs("user");
  const [keyword, country] = ["weather radar", "gb"];
  const points = [{ checkedAt: "2025-11-01T08:00:00.000Z", rank: 4 }];
  server.use(
    answerWith(rankingsEndpoints.topApps, { success, data: apps, keyword, country, provenance }),
    answerWith(userKeywordsEndpoints.list, { success, data: [aKeyword({ id: 8, country: "us" })] }),
    answerWith(appsEndpoints.followed, { success, data: [] }),
    answerWith(researchEndpoints.metrics, {
      success,
      popularity: 41,
      data: {
        keyword,
        country,
        popularity: aMetric(41),
        difficulty: aMetric(55),
        opportunity: aMetric(null, "Too few results."),
      },
    }),
    answerWith(researchEndpoints.byText, { success, data: { id: 5, text: keyword } }),
    answerWith(rankingsEndpoints.keywordHistory, {
      success,
      provenance,
      data: [{ appId: 2, appName: "App 2", points }],
    }),
    answerWith(researchEndpoints.suggestions, {
      success,
      provenance,
      data: [
        { keyword: "radar map", score: 80, reason: "autocomplete" },
        { keyword: "live radar", score: null, reason: "title" },
      ],
    }),
  );
});

function open(address = "/keyword/weather%20radar?country=gb") {
  const page = (
    <Routes>
      <Route path="/keyword/:keyword" element={<KeywordPage />} />
    </Routes>
  );
  return renderPage(page, address);
}

const topApps = async () => screen.findByRole("list", { name: "Top apps" });

test("what the keyword is worth, and the store's order with one's own apps marked and named", async () => {
  const { container } = open();

  expect(screen.getByRole("heading", { level: 1, name: "weather radar" })).toBeInTheDocument();
  const [other, mine] = within(await topApps()).getAllByRole("listitem");
  expect(other).not.toHaveTextContent("Yours");
  expect(mine).toHaveTextContent(/2.*App 2.*Yours/);
  expect(screen.getByRole("region", { name: "Your apps" })).toHaveTextContent(/App 2.*TOP 3/);
  expect(await screen.findByRole("group", { name: "Popularity" })).toHaveTextContent(
    /41.*Median ratings of the first ten1200.*Sample data · top10 v1/,
  );
  expect(screen.getByRole("group", { name: "Opportunity" })).toHaveTextContent(/Unknown.*Too few results\./);
  expect(await screen.findByRole("region", { name: "Rank history" })).toHaveTextContent(/App 2.*4/);
  await expectNoViolations(container);
});

test("ten apps are shown at first, then five at a time", async () => {
  open();
  expect(within(await topApps()).getAllByRole("listitem")).toHaveLength(10);
  await waitFor(async () => expect(within(await topApps()).getAllByRole("listitem")).toHaveLength(14));
});

test("tracked at once, Processing... for all ten presses, and taken back when the server refuses (F27, F28)", async () => {
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    handle(userKeywordsEndpoints.add, async () => {
      calls += 1;
      await answered;
      return Response.json(
        { success: false, code: "INTERNAL", message: "No.", requestId: "r" },
        { status: 500 },
      );
    }),
  );
  const { user } = open();
  const button = await screen.findByRole("button", { name: "Track keyword" });
  for (let press = 0; press < 10; press += 1) button.click();
  expect(await screen.findByRole("button", { name: "Processing..." })).toBeInTheDocument();
  answer();

  expect(await screen.findByText("Failed to track keyword. Please try again.")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Track keyword" })).toBeInTheDocument();
  expect(calls).toBe(1);

  server.use(answerWith(userKeywordsEndpoints.add, { success, data: tracked }));
  await user.click(screen.getByRole("button", { name: "Track keyword" }));
  expect(await screen.findByRole("button", { name: "Untrack keyword" })).toBeInTheDocument();
});

test("untracked by its text, and tracked again when the server refuses (F27)", async () => {
  server.use(
    answerWith(userKeywordsEndpoints.list, { success, data: [tracked] }),
    failWith(userKeywordsEndpoints.remove, "INTERNAL", "No."),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Untrack keyword" }));

  expect(await screen.findByText("Failed to untrack keyword. Please try again.")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Untrack keyword" })).toBeInTheDocument();
});

test("a suggestion is added where it stands", async () => {
  let body: unknown;
  server.use(
    handle(userKeywordsEndpoints.add, async ({ request }) => {
      body = await request.json();
      const data = aKeyword({ id: 10, keywordText: "radar map", country: "gb" });
      return Response.json({ success, data }, { status: 201 });
    }),
  );
  const { user } = open();
  const list = await screen.findByRole("list", { name: "Suggestions" });
  expect(list).toHaveTextContent(/radar map.*Score 80.*live radar.*Score unknown/);
  await user.click(within(list).getByRole("button", { name: "Add radar map" }));

  expect(await within(list).findByText("Tracked")).toBeInTheDocument();
  expect(body).toEqual({ keywordText: "radar map", country: "gb" });
});

test("Apple's refusal is told in the specified words, with Retry", async () => {
  server.use(failWith(researchEndpoints.appleSuggestions, "UNAVAILABLE", "There are no credentials."));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Ask Apple Search Ads" }));

  expect(await screen.findByText("Failed to generate keyword suggestions")).toBeInTheDocument();
  const failure = screen.getByText("Failed to fetch keyword suggestions from Apple Search Ads");
  expect(failure).toBeInTheDocument();

  const data = [{ name: "storm radar", popularity: 62 }];
  server.use(answerWith(researchEndpoints.appleSuggestions, { success, data }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("list", { name: "Apple Search Ads suggestions" })).toHaveTextContent(
    /storm radar.*Popularity 62/,
  );
});

test("countries stand side by side, as the address says", async () => {
  const asked: (string | null)[] = [];
  server.use(
    handle(researchEndpoints.topAppsMulti, ({ request }) => {
      const countries = new URL(request.url).searchParams.get("countries") ?? "";
      asked.push(countries);
      const data = countries.split(",").map((country) => ({ country, apps: apps.slice(0, 2), provenance }));
      return Response.json({ success, data });
    }),
  );
  const { user } = open("/keyword/weather%20radar?country=gb&compare=de");
  expect(await screen.findByRole("list", { name: "First apps in Germany" })).toHaveTextContent(
    /App 1.*App 2/,
  );
  const picks = screen.getByRole("group", { name: "Countries to compare" });
  await user.click(within(picks).getByRole("button", { name: /France/ }));

  expect(await screen.findByRole("list", { name: "First apps in France" })).toBeInTheDocument();
  expect(screen.getByLabelText("Address")).toHaveTextContent("compare=de%2Cfr");
  expect(asked).toEqual(["de", "de,fr"]);
});

test("what does not load says so and offers Retry, beside what does", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(failWith(rankingsEndpoints.topApps, "STORE_UNAVAILABLE", "The store did not answer."));
  const { user } = open();
  expect(await screen.findByText("The top apps did not load")).toBeInTheDocument();
  expect(await screen.findByRole("list", { name: "Suggestions" })).toBeInTheDocument();
  const [keyword, country] = ["weather radar", "gb"];
  server.use(answerWith(rankingsEndpoints.topApps, { success, data: apps, keyword, country, provenance }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await topApps()).toBeInTheDocument();
});
