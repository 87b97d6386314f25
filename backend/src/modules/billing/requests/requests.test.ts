import { adminEndpoints } from "@listwise/contracts/admin";
import {
  planRequestsAdminEndpoints,
  planRequestsEndpoints,
  trialsEndpoints,
} from "@listwise/contracts/billing";
import { limitsEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import { listen, openSocket, waitForEvent } from "../../../testing/connect-socket";
import { findQueuedMails } from "../../../testing/mails";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { mine, create, withdraw } = planRequestsEndpoints;
const { list, approve, decline } = planRequestsAdminEndpoints;

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
afterAll(() => site.close());

type User = Awaited<ReturnType<TestApp["asUser"]>>;
const fetchPlan = async (user: User) => (await user.call(limitsEndpoints.myLimits)).plan.key;
const request = async (user: User, plan = "pro") => (await user.call(create, { body: { plan } })).data;
const findEntries = async (email: string) => {
  const { rows } = await site.ctx.pool.query<{ action: string }>(
    "select action from audit_log where details like $1 order by id",
    [`${email}%`],
  );
  return rows.map(({ action }) => action);
};

test.each([mine, create, withdraw])("$method $path refuses a visitor", async (endpoint) => {
  expect(await site.request(endpoint, { params: { id: 1 }, body: { plan: "pro" } })).toMatchObject({
    status: 401,
  });
});

test.each([list, approve, decline])("$method $path refuses a user", async (endpoint) => {
  const user = await site.asUser();
  const answer = await user.request(endpoint, { params: { id: 1 }, body: { reason: "No" } });
  expect(answer).toMatchObject({ status: 403 });
});

test("one request per plan is open; a second one says so, and plans that aren't offered don't exist", async () => {
  const user = await site.asUser();
  const sent = await Promise.all(
    Array.from({ length: 4 }, () => user.request(create, { body: { plan: "pro" } })),
  );
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(sent.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { message: "You already requested the Pro plan. We'll email you when it's decided." },
  });
  await request(user, "team");
  for (const plan of ["gold", "unlimited"]) {
    expect(await user.request(create, { body: { plan } })).toMatchObject({ status: 404 });
  }
  expect(await user.request(create, { body: { plan: "free" } })).toMatchObject({ status: 409 });
  const { data } = await user.call(mine);
  expect(data.map(({ plan, state }) => [plan.key, state])).toEqual([
    ["team", "open"],
    ["pro", "open"],
  ]);
});

test("a user can withdraw only their own open request, and ask again", async () => {
  const [user, other] = [await site.asUser(), await site.asUser()];
  const { id } = await request(user);
  expect(await other.request(withdraw, { params: { id } })).toMatchObject({ status: 404 });
  expect((await user.call(withdraw, { params: { id } })).data).toMatchObject({ state: "withdrawn" });
  expect(await user.request(withdraw, { params: { id } })).toMatchObject({ status: 409 });
  expect(await admin.request(approve, { params: { id } })).toMatchObject({ status: 409 });
  expect(await fetchPlan(user)).toBe("free");
  expect((await request(user)).state).toBe("open");
});

