import { appsEndpoints } from "@listwise/contracts/apps";
import { limitsEndpoints } from "@listwise/contracts/limits";
import {
  reviewConnectionsEndpoints,
  reviewManagerEndpoints,
  reviewsEndpoints,
  type ManagedReview,
} from "@listwise/contracts/reviews";
import { viewsEndpoints } from "@listwise/contracts/views";
import { toolDraftsEndpoints } from "@listwise/contracts/tools";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aLimit, anApp, aUsage } from "../../testing/builders";
import { answerWithApps, aTrackedApp, makeCurrent } from "../../testing/tool-apps";
import { ReviewManagerPage } from "./review-manager.page";

const server = startApiServer();
const path = "/aso-tools/review-manager";
const app = anApp();
const provenance = app.provenance;
const review: ManagedReview = {
  id: "r1",
  username: "Mia",
  userInitial: "M",
  rating: 2,
  title: "Lost my tracks",
  text: "Yesterday everything was gone.",
  version: "2.1",
  date: "2026-03-04T05:06:07.000Z",
  sentiment: "negative",
  themes: ["data"],
  language: "en",
  reply: null,
};
const stats = { total: 41, average: 3.9, responseRate: 12, positiveSentiment: 66 };
const page = {
  success: true as const,
  data: [review],
  total: 1,
  stats,
  versions: ["2.1"],
  languages: [{ code: "en", count: 41 }],
  provenance,
};

const buildAnalysis = (topics: string[], quotes: string[]) => ({
  success: true as const,
  sentimentScore: 64,
  data: {
    sentimentScore: 64,
    positive: 20,
    neutral: 10,
    negative: 11,
    sampleSize: 41,
    topics: topics.map((topic) => ({
      ...{ topic, theme: "features" as const, count: 7, sentiment: 21, examples: quotes },
      quotes: quotes.map((text) => ({ text, rating: 1, version: "2.1" })),
      versions: [{ version: "2.1", count: 7 }],
    })),
    versions: [{ version: "2.1", count: 41, sentiment: 44 }],
    provenance,
  },
});

/** Serves the page of so many reviews. Returns the received queries. */
function serve(total = page.total) {
  const asked: URLSearchParams[] = [];
  server.use(
    answerWithApps(app),
    handle(reviewManagerEndpoints.list, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return Response.json({ ...page, total });
    }),
    answerWith(toolDraftsEndpoints.list, { success: true, data: [] }),
    answerWith(viewsEndpoints.list, { success: true, data: [] }),
    answerWith(reviewConnectionsEndpoints.list, { success: true, data: [] }),
    answerWith(reviewsEndpoints.analysis, buildAnalysis(["tracks"], ["All tracks gone"])),
  );
  return asked;
}

const open = (search = "") =>
  renderPage(
    <>
      <ReviewManagerPage />
      <Toaster />
    </>,
    { path, at: path + search },
  );

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
});

test("a page of up to 200 reviews can be selected, and starts over at page 1", async () => {
  const asked = serve(41);
  const { user } = open("?page=3");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Reviews per page" }), "200 per page");
  await waitFor(() => expect(asked.at(-1)?.get("limit")).toBe("200"));
  expect(asked.at(-1)?.get("offset")).toBe("0");
  expect(address()).toContain("size=200");
  expect(address()).not.toContain("page=");
});

