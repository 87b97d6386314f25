import { appsEndpoints } from "@listwise/contracts/apps";
import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, mark, reply, themes } = reviewManagerEndpoints;
const params = { id: "1" };

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

async function writer() {
  const user = await site.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  return user;
}

it("shows reviews of tracked apps, with totals for all of them", async () => {
  const user = await writer();
  const { data, total, stats, provenance } = await user.call(list, { params });
  expect(data).toHaveLength(10);
  expect(stats.total).toBe(total);
  expect(stats.responseRate).toBe(0);
  expect(stats.average).toBeGreaterThan(1);
  expect(provenance.source).toBe("sample");
  const stranger = await site.asUser();
  expect(await stranger.request(list, { params })).toMatchObject({ status: 404 });
  expect(await user.request(list, { params, query: { country: "zz" } })).toMatchObject({ status: 400 });
});

it("tabs select by mood and filters narrow the list, but totals cover all reviews", async () => {
  const user = await writer();
  const of = (query: Record<string, string | number>) =>
    user.call(list, { params, query: { limit: 200, ...query } });
  const all = await of({});
  const [positive, negative] = [await of({ tab: "positive" }), await of({ tab: "negative" })];
  expect(positive.data.every(({ sentiment }) => sentiment === "positive")).toBe(true);
  expect(negative.data.every(({ sentiment }) => sentiment === "negative")).toBe(true);
  expect(positive.total).toBeGreaterThan(0);
  expect(positive.stats).toEqual(all.stats);
  expect(all.stats.positiveSentiment).toBe(Math.round((100 * positive.total) / all.total));
  const five = await of({ rating: 5 });
  expect(five.data.every(({ rating }) => rating === 5)).toBe(true);
  const [first] = all.data;
  const found = await of({ search: first?.username ?? "" });
  expect(found.data.map(({ id }) => id)).toContain(first?.id);
  const oldest = await of({ sort: "oldest" });
  expect(oldest.data.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id).reverse());
  const [version = ""] = all.versions;
  const ofVersion = await of({ version });
  expect(ofVersion.total).toBeGreaterThan(0);
  expect(ofVersion.data.every((review) => review.version === version)).toBe(true);
});

it("stores reply drafts for their author, and marks sent ones as replied", async () => {
  const [ada, bob] = [await writer(), await writer()];
  const { data } = await ada.call(list, { params });
  const reviewId = data[0]?.id ?? "";
  const body = { reviewId, country: "us", text: "Thank you!", replied: false };
  expect((await ada.call(reply, { params, body })).data).toMatchObject({
    text: "Thank you!",
    repliedAt: null,
  });
  const drafted = await ada.call(list, { params, query: { tab: "unanswered" } });
  expect(drafted.data[0]).toMatchObject({ id: reviewId, reply: { text: "Thank you!" } });
  const { data: sent } = await ada.call(reply, { params, body: { ...body, replied: true } });
  const { data: corrected } = await ada.call(reply, {
    params,
    body: { ...body, text: "Thanks!", replied: true },
  });
  expect(corrected).toMatchObject({ text: "Thanks!", repliedAt: sent?.repliedAt });
  const left = await ada.call(list, { params, query: { tab: "unanswered" } });
  expect(left.total).toBe(drafted.total - 1);
  expect(left.stats.responseRate).toBe(Math.round(100 / left.stats.total));
  expect((await bob.call(list, { params })).data[0]?.reply).toBeNull();
  expect((await ada.call(reply, { params, body: { ...body, text: " " } })).data).toBeNull();
  const none = await ada.request(reply, { params, body: { ...body, reviewId: "nothing" } });
  expect(none).toMatchObject({ status: 404 });
});

it("filters by theme, language, days and reply", async () => {
  const user = await writer();
  const of = (query: Record<string, string | number>) =>
    user.call(list, { params, query: { limit: 200, ...query } });
  const all = await of({});
  expect(all.languages.reduce((sum, one) => sum + one.count, 0)).toBe(all.total);
  const theme = all.data.flatMap((review) => review.themes)[0] ?? "features";
  const ofTheme = await of({ theme });
  expect(ofTheme.total).toBeGreaterThan(0);
  expect(ofTheme.total).toBeLessThan(all.total);
  expect(ofTheme.data.every((review) => review.themes.includes(theme))).toBe(true);
  const english = await of({ language: "en" });
  expect(english.total).toBe(all.languages.find(({ code }) => code === "en")?.count);
  expect(english.data.every(({ language }) => language === "en")).toBe(true);
  const unknown = await of({ language: "unknown" });
  expect(unknown.total).toBe(all.languages.find(({ code }) => code === null)?.count ?? 0);
  const day = all.data[5]?.date.slice(0, 10) ?? "";
  const onDay = await of({ from: day, to: day });
  expect(onDay.total).toBe(all.data.filter(({ date }) => date.startsWith(day)).length);
  const reviewId = all.data[0]?.id ?? "";
  await user.call(reply, { params, body: { reviewId, country: "us", text: "Soon", replied: false } });
  expect((await of({ reply: "draft" })).data.map(({ id }) => id)).toEqual([reviewId]);
  expect((await of({ reply: "unanswered" })).total).toBe(all.total);
  const wrong = { theme: "weather", language: "english", from: "today", reply: "maybe" };
  for (const [name, value] of Object.entries(wrong)) {
    expect((await user.request(list, { params, query: { [name]: value } })).status).toBe(400);
  }
});