test("an approval assigns the plan, emails the user and is audited, once", async () => {
  const user = await site.asUser();
  const { id } = await request(user);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => admin.request(approve, { params: { id } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await fetchPlan(user)).toBe("pro");
  const mails = await findQueuedMails(site, user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your plan is now Pro"]);
  expect(await findEntries(user.email)).toEqual([
    "plan-request.created",
    "user.plan-changed",
    "plan-request.approved",
  ]);
  expect((await user.call(mine)).data[0]).toMatchObject({ state: "approved", decidedAt: expect.any(String) });
  expect(await user.request(create, { body: { plan: "pro" } })).toMatchObject({ status: 409 });
});

test("a request is no longer open once an administrator has assigned its plan directly", async () => {
  const user = await site.asUser();
  await request(user, "team");
  const { id } = await request(user);
  await admin.call(userLimitsEndpoints.setUserPlan, { params: { id: user.id }, body: { plan: "pro" } });
  const { data } = await user.call(mine);
  expect(data.map(({ plan, state }) => [plan.key, state])).toEqual([
    ["pro", "approved"],
    ["team", "open"],
  ]);
  expect(await admin.request(approve, { params: { id } })).toMatchObject({ status: 409 });
});

test("during a trial its plan can be requested, and the approval keeps it", async () => {
  const user = await site.asUser();
  await site.ctx.pool.query("update limit_templates set trial_days = 5 where key = 'pro'");
  await user.call(trialsEndpoints.start, { body: { plan: "pro" } });
  const { id } = await request(user);
  await admin.call(approve, { params: { id } });
  expect((await user.call(trialsEndpoints.mine)).data?.endedAt).not.toBeNull();
  expect(await fetchPlan(user)).toBe("pro");
});

test("a refusal needs a reason, which the user reads; the plan stays", async () => {
  const user = await site.asUser();
  const { id } = await request(user, "team");
  expect(await admin.request(decline, { params: { id }, body: { reason: "  " } })).toMatchObject({
    status: 400,
  });
  expect((await user.call(mine)).data[0]?.state).toBe("open");
  const reason = "Your team already has an account.";
  const { data } = await admin.call(decline, { params: { id }, body: { reason } });
  expect(data).toMatchObject({ state: "declined", reason, decidedBy: admin.email, email: user.email });
  expect((await user.call(mine)).data[0]).toMatchObject({ state: "declined", reason });
  const [mail] = await findQueuedMails(site, user.email);
  expect(mail?.subject).toBe("Your request for the Team plan was declined");
  expect(mail?.text).toContain(reason);
  expect(await fetchPlan(user)).toBe("free");
});

test("requests that can't be approved change nothing", async () => {
  const [payer, late] = [await site.asUser(), await site.asUser()];
  await site.ctx.pool.query(
    `insert into paddle_products (price_id, name, plan) values ('pri_team', 'Team', 'team')`,
  );
  await site.ctx.pool.query(
    `insert into subscriptions (id, user_id, status, price_id, occurred_at) values ('sub_1', $1, 'active', 'pri_team', now())`,
    [payer.id],
  );
  const paying = await request(payer);
  expect(await admin.request(approve, { params: { id: paying.id } })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^This user pays for another plan/) },
  });
  await site.ctx.pool.query(
    `insert into limit_templates (key, name, description) values ('gone', 'Gone', '')`,
  );
  const lost = await request(late, "gone");
  await site.ctx.pool.query("delete from limit_templates where key = 'gone'");
  expect(await admin.request(approve, { params: { id: lost.id } })).toMatchObject({ status: 409 });
  expect([await fetchPlan(payer), await fetchPlan(late)]).toEqual(["free", "free"]);
  expect(await findQueuedMails(site, payer.email)).toEqual([]);
  expect(await findEntries(payer.email)).toEqual(["plan-request.created"]);
  expect(await admin.request(approve, { params: { id: 999_999 } })).toMatchObject({ status: 404 });
});

test("an administrator doesn't decide on a superadmin's request", async () => {
  const owner = await site.asAdmin("superadmin");
  const { id } = await request(owner);
  expect(await admin.request(approve, { params: { id } })).toMatchObject({ status: 403 });
  expect(await fetchPlan(owner)).toBe("free");
});

test("administrators see how many are open, and open ones first, the oldest first", async () => {
  const before = (await admin.call(adminEndpoints.dashboard)).data.openPlanRequests;
  const [first, second] = [
    await site.asUser({ name: "Zoe Queue" }),
    await site.asUser({ name: "Yan Queue" }),
  ];
  const done = await request(first, "team");
  await admin.call(approve, { params: { id: done.id } });
  for (const user of [first, second]) await request(user);
  expect((await admin.call(adminEndpoints.dashboard)).data.openPlanRequests).toBe(before + 2);
  const found = await admin.call(list, { query: { search: "queue" } });
  expect(found.openCount).toBe(before + 2);
  expect(
    found.data.map(({ name, plan, state, currentPlan }) => [name, plan.key, state, currentPlan.name]),
  ).toEqual([
    ["Zoe Queue", "pro", "open", "Team"],
    ["Yan Queue", "pro", "open", "Free"],
    ["Zoe Queue", "team", "approved", "Team"],
  ]);
  expect((await admin.call(list, { query: { state: "approved", search: "zoe" } })).pagination.total).toBe(1);
});

test("administrators get the number of open requests on connect and after every change; users don't", async () => {
  const [user, other] = [await site.asUser(), await site.asUser()];
  const address = await listen(site);
  const socket = openSocket(address, admin.token);
  const path = "/admin/plan-requests";
  const [first] = await waitForEvent(socket, "menu:counted");
  const { openCount } = await admin.call(list, {});
  expect(first).toEqual({ path, count: openCount });
  const userSocket = openSocket(address, other.token);
  const heard = jest.fn();
  userSocket.onAny(heard);
  let next = waitForEvent(socket, "menu:counted");
  const { id } = await request(user);
  expect(await next).toEqual([{ path, count: openCount + 1 }]);
  next = waitForEvent(socket, "menu:counted");
  await user.call(withdraw, { params: { id } });
  expect(await next).toEqual([{ path, count: openCount }]);
  expect(heard).not.toHaveBeenCalled();
  socket.disconnect();
  userSocket.disconnect();
});
