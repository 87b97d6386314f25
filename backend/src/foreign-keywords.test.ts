import type { AppSummary } from "@listwise/contracts/apps";
import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { endpoints } from "@listwise/contracts/endpoints";
import {
  competitorKeywordsEndpoints,
  discoveryEndpoints,
  IDEA_SOURCES,
  ideasEndpoints,
  keywordComparisonEndpoints,
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  keywordMetricsEndpoints,
  researchEndpoints,
} from "@listwise/contracts/keywords";
import { reviewManagerEndpoints, reviewsEndpoints } from "@listwise/contracts/reviews";
import {
  iconsEndpoints,
  localizationsEndpoints,
  listingVersionsEndpoints,
  optimizerEndpoints,
} from "@listwise/contracts/tools";
import type { CallParts, Caller } from "./testing/call";
import { aDataset, anItunesApp } from "./testing/datasets";
import { eventually } from "./testing/eventually";
import { startTestApp, type TestApp } from "./testing/test-app";

/** Words of five unrelated apps. The ordered pairs of an app's words are its twelve keywords. */
const TOPICS: readonly (readonly string[])[] = [
  ["storm", "rain", "snow", "wind"],
  ["chess", "rook", "pawn", "knight"],
  ["recipe", "oven", "pasta", "bread"],
  ["budget", "loan", "stock", "salary"],
  ["yoga", "pilates", "squat", "stretch"],
];

const listKeywords = (words: readonly string[]) =>
  words.flatMap((one) => words.filter((other) => other !== one).map((other) => `${one} ${other}`));

/** The own app, its competitor and a similar one. Their descriptions mention the words of the next topic. */
const listings = TOPICS.flatMap((words, topic) =>
  ["Alba", "Bero", "Cira"].map((brand, index) =>
    anItunesApp({
      trackId: 920000001 + topic * 10 + index,
      trackName: `${brand} ${words[0]} ${words[index + 1]}`,
      primaryGenreName: `Genre ${topic}`,
      artistName: `Maker ${topic} ${index}`,
      userRatingCount: 900 - index,
      description: [...words, ...(TOPICS[(topic + 1) % TOPICS.length] ?? [])].join(" "),
    }),
  ),
);

interface Subject {
  app: AppSummary;
  keywords: readonly string[];
  versionId: number;
}

const byId = ({ app }: Subject) => ({ params: { id: String(app.id) } });
const inUs = (subject: Subject) => ({ ...byId(subject), query: { country: "us" } });
const texts = { name: "Alba", subtitle: "Every day", keywords: "", shortDescription: "" };

/** Requests of all tools that answer with keywords. */
const ROWS = [
  [optimizerEndpoints.keywords, ({ app }) => ({ query: { appId: app.id, country: "us" } })],
  [
    optimizerEndpoints.run,
    (subject) => ({ ...byId(subject), body: { kind: "title", platform: "ios", country: "us", texts } }),
  ],
  [
    listingVersionsEndpoints.ranks,
    ({ app, versionId }) => ({ params: { id: String(app.id), versionId }, query: { days: "7" } }),
  ],
  [optimizerEndpoints.list, (subject) => ({ ...byId(subject), query: { kind: "title" } })],
  [
    localizationsEndpoints.assignFields,
    (subject) => ({
      ...byId(subject),
      body: { country: "us", locales: [{ code: "en-US", name: "Alba", subtitle: "" }] },
    }),
  ],
  [localizationsEndpoints.get, byId],
  [competitorsEndpoints.data, inUs],
  [competitorsEndpoints.list, inUs],
  [competitorsEndpoints.suggestions, inUs],
  [competitorKeywordsEndpoints.list, inUs],
  [iconsEndpoints.competitors, inUs],
  [
    researchEndpoints.suggestions,
    ({ app, keywords }) => ({ query: { appId: app.id, term: keywords[0] ?? "", country: "us", limit: 100 } }),
  ],
  [
    keywordMetricsEndpoints.known,
    ({ app, keywords }) => ({ body: { appId: app.id, country: "us", keywords: [...keywords] } }),
  ],
  [
    ideasEndpoints.generate,
    ({ app, keywords }) => ({
      body: { appId: app.id, country: "us", seeds: [keywords[0] ?? ""], sources: [...IDEA_SOURCES] },
    }),
  ],
  [
    ideasEndpoints.figures,
    ({ app, keywords }) => ({ body: { appId: app.id, country: "us", keywords: [...keywords] } }),
  ],
  [keywordEntriesEndpoints.list, inUs],
  [keywordEntriesEndpoints.ranksOn, ({ app }) => ({ query: { appId: app.id, day: "2026-01-01" } })],
  [keywordComparisonEndpoints.compare, inUs],
  ...(["ranked", "gaps", "suggestions"] as const).map((list): Row => [
    discoveryEndpoints.discover,
    (subject) => ({ ...byId(subject), query: { country: "us", list, pageSize: 100 } }),
  ]),
  [reviewsEndpoints.analysis, inUs],
  [reviewManagerEndpoints.list, inUs],
  [reviewManagerEndpoints.themes, inUs],
] satisfies Row[];

type Row = [endpoint: (typeof endpoints)[number], buildParts: (subject: Subject) => CallParts];