test("reviews that the source doesn't provide are unknown, not zero", async () => {
  serve();
  const none = { total: 0, average: null, responseRate: null, positiveSentiment: null };
  const reason = "The data set contains no reviews.";
  server.use(answerWith(reviewManagerEndpoints.list, { ...page, data: [], total: 0, stats: none, reason }));
  open();
  expect(await screen.findByRole("heading", { name: "Reviews aren't available" })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(within(screen.getByRole("group", { name: "Total reviews" })).getByText("–")).toBeVisible();
  expect(screen.queryByText("0 reviews")).not.toBeInTheDocument();
});

test("without an app it shows the labeled sample with working tabs and filters", async () => {
  serve();
  server.use(answerWithApps());
  const { user, container } = open("");
  expect(await screen.findByRole("group", { name: "Total reviews" })).toHaveTextContent("1,247");
  expect(screen.getByRole("group", { name: "Average rating" })).toHaveTextContent("4.3");
  expect(screen.getByRole("group", { name: "Response rate" })).toHaveTextContent("78%");
  expect(screen.getByRole("group", { name: "Positive sentiment" })).toHaveTextContent("85%");
  expect(screen.getAllByText("Sample data").length).toBeGreaterThan(1);
  const list = () => within(screen.getByRole("list", { name: "Reviews" })).getAllByRole("listitem");
  expect(list()).toHaveLength(5);
  await expectNoViolations(container);
  await user.click(screen.getByRole("tab", { name: "Unanswered" }));
  expect(list()).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Reply to Jonas" }));
  expect(await screen.findByText("Please select an app first")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add an app" })).toHaveAttribute("href", "/tracked-apps");
});

test("shows an app's reviews with statistics, topics and filters", async () => {
  const asked = serve();
  makeCurrent(11, "de");
  const { user, container } = open("?show=negative");
  expect(await screen.findByText("Lost my tracks")).toBeVisible();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    country: "de",
    tab: "negative",
    sort: "newest",
    limit: "10",
    offset: "0",
  });
  expect(screen.getByRole("group", { name: "Response rate" })).toHaveTextContent("12%");
  expect(screen.getByRole("tab", { name: "Negative", selected: true })).toBeVisible();
  expect(await screen.findByRole("list", { name: "Features and content" })).toHaveTextContent(
    "tracksNegative 217 reviewsVersions 2.1 (7)“All tracks gone” 1 star",
  );
  await user.click(await screen.findByRole("button", { name: "Search reviews for tracks" }));
  expect(screen.getByRole("searchbox", { name: "Search reviews" })).toHaveValue("tracks");
  await user.click(screen.getByRole("button", { name: "Filter" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Rating" }), "2 stars");
  await user.selectOptions(screen.getByRole("combobox", { name: "App version" }), "2.1");
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      rating: "2",
      version: "2.1",
      search: "tracks",
    }),
  );
  await expectNoViolations(container);
});

test("long reviews and the rest of the topics are shown on request", async () => {
  serve();
  const text = "The map is slow. ".repeat(40).trim();
  server.use(
    answerWith(reviewManagerEndpoints.list, { ...page, data: [{ ...review, text }] }),
    answerWith(
      reviewsEndpoints.analysis,
      buildAnalysis(["map", "ads", "login", "price", "sound", "colors"], ["Slow", "Works"]),
    ),
  );
  const { user, container } = open();
  const more = await screen.findByRole("button", { name: /^Show more of the review by / });
  expect(screen.getByText(text)).toHaveStyle({ overflow: "hidden" });
  await user.click(more);
  expect(screen.getByText(text)).not.toHaveStyle({ overflow: "hidden" });

  const topics = await screen.findByRole("list", { name: "Topics of the reviews" });
  expect(topics).not.toHaveTextContent("colors");
  expect(within(topics).getAllByText(/^“/)).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Show all 6 topics and quotes" }));
  expect(topics).toHaveTextContent("colors");
  expect(within(topics).getAllByText(/^“/)).toHaveLength(12);
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Show less" }));
  expect(topics).not.toHaveTextContent("colors");
});

test("a reply starts from a template, is autosaved and can be marked as answered", async () => {
  serve();
  const sent: unknown[] = [];
  server.use(
    handle(reviewManagerEndpoints.reply, async ({ request }) => {
      const body: { text: string; replied: boolean } = JSON.parse(await request.text());
      sent.push(body);
      const repliedAt = body.replied ? "2026-03-05T00:00:00.000Z" : null;
      const reply = { text: body.text, repliedAt, delivery: null };
      server.use(answerWith(reviewManagerEndpoints.list, { ...page, data: [{ ...review, reply }] }));
      return Response.json({ success: true, data: reply });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Reply to Mia" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Template" }), "Thank you");
  const text = "Thank you, Mia! We are glad that you enjoy Trail Radar.";
  expect(screen.getByRole("textbox", { name: "Reply to Mia" })).toHaveValue(text);
  expect(await screen.findByText("Draft saved")).toBeVisible();
  expect(sent).toEqual([{ reviewId: "r1", country: "us", text, replied: false }]);
  await user.click(screen.getByRole("button", { name: "Close the reply to Mia" }));
  expect(screen.getByText(`Your draft: ${text}`)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reply to Mia" }));
  await user.click(screen.getByRole("button", { name: "Mark as answered" }));
  expect(await screen.findByRole("button", { name: "Mark as unanswered" })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ replied: true });
});

test("an unsaved draft stays, shows an error and can be retried", async () => {
  serve();
  server.use(failWith(reviewManagerEndpoints.reply, "INTERNAL", "boom"));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Reply to Mia" }));
  expect(screen.getByRole("textbox", { name: "Reply to Mia" })).toHaveFocus();
  await user.keyboard("Hi");
  const retry = await screen.findByRole("button", { name: "Not saved. Retry" });
  server.use(
    answerWith(reviewManagerEndpoints.reply, {
      success: true,
      data: { text: "Hi", repliedAt: null, delivery: null },
    }),
  );
  await user.click(retry);
  expect(await screen.findByText("Draft saved")).toBeVisible();
});

