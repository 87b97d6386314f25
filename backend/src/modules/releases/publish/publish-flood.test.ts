import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { authEndpoints } from "@listwise/contracts/auth";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { listen } from "../../../testing/connect-socket";
import { eventually } from "../../../testing/eventually";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { aDescriptor, anUpload } from "../releases.fixtures";

const { createToken, publish } = releasesEndpoints;
const name = "mfe-tracking";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("a team that publishes nonstop only delays itself; others can still make requests and roll back", async () => {
  const owner = await site.asAdmin("superadmin");
  const { data } = await owner.call(createToken, { body: { name, label: "Tracking" } });
  const stranger = await site.asAdmin("superadmin");
  const user = await site.asUser();
  const uploads = Array.from({ length: 70 }, (_, number) =>
    site.inject({
      method: "POST",
      url: `/api/releases/${name}`,
      headers: { authorization: `Bearer ${data.token}` },
      payload: anUpload(name, `1.${number}.0-a`),
    }),
  );
  const others = await Promise.all(
    Array.from({ length: 20 }, () => user.request(authEndpoints.me)).map(
      async (answer) => (await answer).status,
    ),
  );
  expect(new Set(others)).toEqual(new Set([200]));
  const rollback = await stranger.request(releasesEndpoints.rollback, { params: { name }, body: {} });
  expect(rollback.body.message).toContain("no earlier version");
  const statuses = (await Promise.all(uploads)).map(({ statusCode }) => statusCode);
  const having = (wanted: number) => statuses.filter((status) => status === wanted).length;
  // One ran, two waited, a late one may have taken a free place, and the rest of the minute's quota was told to retry.
  const stored = having(201);
  expect(stored).toBeGreaterThanOrEqual(3);
  expect(stored).toBeLessThan(10);
  expect({ busy: having(503), limited: having(429) }).toEqual({
    busy: (publish.perMinute ?? 0) - stored,
    limited: uploads.length - (publish.perMinute ?? 0),
  });
});

test("a release that takes long to read doesn't delay rollbacks", async () => {
  const admin = await site.asAdmin("superadmin");
  const rollBack = () => admin.request(releasesEndpoints.rollback, { params: { name }, body: {} });
  const done: string[] = [];
  const version = "9.0.0-large";
  // Text like this is slow to compress.
  const code = `"${randomBytes(950_000).toString("hex")}"`;
  const budget = { entry: 10_000_000, total: 10_000_000 };
  const over = { descriptor: { ...aDescriptor(name, [`/${name}`]), budget } };
  const upload = anUpload(name, version, { code, over });
  const { findings } = await admin.call(publish, { params: { name }, body: upload });
  const confirm = { reason: "A large one.", findings: findings.map(({ message }) => message) };
  const promoting = admin
    .call(releasesEndpoints.promote, { params: { name }, body: { version, percent: 100, confirm } })
    .then(() => done.push("promote"));
  await rollBack();
  done.push("rollback");
  await promoting;
  expect(done).toEqual(["rollback", "promote"]);
});

test("S88: slow uploads don't fill the memory: a fourth one is refused before its body is read", async () => {
  const admin = await site.asAdmin("superadmin");
  const body = JSON.stringify(anUpload(name, "8.0.0-held"));
  const gate = new AbortController();
  const opened = once(gate.signal, "abort");
  let reading = 0;
  async function* hold() {
    reading += 1;
    yield body.slice(0, 10);
    await opened;
    yield body.slice(10);
  }
  const send = (payload: Readable | string) =>
    admin.inject({
      method: "POST",
      url: `/api/releases/${name}/check`,
      headers: { "content-type": "application/json" },
      payload,
    });
  const first = Array.from({ length: 3 }, () => send(Readable.from(hold())));
  await eventually(
    async () => reading,
    (count) => count === 3,
  );
  expect((await send("not even JSON")).json()).toMatchObject({ code: "UNAVAILABLE" });
  gate.abort();
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await send(body)).statusCode).toBe(200);
});

test("S88: aborted uploads release their slots: the next upload is accepted", async () => {
  const admin = await site.asAdmin("superadmin");
  const { port } = new URL(await listen(site));
  const body = JSON.stringify(anUpload(name, "8.1.0-broken"));
  const path = `/api/releases/${name}/check`;
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `authorization: Bearer ${admin.token}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "\r\n",
  ].join("\r\n");
  const breakOff = async (text: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(text, () => socket.destroy());
    await once(socket, "close");
  };
  for (let times = 0; times < 3; times += 1) await breakOff(head);
  await breakOff(`${head}${body}`.repeat(3));
  const send = () =>
    admin.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/json" },
      payload: body,
    });
  expect((await eventually(send, ({ statusCode }) => statusCode !== 503)).statusCode).toBe(200);
});
