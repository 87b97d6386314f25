import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { releasesEndpoints, rolloutEndpoints } from "@listwise/contracts/releases";
import { getWebhookRules } from "../../../infra/security/post-to-webhook";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload } from "../releases.fixtures";
import { checkRollouts } from "./check-rollouts";
import { postToOwner } from "./notify-owner";
import { createRelease, NEXT, STABLE } from "./rollouts.fixtures";

const { publish, promote } = releasesEndpoints;
const { contacts, setContact, pause } = rolloutEndpoints;

let site: TestApp;
let owner: Caller;
let release: Awaited<ReturnType<typeof createRelease>>;
let receiver: Server;
let url: string;
let status: number;
let requests: { headers: IncomingHttpHeaders; body: string }[];

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  await owner.call(publish, { params: { name: "shell" }, body: anUpload("shell", "1.0.0-a") });
  await owner.call(promote, { params: { name: "shell" }, body: { version: "1.0.0-a" } });
  receiver = createServer((call, response) => {
    let body = "";
    call.on("data", (part: Buffer) => (body += part.toString()));
    call.on("end", () => {
      requests.push({ headers: call.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const address = receiver.address();
  if (address === null || typeof address === "string") throw new Error("The receiver isn't listening.");
  url = `http://127.0.0.1:${address.port}/hook`;
});
beforeEach(async () => {
  Object.assign(getWebhookRules(site.ctx), { allowLoopback: true });
  [requests, status] = [[], 204];
  release = await createRelease(site, owner);
});
afterAll(async () => {
  await new Promise((done) => receiver.close(done));
  await site.close();
});

async function findJobs<T>(name: string, about: string): Promise<T[]> {
  const sql =
    "select data from pgboss.job where name = $1 and data::text like '%' || $2 || '%' order by created_on";
  const { rows } = await site.ctx.pool.query<{ data: T }>(sql, [name, about]);
  return rows.map(({ data }) => data);
}

async function failALittle() {
  await release.start();
  await release.mounts(STABLE, 30);
  await release.mounts(NEXT, 57);
  await release.fails(NEXT, 3);
  await checkRollouts(site.ctx);
}

test("the owner is told by email and webhook when a rollout pauses because of its health", async () => {
  const body = { email: "Team@listwise.example", webhookUrl: url };
  const { data, secret } = await owner.call(setContact, { params: release.params, body });
  expect(data).toEqual({ name: release.name, email: "team@listwise.example", webhookUrl: url });
  await failALittle();
  const [mail] = await findJobs<{ to: string; subject: string; text: string }>("mail.send", release.name);
  expect(mail).toMatchObject({
    to: "team@listwise.example",
    subject: `${release.name}: rollout paused at 1%`,
  });
  expect(mail?.text).toContain(`The rollout of ${release.name} ${NEXT} was paused`);
  expect(mail?.text).toContain("5% of 60 pages failed to mount, 0% with the stable version.");
  const [job] = await findJobs<Parameters<typeof postToOwner>[1]>("releases.webhook", release.name);
  if (!job) throw new Error("No webhook call is queued.");
  await postToOwner(site.ctx, job);
  const [request] = requests;
  expect(JSON.parse(request?.body ?? "")).toMatchObject({
    type: "release-rollout",
    release: release.name,
    version: NEXT,
    kind: "paused",
    percent: 1,
  });
  const [, seconds, signature] =
    /^t=(\d+),v1=(\w+)$/.exec(String(request?.headers["listwise-signature"])) ?? [];
  expect(signature).toBe(
    createHmac("sha256", secret ?? "")
      .update(`${seconds}.${request?.body}`)
      .digest("hex"),
  );
});

test("the owner is told about an automatic rollback without a rollout", async () => {
  const { name, params } = release;
  await owner.call(setContact, { params, body: { email: "team@listwise.example", webhookUrl: url } });
  await owner.call(promote, { params, body: { version: NEXT, percent: 10 } });
  await release.fails(NEXT, 5);
  expect(await release.live()).toEqual({ stable: STABLE, canary: null });
  const reason = "5 of 5 pages saw failures in 15 minutes, from 5 networks";
  const mails = await findJobs<{ subject: string; text: string }>("mail.send", name);
  expect(mails).toEqual([
    expect.objectContaining({
      subject: `${name} ${NEXT} was rolled back`,
      text: expect.stringContaining(`${reason}.`),
    }),
  ]);
  const [job] = await findJobs<Parameters<typeof postToOwner>[1]>("releases.webhook", name);
  if (!job) throw new Error("No webhook call is queued.");
  await postToOwner(site.ctx, job);
  expect(JSON.parse(requests[0]?.body ?? "")).toMatchObject({
    ...{ type: "release-rollback", release: name, version: NEXT, kind: "rolled-back" },
    ...{ percent: null, reason },
  });
});

test("a webhook that fails is called again, with the same id, and administrators see why", async () => {
  await owner.call(setContact, { params: release.params, body: { email: null, webhookUrl: url } });
  await failALittle();
  status = 500;
  const [job] = await findJobs<Parameters<typeof postToOwner>[1]>("releases.webhook", release.name);
  if (!job) throw new Error("No webhook call is queued.");
  await postToOwner(site.ctx, job);
  const jobs = await findJobs("releases.webhook", release.name);
  expect(jobs).toEqual([job, { ...job, attempt: 2 }]);
  const { data } = await owner.call(contacts);
  const found = data.find(({ name }) => name === release.name);
  expect(found?.lastError).toContain("500");
  await postToOwner(site.ctx, { ...job, attempt: 8 });
  expect(await findJobs("releases.webhook", release.name)).toHaveLength(2);
});

test("what a person does is not sent, and neither is anything without a contact", async () => {
  await owner.call(setContact, { params: release.params, body: { email: "a@b.example", webhookUrl: url } });
  await release.start();
  await owner.call(pause, { params: release.params, body: {} });
  expect(await findJobs("mail.send", release.name)).toEqual([]);
  release = await createRelease(site, owner);
  await failALittle();
  expect(await findJobs("mail.send", release.name)).toEqual([]);
});

test("a webhook on a private network is refused; one that stays keeps its secret", async () => {
  const { params } = release;
  Object.assign(getWebhookRules(site.ctx), { allowLoopback: false });
  const refused = await owner.request(setContact, { params, body: { email: null, webhookUrl: url } });
  expect(refused).toMatchObject({ status: 400, body: { details: [{ path: "webhookUrl" }] } });
  expect((await owner.call(contacts)).data.map(({ name }) => name)).not.toContain(release.name);
  Object.assign(getWebhookRules(site.ctx), { allowLoopback: true });
  const first = await owner.call(setContact, { params, body: { email: null, webhookUrl: url } });
  expect(first.secret).toMatch(/^lws_/);
  const second = await owner.call(setContact, { params, body: { email: "a@b.example", webhookUrl: url } });
  expect(second.secret).toBeNull();
});