test("templates are saved in the account", async () => {
  serve();
  let saved: unknown = null;
  server.use(
    handle(toolDraftsEndpoints.create, async ({ request }) => {
      saved = await request.json();
      return Response.json(
        {
          success: true,
          data: { id: 1, version: 1, savedAt: "2026-03-04T00:00:00Z", ...JSON.parse(JSON.stringify(saved)) },
        },
        { status: 201 },
      );
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Templates" }));
  await user.click(await screen.findByRole("button", { name: "Add template" }));
  expect(screen.getByRole("textbox", { name: "Name of template 4" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Save templates" }));
  expect(await screen.findByText(/Give every template a name/)).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Name of template 4" }), "Short");
  await user.keyboard("{Escape}");
  const question = await screen.findByRole("dialog", { name: "Close without saving?" });
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  await user.type(screen.getByRole("textbox", { name: "Text of template 4" }), "Thanks!");
  await user.click(screen.getByRole("button", { name: "Save templates" }));
  expect(await screen.findByText("Templates saved")).toBeVisible();
  expect(saved).toMatchObject({
    tool: "review-manager",
    appId: null,
    data: { templates: [{}, {}, {}, { name: "Short", text: "Thanks!" }] },
  });
});

test("an export counts once and contains the filtered reviews; a used-up limit shows a prompt", async () => {
  serve();
  let tracked = 0;
  server.use(
    answerWith(limitsEndpoints.myLimits, {
      success: true,
      plan: { key: "free", name: "Free" },
      data: { max_export_records: aLimit({ key: "max_export_records", limitValue: 100 }) },
    }),
    handle(limitsEndpoints.track, () => {
      tracked += 1;
      return Response.json({ success: true, usage: aUsage() });
    }),
  );
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:test";
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { user } = open();
  await screen.findByText("Lost my tracks");
  await user.click(screen.getByRole("button", { name: "Export" }));
  expect(await screen.findByText("Reviews exported")).toBeVisible();
  expect([tracked, files.length]).toEqual([1, 1]);
  const details = { feature: "exports_per_day", usage: aUsage() };
  server.use(failWith(limitsEndpoints.track, "FEATURE_LIMIT_EXCEEDED", "Limit.", details));
  await user.click(screen.getByRole("button", { name: "Export" }));
  expect(await screen.findByText("Feature Limit Reached")).toBeVisible();
  expect(files).toHaveLength(1);
});

test("a failed load of reviews can be retried", async () => {
  serve();
  server.use(failWith(reviewManagerEndpoints.list, "STORE_UNAVAILABLE", "The store does not answer."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Couldn't load reviews" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Lost my tracks")).toBeVisible();
});

test("reviews of both stores are listed together, and each is marked for its own app", async () => {
  const asked = serve();
  const linked = anApp({ id: 12, name: "Trail", platform: "android" });
  const marked: unknown[] = [];
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [aTrackedApp(app, { linkedTo: 12 }), aTrackedApp(linked, { linkedTo: 11 })],
    }),
    handle(reviewManagerEndpoints.list, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const data = [11, 12].map((appId) => ({ ...review, appId, username: `Mia ${appId}` }));
      return Response.json({ ...page, data, total: 2 });
    }),
    handle(reviewManagerEndpoints.mark, async ({ request, params }) => {
      const body = await request.json();
      marked.push([params.id, body]);
      const data = [{ reviewId: "r1", repliedAt: null }];
      return Response.json({ success: true, data });
    }),
  );
  const { user, container } = open();
  await user.click(await screen.findByRole("radio", { name: "Both stores" }));
  await waitFor(() => expect(asked.at(-1)?.get("store")).toBe("both"));
  await screen.findAllByText(/Mia 12/);
  const rows = screen.getAllByRole("listitem");
  expect(rows.find((row) => row.textContent.includes("Mia 12"))).toHaveTextContent(/Google Play · Version/);
  await expectNoViolations(container);

  await user.click(screen.getByRole("checkbox", { name: "Select page" }));
  await user.click(screen.getByRole("button", { name: "Mark answered" }));
  const body = { country: "us", answered: true, reviews: [{ reviewId: "r1" }] };
  await waitFor(() =>
    expect(marked).toEqual([
      ["11", body],
      ["12", body],
    ]),
  );
  expect(await screen.findByText("2 reviews marked as answered")).toBeVisible();

  await user.click(screen.getByRole("radio", { name: "Google Play" }));
  await waitFor(() => expect(asked.at(-1)?.get("store")).toBe("android"));
  expect(screen.getByRole("button", { name: "Connect Google Play" })).toBeVisible();
});