/** Endpoints of the same groups that give no advice about an app. A new endpoint belongs here or into the table. */
const WITHOUT_ADVICE = [
  "GET /tool-works", // the drafts that the user wrote
  "POST /tool-works",
  "PUT /tool-works/{id}",
  "DELETE /tool-works/{id}",
  "GET /tool-works/{id}/images",
  "PUT /tool-works/{id}/images/{image}",
  "PUT /apps/{id}/localizations",
  "GET /apps/{id}/localizations/versions",
  "POST /apps/{id}/localizations/restore",
  "GET /localizations/translation",
  "POST /localizations/translate",
  "POST /competitors/app/{id}",
  "DELETE /competitors/app/{id}",
  "POST /icons/analyze",
  "POST /icons/upload",
  "GET /icons/shelf", // about the given keyword, of no app
  "GET /keywords/popularity",
  "GET /keywords/suggestions/apple",
  "GET /keywords/suggestions/apple/status",
  "GET /keywords/top-apps",
  "GET /keywords/top-apps-multi",
  "GET /keywords/{id}",
  "GET /keywords/text/{text}",
  "GET /keywords/lists", // all lists, each entry with its app
  "GET /keywords/chance-calibration", // about all apps
  "POST /keywords/app/{id}/discover/check", // answers with a number
  "POST /keywords/ideas/check", // answers with a number
  "PATCH /apps/{id}/optimizations/{versionId}", // the version itself
  "DELETE /apps/{id}/optimizations/{versionId}",
  "POST /keywords",
  "PUT /keywords/{id}",
  "DELETE /keywords/{id}",
  "PUT /apps/{id}/irrelevant-keywords",
  "GET /apps/{id}/reviews",
  "PUT /apps/{id}/review-manager/replies",
  "POST /apps/{id}/review-manager/answered",
  "POST /apps/{id}/review-manager/replies/send",
  "POST /apps/{id}/review-manager/replies/withdraw",
];
const TOOL_TAGS = ["tools", "localizations", "competitors", "icons", "reviews", "keywords"];

const getName = ({ method, path }: Row[0]) => `${method} ${path}`;

/** Returns all texts of an answer, and the parts of keyword fields. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value, ...value.split(",")].map((text) => text.toLowerCase());
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

let site: TestApp;
let user: Caller;
const subjects: Subject[] = [];

beforeAll(async () => {
  const path = await aDataset(listings);
  site = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` }, worker: true });
  user = await site.asUser({ plan: "team" });
  for (const [topic, words] of TOPICS.entries()) {
    const storeId = String(920000001 + topic * 10);
    const { data: app } = await user.call(appsEndpoints.followByStoreId, {
      body: { storeId, relation: "own" },
    });
    const competitorId = String(920000002 + topic * 10);
    await user.call(competitorsEndpoints.add, { params: { id: app.id }, body: { competitorId } });
    const keywords = listKeywords(words);
    const items = keywords.map((keywordText) => ({ keywordText, country: "us" }));
    await user.call(keywordListsEndpoints.addMany, { body: { appId: app.id, items } });
    const { data: version } = await user.call(optimizerEndpoints.run, {
      params: { id: String(app.id) },
      body: { kind: "title", platform: "ios", country: "us", texts: { name: app.name } },
    });
    subjects.push({ app, keywords, versionId: version.id });
  }
  await eventually(
    async () => (await user.call(keywordEntriesEndpoints.all)).data,
    (entries) => entries.length === 60 && entries.every(({ best }) => best?.checkedAt),
  );
});
afterAll(() => site.close());

test("every endpoint of the tools is in the table, or gives no advice", () => {
  const ofTools = endpoints.filter(({ tag }) => TOOL_TAGS.includes(tag)).map(getName);
  const known = new Set([...ROWS.map(([endpoint]) => getName(endpoint)), ...WITHOUT_ADVICE]);
  expect(ofTools.filter((name) => !known.has(name))).toEqual([]);
});

test.each(ROWS.map((row): [string, Row] => [getName(row[0]), row]))(
  "%s answers without keywords of another app's list",
  async (_, [endpoint, buildParts]) => {
    for (const subject of subjects) {
      const { status, body } = await user.request(endpoint, buildParts(subject));
      expect({ status, body }).toMatchObject({ status: endpoint.status });
      const foreign = new Set(subjects.flatMap((other) => (other === subject ? [] : other.keywords)));
      expect(listTexts(body).filter((text) => foreign.has(text))).toEqual([]);
    }
  },
);

test.each(ROWS.map((row): [string, Row] => [getName(row[0]), row]))(
  "%s knows neither the app of a stranger nor keywords that are irrelevant for the app",
  async (_, [endpoint, buildParts]) => {
    const [subject] = subjects;
    if (!subject) throw new Error("There are no apps.");
    const [asked = "", irrelevant = ""] = subject.keywords;
    const params = { id: subject.app.id };
    const mark = (isIrrelevant: boolean) =>
      user.call(keywordEntriesEndpoints.markIrrelevant, {
        params,
        body: { keywords: [irrelevant], isIrrelevant },
      });
    await mark(true);
    const parts = buildParts({ ...subject, keywords: [asked] });
    const { body } = await user.request(endpoint, parts);
    await mark(false);
    // The list itself shows the entry with its mark.
    if (endpoint !== keywordEntriesEndpoints.list && endpoint !== optimizerEndpoints.list) {
      expect(listTexts(body)).not.toContain(irrelevant);
    }
    const stranger = await site.asUser({ plan: "team" });
    if (OF_ANY_APP.includes(endpoint)) return;
    expect(await stranger.request(endpoint, parts)).toMatchObject({ status: 404 });
  },
);

/** Endpoints about any listed app; to a stranger they say nothing of the user's list. */
const OF_ANY_APP: readonly Row[0][] = [keywordEntriesEndpoints.list, reviewsEndpoints.analysis];
