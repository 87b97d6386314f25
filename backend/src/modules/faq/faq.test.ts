import { FAQ_CATEGORIES, faqAdminEndpoints, faqEndpoints } from "@listwise/contracts/content";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { seedFaqs } from "./index";

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
afterAll(() => site.close());

const { publicList, publicOne, publicCategories, publicSubcategories } = faqEndpoints;
const edit = faqAdminEndpoints;
const aFaq = { question: "Is this a test?", answer: "Line one\nLine two", category: "TECHNICAL" };
const found = async (query = {}) => (await site.call(publicList, { query })).data;
const add = async (extra = {}) => (await admin.call(edit.create, { body: { ...aFaq, ...extra } })).data;

async function findAuditEntries(action: string): Promise<unknown[]> {
  const sql = "select result, actor_id, details from audit_log where action = $1 order by id";
  return (await site.ctx.pool.query(sql, [action])).rows;
}

describe("the default questions", () => {
  test("are at least twenty, in six categories, with correct counts", async () => {
    const all = await found();
    expect(all.length).toBeGreaterThanOrEqual(20);
    const { data } = await site.call(publicCategories);
    expect(data.map(({ category }) => category)).toEqual([...FAQ_CATEGORIES]);
    for (const { category, count } of data) {
      expect(count).toBeGreaterThan(0);
      expect({ category, count: (await found({ category })).length }).toEqual({ category, count });
    }
  });

  test("are seeded only while the FAQ is empty", async () => {
    const before = (await found()).length;
    await seedFaqs(site.ctx);
    expect((await found()).length).toBe(before);
  });
});

describe("S52: inactive questions", () => {
  test("are in no public list, count, subcategory or page", async () => {
    const { id } = await add({ isActive: false, subcategory: "Hidden corner", question: "Unmistakable?" });
    expect(await found({ search: "unmistakable" })).toEqual([]);
    expect(await found({ isActive: "false" })).toEqual([]);
    expect((await found()).every(({ isActive }) => isActive)).toBe(true);
    const names = await site.call(publicSubcategories, { params: { category: "TECHNICAL" } });
    expect(names.data).not.toContain("Hidden corner");
    expect(await site.request(publicOne, { params: { id } })).toMatchObject({ status: 404 });
    const { data } = await admin.call(edit.list, { query: { isActive: "false" } });
    expect(data.map((faq) => faq.id)).toEqual([id]);
  });

  test("are shown and hidden by a toggle, which is audited", async () => {
    const { id } = await add({ isActive: false });
    expect((await admin.call(edit.toggleStatus, { params: { id } })).data.isActive).toBe(true);
    expect((await site.call(publicOne, { params: { id } })).data.answer).toBe("Line one\nLine two");
    await admin.call(edit.toggleStatus, { params: { id } });
    expect(await site.request(publicOne, { params: { id } })).toMatchObject({ status: 404 });
    expect(await findAuditEntries("faq.toggled")).toHaveLength(2);
  });
});

describe("search", () => {
  beforeAll(() => add({ question: "Why 100% literal_text?", answer: "Zebra \\ stripes" }));

  test.each([
    ["zEBRA", 1],
    ["stripes literal_t", 1],
    ["100%", 1],
    ["literalXtext", 0],
    ["zebra giraffe", 0],
    ["%' or 1=1", 0],
    ["'; drop table faqs; --", 0],
  ])("%j finds %i", async (search, count) => {
    expect(await found({ search })).toHaveLength(count);
  });

  test("blank text does not filter; 10 kB are refused with a helpful message", async () => {
    const all = (await found()).length;
    expect(await found({ search: "   " })).toHaveLength(all);
    const { status, body } = await site.request(publicList, { query: { search: "x".repeat(10_000) } });
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: "Use at most 200 characters for a search.",
    });
  });

  test.each(["general", "ALL", "../../etc", "'"])("the category %j is a 400", async (category) => {
    expect(await site.request(publicList, { query: { category } })).toMatchObject({ status: 400 });
  });
});

describe("editing", () => {
  test("a change based on an older version gets a 409 with the current one", async () => {
    const faq = await add();
    const first = { ...aFaq, question: "First?", updatedAt: faq.updatedAt };
    const { data } = await admin.call(edit.update, { params: { id: faq.id }, body: first });
    const second = { ...aFaq, question: "Second?", updatedAt: faq.updatedAt };
    const { status, body } = await admin.request(edit.update, { params: { id: faq.id }, body: second });
    expect({ status, code: body.code }).toEqual({ status: 409, code: "CONFLICT" });
    expect(body.details).toMatchObject({ updatedAt: data.updatedAt, current: { question: "First?" } });
    expect((await admin.call(edit.one, { params: { id: faq.id } })).data.question).toBe("First?");
    const details = `${faq.id}: ${faq.question}: question ${faq.question} → First?`;
    expect(await findAuditEntries("faq.changed")).toEqual([{ result: "ok", actor_id: admin.id, details }]);
  });

  test.each([
    [{ question: " " }, "Enter a question."],
    [{ answer: "" }, "Enter an answer."],
    [{ answer: "x".repeat(5001) }, "Use at most 5,000 characters."],
    [{ category: "ALL" }, expect.anything()],
  ])("%j is refused", async (wrong, message) => {
    const { status, body } = await admin.request(edit.create, { body: { ...aFaq, ...wrong } });
    expect({ status, message: body.message }).toEqual({ status: 400, message });
  });

  test("new questions come last, a reorder moves them, and an unknown id moves none", async () => {
    const [one, two] = [await add({ category: "BILLING" }), await add({ category: "BILLING" })];
    const order = async () => (await found({ category: "BILLING" })).map(({ id }) => id).slice(-2);
    expect(await order()).toEqual([one.id, two.id]);
    const swap = [
      { id: one.id, order: 1000 },
      { id: two.id, order: 999 },
    ];
    const wrong = { faqOrders: [...swap, { id: 999_999, order: 1 }] };
    expect(await admin.request(edit.reorder, { body: wrong })).toMatchObject({ status: 404 });
    expect(await order()).toEqual([one.id, two.id]);
    await admin.call(edit.reorder, { body: { faqOrders: swap } });
    expect(await order()).toEqual([two.id, one.id]);
    const twice = { faqOrders: [swap[0], swap[0]] };
    expect(await admin.request(edit.reorder, { body: twice })).toMatchObject({ status: 400 });
    expect(await findAuditEntries("faq.reordered")).toHaveLength(1);
  });

  test("a question is deleted once, and each change is audited with its author", async () => {
    const { id } = await add({ question: "Gone\nsoon?" });
    await admin.call(edit.remove, { params: { id } });
    expect(await admin.request(edit.remove, { params: { id } })).toMatchObject({ status: 404 });
    expect(await findAuditEntries("faq.deleted")).toEqual([
      { result: "ok", actor_id: admin.id, details: `${id}: Gone soon?` },
    ]);
  });
});
