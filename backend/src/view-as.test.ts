import type { Endpoint } from "@listwise/contracts/api";
import { accountEndpoints, apiKeysEndpoints, viewAsEndpoints } from "@listwise/contracts/account";
import { webhooksEndpoints } from "@listwise/contracts/alerts";
import { secondFactorEndpoints, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { endpoints } from "@listwise/contracts/endpoints";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { EXPORT_STREAM_PATH, exportsEndpoints } from "@listwise/contracts/exports";
import { z } from "zod";
import type { Caller } from "./testing/call";
import { startTestApp, type TestApp } from "./testing/test-app";
import { viewAccount } from "./testing/view-account";

let site: TestApp;
let customer: Awaited<ReturnType<TestApp["asUser"]>>;
let viewer: Caller;

beforeAll(async () => {
  site = await startTestApp();
  customer = await site.asUser({ plan: "team" });
  await customer.call(userKeywordsEndpoints.add, { body: { keywordText: "storm", country: "gb" } });
  viewer = await viewAccount(site, await site.asAdmin(), customer.id);
});
afterAll(() => site.close());

const toRow = (endpoint: Endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint];
const { stop } = viewAsEndpoints;
const writes = endpoints.filter((endpoint) => endpoint.method !== "GET" && endpoint !== stop);
const reads = endpoints.filter(({ method }) => method === "GET");

test.each(writes.map(toRow))("S89: a view can't call %s", async (_name, endpoint) => {
  expect(await viewer.request(endpoint)).toMatchObject({ status: 403, body: { code: "VIEW_ONLY" } });
});

test("a view can't stream an export", async () => {
  const url = `/api${EXPORT_STREAM_PATH.replace("{id}", "1")}`;
  expect((await viewer.inject({ method: "POST", url, payload: {} })).json()).toMatchObject({
    code: "VIEW_ONLY",
  });
});

const secrets: Endpoint[] = [
  ...[accountEndpoints.sessions, accountEndpoints.signInMethods, accountEndpoints.exportMe],
  ...[apiKeysEndpoints.list, webhooksEndpoints.list, signInFactorsEndpoints.list],
  ...[exportsEndpoints.list, exportsEndpoints.get],
  ...Object.values(secondFactorEndpoints).filter(
    ({ method, access }) => method === "GET" && access === "session",
  ),
];

test.each(secrets.map(toRow))(
  "a view can't read the secrets and the security of %s",
  async (_name, endpoint) => {
    expect(await viewer.request(endpoint)).toMatchObject({ status: 403, body: { code: "VIEW_ONLY" } });
  },
);

const restricted = reads.filter(({ access }) => !["public", "session", "user"].includes(access));

test.each(restricted.map(toRow))("a view has no rights of an administrator: %s", async (_name, endpoint) => {
  expect((await viewer.request(endpoint)).status).toBe(403);
});

const readable = reads.filter((endpoint) => !secrets.includes(endpoint) && !restricted.includes(endpoint));

/** Fields that say if there is a secret, or name something that isn't one. */
const HARMLESS = ["password", "keywordText", "keywords"];

test.each(readable.filter(({ access }) => access !== "public").map(toRow))(
  "the response of %s has no field for a secret",
  (_name, { response }) => {
    const names = JSON.stringify(z.toJSONSchema(response, { unrepresentable: "any" })).match(/"\w+":/g) ?? [];
    const fields = names.map((name) => name.slice(1, -2)).filter((name) => !HARMLESS.includes(name));
    expect(fields.filter((name) => /token|secret|password|apiKey|recovery|hash$/i.test(name))).toEqual([]);
  },
);

/** Returns a digest of each table that says something about accounts. */
async function readTables(): Promise<Record<string, string>> {
  const { rows } = await site.ctx.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and (column_name = 'user_id' or table_name in ('users', 'audit_log', 'sent_mails'))`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const sql = `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`;
    digests[name] = (await site.ctx.pool.query<{ sum: string }>(sql)).rows[0]?.sum ?? "";
  }
  return digests;
}

test("reading in a view uses up no limit, and changes neither the account nor when it was last seen", async () => {
  const countersSql = "select key, hits from rate_counters where key like $1 order by key";
  const readCounters = async () => (await site.ctx.pool.query(countersSql, [`%:${customer.id}`])).rows;
  const [before, counters] = [await readTables(), await readCounters()];
  for (const endpoint of readable) {
    const { status, body } = await viewer.request(endpoint);
    expect({ path: endpoint.path, code: body.code, status }).not.toMatchObject({ code: "VIEW_ONLY" });
    expect({ path: endpoint.path, status, fine: status < 500 || status === 502 }).toMatchObject({
      fine: true,
    });
  }
  const after = await readTables();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed).toEqual([]);
  expect(await readCounters()).toEqual(counters);
});
