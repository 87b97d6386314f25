import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { accountEndpoints } from "@listwise/contracts/account";
import { alertsEndpoints, MAX_WEBHOOKS, webhooksEndpoints } from "@listwise/contracts/alerts";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { notificationsEndpoints } from "@listwise/contracts/notifications";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { crawlEnded, ensureKeyword } from "../../crawls";
import { deliverAlerts } from "./deliveries.service";
import { getWebhookRules } from "../../../infra/security/post-to-webhook";

const { list, add, change, remove, test: sendTest } = webhooksEndpoints;

let site: TestApp;
let receiver: Server;
let url: string;
let status: number;
let requests: { headers: IncomingHttpHeaders; body: string }[];

beforeAll(async () => {
  site = await startTestApp();
  receiver = createServer((call, response) => {
    let body = "";
    call.on("data", (part: Buffer) => (body += part.toString()));
    call.on("end", () => {
      requests.push({ headers: call.headers, body });
      response.writeHead(status, { location: "http://169.254.169.254/" }).end("thanks");
    });
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const address = receiver.address();
  if (address === null || typeof address === "string") throw new Error("The receiver isn't listening.");
  url = `http://127.0.0.1:${address.port}/hook`;
});
beforeEach(() => {
  Object.assign(getWebhookRules(site.ctx), { allowLoopback: true, deadlineMs: 3_000, resolve: undefined });
  requests = [];
  status = 204;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await site.close();
});

const createHook = async (user: Awaited<ReturnType<TestApp["asUser"]>>, name = "Receiver") =>
  (await user.call(add, { body: { name, url } })).data;

/** Creates a user with a webhook and a rule that uses it. */
async function createReceiver() {
  const user = await site.asUser();
  const hook = await createHook(user);
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  const body = { appId: 1, channels: { email: false, webhook: true } };
  const { data: rule } = await user.call(alertsEndpoints.addRule, { body });
  async function raise(keywordText: string) {
    await user.call(userKeywordsEndpoints.add, { body: { keywordText } });
    const pair = { keywordId: await ensureKeyword(site.ctx.db, keywordText, "ios"), country: "us" };
    await site.ctx.pool.query(
      `update app_ranks set previous_rank = 40, current_rank = 3, checked_at = now(),
       previous_checked_at = now() - interval '1 day' where app_id = 1 and keyword_id = $1`,
      [pair.keywordId],
    );
    await crawlEnded.emit(site.ctx, { ...pair, failure: null });
  }
  /** Returns the queued requests of the webhook, with the pause before each. */
  async function loadQueued(): Promise<{ id: string; seconds: number }[]> {
    const { rows } = await site.ctx.pool.query(
      `select data->>'id' as id, round(extract(epoch from start_after - created_on))::int as seconds
       from pgboss.job join alert_deliveries d on d.id::text = data->>'id'
       where name = 'alerts.webhook' and d.webhook_id = $1 order by created_on`,
      [hook.id],
    );
    return rows;
  }
  const load = async () => (await user.call(list)).data[0];
  const dropJobs = () => site.ctx.pool.query("delete from pgboss.job where name = 'alerts.webhook'");
  return { ...user, hook, rule, raise, loadQueued, load, dropJobs };
}

test("a secret is shown once, stored encrypted, and the creation is audited without the path", async () => {
  const user = await site.asUser();
  const { secret, ...hook } = await createHook(user);
  expect(secret).toMatch(/^lws_[\w-]{43}$/);
  expect((await user.call(list)).data).toEqual([hook]);
  const { rows } = await site.ctx.pool.query("select * from alert_webhooks where id = $1", [hook.id]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const data = JSON.stringify(await user.call(accountEndpoints.exportMe));
  expect(data).toContain(hook.url);
  expect(data).not.toContain(rows[0].sealed_secret);
  await user.call(remove, { params: { id: hook.id } });
  const audit = await site.ctx.pool.query(
    "select action, details from audit_log where actor_id = $1 and action like 'webhook.%' order by id",
    [user.id],
  );
  const details = new URL(url).host;
  expect(audit.rows).toEqual([
    { action: "webhook.created", details },
    { action: "webhook.deleted", details },
  ]);
});

test("an account has at most five webhooks, also with parallel requests", async () => {
  const user = await site.asUser();
  const answers = await Promise.all(
    Array.from({ length: MAX_WEBHOOKS + 2 }, () => user.request(add, { body: { name: "Receiver", url } })),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(MAX_WEBHOOKS);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(2);
});

test("S13: other users' webhooks are not found", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const params = { id: (await createHook(ada)).id };
  expect((await bob.call(list)).data).toEqual([]);
  for (const endpoint of [remove, sendTest]) {
    expect((await bob.request(endpoint, { params })).status).toBe(404);
  }
  expect((await bob.request(change, { params, body: { isEnabled: false } })).status).toBe(404);
  expect((await ada.call(list)).data).toMatchObject([{ isEnabled: true }]);
  expect(requests).toEqual([]);
});

test("a deleted account has no webhooks", async () => {
  const user = await createReceiver();
  await user.raise("rain");
  await site.ctx.pool.query("delete from users where id = $1", [user.id]);
  const { rowCount } = await site.ctx.pool.query("select 1 from alert_webhooks where id = $1", [
    user.hook.id,
  ]);
  expect(rowCount).toBe(0);
});

test("alerts are posted in one signed request, whose id stays the same when it is repeated", async () => {
  const user = await createReceiver();
  await user.raise("rain");
  await user.raise("storm");
  const [queued, ...more] = await user.loadQueued();
  expect(more).toEqual([]);
  const id = queued?.id ?? "";
  status = 500;
  await deliverAlerts(site.ctx, id);
  status = 200;
  await deliverAlerts(site.ctx, id);
  await deliverAlerts(site.ctx, id);
  expect(requests).toHaveLength(2);
  for (const { headers, body } of requests) {
    expect(headers["idempotency-key"]).toBe(id);
    const [, time = "", signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["listwise-signature"])) ?? [];
    expect(createHmac("sha256", user.hook.secret).update(`${time}.${body}`).digest("hex")).toBe(signature);
    const alert = {
      type: "rank-alert",
      rule: user.rule.id,
      app: { id: 1, name: user.rule.appName },
      country: "us",
      previousRank: 40,
      currentRank: 3,
    };
    expect(JSON.parse(body)).toMatchObject({
      id,
      type: "rank-alerts",
      alerts: [
        { ...alert, keyword: "rain" },
        { ...alert, keyword: "storm" },
      ],
    });
  }
});

test("more than a hundred alerts are several requests", async () => {
  const user = await createReceiver();
  await user.raise("rain");
  const [queued] = await user.loadQueued();
  await site.ctx.pool.query(
    `update alert_deliveries set alert_ids = array(select alert_ids[1] from generate_series(1, 230)) where id = $1`,
    [queued?.id],
  );
  for (let turn = 0; turn < 3; turn += 1) {
    for (const { id } of await user.loadQueued()) await deliverAlerts(site.ctx, id);
  }
  const { rows } = await site.ctx.pool.query(
    `select cardinality(alert_ids) as alerts from alert_deliveries
     where webhook_id = $1 and delivered_at is not null order by started_at`,
    [user.hook.id],
  );
  expect(rows.map(({ alerts }) => alerts)).toEqual([100, 100, 30]);
});

test("a rollback of the alert queues nothing, and neither does a rule without webhooks", async () => {
  const user = await createReceiver();
  const send = site.ctx.queue.send;
  const queue = jest.spyOn(site.ctx.queue, "send").mockImplementation(async (name, ...rest) => {
    if (name === "alerts.webhook") throw new Error("The queue is full.");
    return send(name, ...rest);
  });
  await expect(user.raise("rain")).rejects.toThrow("The queue is full.");
  queue.mockRestore();
  expect((await user.call(alertsEndpoints.list)).data).toEqual([]);
  expect(await user.loadQueued()).toEqual([]);
  await user.call(alertsEndpoints.changeRule, {
    params: { id: user.rule.id },
    body: { channels: { email: false, webhook: false } },
  });
  await user.raise("storm");
  expect((await user.call(alertsEndpoints.list)).data).toHaveLength(1);
  expect(await user.loadQueued()).toEqual([]);
});

test("failures are retried with growing pauses; after twenty the webhook is disabled until it is enabled again", async () => {
  const user = await createReceiver();
  status = 503;
  await user.raise("rain");
  const id = (await user.loadQueued())[0]?.id ?? "";
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await user.dropJobs();
    await deliverAlerts(site.ctx, id);
    expect(await user.loadQueued()).toEqual([{ id, seconds: 30 * 2 ** (attempt - 1) }]);
  }
  expect(await user.load()).toMatchObject({
    failures: 3,
    isEnabled: true,
    lastDeliveredAt: null,
    lastError: "The host responded with 503.",
  });

  await site.ctx.pool.query("update alert_webhooks set failures = 19 where id = $1", [user.hook.id]);
  await user.dropJobs();
  await deliverAlerts(site.ctx, id);
  await deliverAlerts(site.ctx, id);
  expect(requests).toHaveLength(4);
  expect(await user.loadQueued()).toEqual([]);
  expect(await user.load()).toMatchObject({ failures: 20, isEnabled: false });
  const { data } = await user.call(notificationsEndpoints.inbox);
  expect(data).toMatchObject([
    { title: "Webhook disabled", level: "warning", path: "/alerts?webhooks=open" },
  ]);
  expect(data[0]?.message).toContain("The host responded with 503.");

  await user.raise("storm");
  expect(await user.loadQueued()).toEqual([]);
  await user.call(change, { params: { id: user.hook.id }, body: { isEnabled: true } });
  status = 200;
  await user.raise("snow");
  await deliverAlerts(site.ctx, (await user.loadQueued())[0]?.id ?? "");
  expect(await user.load()).toMatchObject({ failures: 0, isEnabled: true });
  expect(JSON.parse(requests.at(-1)?.body ?? "")).toMatchObject({ alerts: [{ keyword: "snow" }] });
});

test("a request is given up after ten attempts", async () => {
  const user = await createReceiver();
  status = 500;
  await user.raise("rain");
  const id = (await user.loadQueued())[0]?.id ?? "";
  await site.ctx.pool.query("update alert_deliveries set attempts = 9, started_at = now() where id = $1", [
    id,
  ]);
  await user.dropJobs();
  await deliverAlerts(site.ctx, id);
  expect(await user.loadQueued()).toEqual([]);
});

test("a test event reports its result and doesn't count as a failure", async () => {
  const user = await createReceiver();
  const params = { id: user.hook.id };
  expect((await user.call(sendTest, { params })).data).toEqual({ delivered: true, error: null });
  expect(JSON.parse(requests[0]?.body ?? "")).toMatchObject({ type: "test", alerts: [] });
  status = 404;
  const error = "The host responded with 404.";
  expect((await user.call(sendTest, { params })).data).toEqual({ delivered: false, error });
  expect(await user.load()).toMatchObject({ failures: 0, lastError: error });
});

describe("S32: a public site", () => {
  beforeEach(() => {
    Object.assign(getWebhookRules(site.ctx), {
      allowLoopback: false,
      resolve: async () => [{ address: "93.184.216.34", family: 4 }],
    });
  });

  test.each([
    "http://hooks.example/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[fd00:ec2::254]/x",
    "https://2130706433/x",
    "https://hooks.example:8443/x",
    "https://user:password@hooks.example/x",
    "ftp://hooks.example/x",
    "hooks.example",
  ])("refuses %s", async (target) => {
    if (target.includes("localhost")) {
      Object.assign(getWebhookRules(site.ctx), {
        resolve: async () => [{ address: "127.0.0.1", family: 4 }],
      });
    }
    const user = await site.asUser();
    const answer = await user.request(add, { body: { name: "Receiver", url: target } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", details: [{ path: "url" }] },
    });
  });

  test("S33: refuses a host that resolves to a private address, then and later", async () => {
    const user = await site.asUser();
    const body = { name: "Receiver", url: "https://hooks.example/x" };
    const { data: hook } = await user.call(add, { body });
    const resolve = async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "10.0.0.5", family: 4 },
    ];
    Object.assign(getWebhookRules(site.ctx), { resolve });
    expect((await user.request(add, { body })).body.message).toBe("The host has no public address.");
    const { data } = await user.call(sendTest, { params: { id: hook.id } });
    expect(data).toEqual({ delivered: false, error: "The host has no public address." });
  });
});

test("S34: a redirect isn't followed, and a host that never answers times out", async () => {
  const user = await createReceiver();
  const params = { id: user.hook.id };
  status = 302;
  const error = "The host responded with 302.";
  expect((await user.call(sendTest, { params })).data).toEqual({ delivered: false, error });
  expect(requests).toHaveLength(1);
  Object.assign(getWebhookRules(site.ctx), { deadlineMs: 1 });
  expect((await user.call(sendTest, { params })).data.delivered).toBe(false);
});
