import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { sharesEndpoints } from "@listwise/contracts/shares";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { create, list, revoke, read } = sharesEndpoints;
const id = "900000001";
let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

type Member = Awaited<ReturnType<TestApp["asUser"]>>;
async function shared(user: Member, body: object = {}) {
  const { data, shareUrl } = await user.call(create, { params: { id }, body });
  return { share: data, token: new URL(shareUrl).pathname.replace("/shared/", "") };
}
const visit = (token: string) => site.request(read, { params: { token } });

it.each([create, list, revoke])("refuses visitors at $method $path", async (endpoint) => {
  expect(await site.request(endpoint, { params: { id } })).toMatchObject({ status: 401 });
});

it.each([{ expirationDays: 0 }, { expirationDays: 91 }, { expirationDays: 1.5 }])(
  "refuses %j",
  async (body) => {
    const user = await site.asUser();
    expect(await user.request(create, { params: { id }, body })).toMatchObject({ status: 400 });
  },
);

it("S39: the token has 256 bits, is returned once and stored as a hash", async () => {
  const user = await site.asUser();
  const { share, token } = await shared(user);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const { rows } = await site.ctx.pool.query("select * from shares where id = $1", [share.id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(await user.call(list))).not.toContain(token);
  const days = (Date.parse(share.expiresAt) - Date.parse(share.createdAt)) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
});

it("the activity log has the day on which a share ends", async () => {
  const user = await site.asUser();
  await shared(user);
  const query = "select details from audit_log where action = 'share.created' and actor_id = $1";
  const { rows } = await site.ctx.pool.query(query, [user.id]);
  expect(rows).toEqual([{ details: expect.stringMatching(/ until [A-Z][a-z]{2} \d{1,2}, \d{4}$/) }]);
});

it("S39: guessed, expired and revoked links, and those of deactivated or deleted owners, get the same 404", async () => {
  const [user, gone] = [await site.asUser(), await site.asUser()];
  const [expired, revoked, deleted] = [await shared(user), await shared(user), await shared(gone)];
  const query = (text: string, value: number) => site.ctx.pool.query(text, [value]);
  await query("update shares set expires_at = now() where id = $1", expired.share.id);
  await user.call(revoke, { params: { id: revoked.share.id } });
  expect(await visit(deleted.token)).toMatchObject({ status: 200 });
  await query("update users set is_active = false where id = $1", gone.id);
  const answers = [await visit(deleted.token)];
  await query("delete from users where id = $1", gone.id);
  for (const token of ["x", "a".repeat(43), expired.token, revoked.token, deleted.token]) {
    answers.push(await visit(token));
  }
  const told = answers.map(({ status, body: { requestId, ...body } }) => ({
    status,
    body,
    id: typeof requestId,
  }));
  expect(told[0]).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

it("S39: shows only the chosen parts, without indexing or a referrer", async () => {
  const user = await site.asUser();
  const none = { includeScreenshots: false, includeAnalytics: false, includeReviews: false };
  const { body, headers } = await visit((await shared(user, none)).token);
  expect(body.data).toMatchObject({
    analytics: null,
    reviews: null,
    app: { screenshots: [], isFollowing: false },
  });
  expect(headers).toMatchObject({
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  const all = await site.call(read, { params: { token: (await shared(user)).token } });
  expect(all.data.app.screenshots.length).toBeGreaterThan(0);
  expect(all.data.analytics?.length).toBe(30);
  expect(all.data.reviews?.stats.reviewCount).toBeGreaterThan(0);
});

it("S39: is rate limited", async () => {
  const ip = "203.0.113.7";
  const hits = await Promise.all(
    Array.from({ length: 61 }, () => site.request(read, { params: { token: "x" }, ip })),
  );
  expect(hits.filter(({ status }) => status === 429)).toHaveLength(1);
});

it("a shared analysis never changes", async () => {
  const user = await site.asUser();
  const { token } = await shared(user);
  const before = await visit(token);
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "later" } });
  await site.ctx.pool.query("update listings set name = 'Renamed'");
  expect((await visit(token)).body).toEqual(before.body);
});

it("S13: only its owner can manage a link", async () => {
  const [owner, other] = [await site.asUser(), await site.asUser()];
  const { share, token } = await shared(owner);
  expect(await other.request(revoke, { params: { id: share.id } })).toMatchObject({ status: 404 });
  expect((await other.call(list)).data).toEqual([]);
  expect(await visit(token)).toMatchObject({ status: 200 });
  expect((await owner.call(list)).data).toEqual([share]);
});

it("S47: a report above the monthly limit is refused, and nothing is shared", async () => {
  const user = await site.asUser();
  const answers = [];
  for (let n = 0; n < 6; n++) answers.push(await user.request(create, { params: { id } }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 403]);
  expect(answers[5]?.body).toMatchObject({
    code: "FEATURE_LIMIT_EXCEEDED",
    details: { feature: "reports_per_month", usage: { current: 5, limit: 5 } },
  });
  expect((await user.call(list)).data).toHaveLength(5);
});