it("marks several reviews as answered; the answer undoes it with the former times", async () => {
  const [ada, bob] = [await writer(), await writer()];
  const { data } = await ada.call(list, { params });
  const [first = "", second = "", third = ""] = data.map(({ id }) => id);
  const send = (answered: boolean, reviews: { reviewId: string; repliedAt?: string }[]) =>
    ada.call(mark, { params, body: { country: "us", answered, reviews } });
  const answered = async () => {
    const { data } = await ada.call(list, { params, query: { reply: "answered" } });
    return data.map(({ id, reply }) => [id, reply?.repliedAt]);
  };
  await ada.call(reply, { params, body: { reviewId: first, country: "us", text: "Thanks!", replied: true } });
  const [[, time] = []] = await answered();

  const marked = await send(
    true,
    [first, second, third, "nothing"].map((reviewId) => ({ reviewId })),
  );
  expect(marked.data.sort((a, b) => a.reviewId.localeCompare(b.reviewId))).toEqual(
    [second, third].sort().map((reviewId) => ({ reviewId, repliedAt: null })),
  );
  expect(await answered()).toHaveLength(3);
  await send(
    false,
    marked.data.map(({ reviewId }) => ({ reviewId })),
  );
  expect(await answered()).toEqual([[first, time]]);
  // Reviews without a reply leave no row behind.
  const rows = await site.ctx.pool.query("select review_id from review_replies where user_id = $1", [ada.id]);
  expect(rows.rows).toEqual([{ review_id: first }]);

  const unmarked = await send(false, [{ reviewId: first }, { reviewId: second }]);
  expect(unmarked.data).toEqual([{ reviewId: first, repliedAt: time }]);
  expect(await answered()).toEqual([]);
  await send(true, [{ reviewId: first, ...(time && { repliedAt: time }) }]);
  expect(await answered()).toEqual([[first, time]]);
  await send(true, [{ reviewId: second, repliedAt: "2099-01-01T00:00:00.000Z" }]);
  const times = (await answered()).map(([, at]) => Date.parse(at ?? ""));
  expect(times.every((at) => at <= Date.now())).toBe(true);
  expect((await bob.call(list, { params, query: { reply: "answered" } })).total).toBe(0);
  const stranger = await site.asUser();
  const body = { country: "us", answered: true, reviews: [{ reviewId: first }] };
  expect((await stranger.request(mark, { params, body })).status).toBe(404);
});

it("counts reviews by theme and version, and by theme and country", async () => {
  const user = await writer();
  const { data: all } = await user.call(list, { params, query: { limit: 200 } });
  const { data: byVersion } = await user.call(themes, { params });
  const [newest] = byVersion.columns;
  expect(newest).toEqual({
    key: all[0]?.version,
    reviews: all.filter(({ version }) => version === all[0]?.version).length,
  });
  expect(byVersion.columns.length).toBeGreaterThan(1);
  for (const { theme, count, cells, sentiment } of byVersion.themes) {
    expect(cells.map((cell) => cell.count)).toEqual(
      byVersion.columns.map(
        ({ key }) => all.filter((review) => review.version === key && review.themes.includes(theme)).length,
      ),
    );
    expect(count).toBe(cells.reduce((sum, cell) => sum + cell.count, 0));
    expect(sentiment).toBeGreaterThanOrEqual(0);
    expect(cells.every((cell) => (cell.sentiment === null) === (cell.count === 0))).toBe(true);
  }
  await user.call(list, { params, query: { country: "de" } });
  const { data: byCountry } = await user.call(themes, { params, query: { country: "de", by: "country" } });
  expect(byCountry.columns.map(({ key }) => key)).toEqual(expect.arrayContaining(["de", "us"]));
  expect(byCountry.columns[0]?.reviews).toBeGreaterThanOrEqual(byCountry.columns[1]?.reviews ?? 0);
  const stranger = await site.asUser();
  expect((await stranger.request(themes, { params })).status).toBe(404);
});
