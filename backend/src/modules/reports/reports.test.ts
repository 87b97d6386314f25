import { REPORT_KINDS, reportsEndpoints } from "@listwise/contracts/reports";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, templates, report, create, share, remove } = reportsEndpoints;

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
let other: typeof admin;
beforeAll(async () => {
  site = await startTestApp();
  [admin, other] = [await site.asAdmin(), await site.asAdmin()];
});
afterAll(() => site.close());

const make = async (body: object) => (await admin.call(create, { body: { name: "A report", ...body } })).data;
const loadReport = async (id: number) => (await admin.call(report, { params: { id } })).data;

test.each([...REPORT_KINDS])(
  "a report of %s has its template's columns, and text in every cell",
  async (kind) => {
    const { data } = await admin.call(templates);
    const { id, rows } = await make({ kind });
    const { columns, table } = await loadReport(id);
    expect(columns).toEqual(data.find((one) => one.kind === kind)?.columns);
    expect(table).toHaveLength(rows);
    expect(table.every((row) => row.length === columns.length)).toBe(true);
  },
);

test("lists the existing accounts without any secrets", async () => {
  const user = await site.asUser({ name: "=HYPERLINK(1)" });
  const { id } = await make({ kind: "accounts" });
  const { table } = await loadReport(id);
  expect(table[0]).toEqual([
    "=HYPERLINK(1)",
    user.email,
    "user",
    "free",
    "yes",
    expect.any(String),
    expect.any(String),
  ]);
  expect(JSON.stringify(table)).not.toMatch(/argon2/);
});

test("a report doesn't change after it was created", async () => {
  const { id, rows } = await make({ kind: "accounts" });
  await site.asUser();
  expect((await loadReport(id)).table).toHaveLength(rows);
});

test("S13: another administrator can see a report only while it is shared, and can never change or delete it", async () => {
  const { id } = await make({ kind: "plans" });
  const params = { id };
  expect((await other.request(report, { params })).status).toBe(404);
  await admin.call(share, { params, body: { isShared: true } });
  expect((await other.call(report, { params })).data).toMatchObject({ mine: false, createdBy: admin.email });
  const shared = await other.call(list, { query: { isShared: "true" } });
  expect(shared.data.map((one) => one.id)).toEqual([id]);
  expect((await other.request(share, { params, body: { isShared: false } })).status).toBe(404);
  expect((await other.request(remove, { params })).status).toBe(404);
  await admin.call(share, { params, body: { isShared: false } });
  expect((await other.call(list)).data).toEqual([]);
  await admin.call(remove, { params });
  expect((await admin.request(report, { params })).status).toBe(404);
});

test.each([
  { kind: "passwords" },
  { kind: "usage", days: 0 },
  { kind: "usage", days: 367 },
  { kind: "plans", name: " " },
])("refuses %j", async (body) => {
  expect((await admin.request(create, { body: { name: "A report", ...body } })).status).toBe(400);
});
