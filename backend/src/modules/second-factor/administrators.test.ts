import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { contentEndpoints } from "@listwise/contracts/content";
import { endpoints } from "@listwise/contracts/endpoints";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { listen, waitForEvent, openSocket } from "../../testing/connect-socket";
import { eventually } from "../../testing/eventually";
import { addPasskeyTo, addTotp } from "../../testing/second-factor";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, removeTotp, removePasskey } = signInFactorsEndpoints;
const { me } = authEndpoints;

let site: TestApp;
let address: string;
beforeAll(async () => {
  site = await startTestApp({ env: { PUBLIC_URL: "https://listwise.example" } });
  address = await listen(site);
});
afterAll(() => site.close());

const administration = endpoints.filter(({ access }) => ["admin", "superadmin", "team"].includes(access));

test("S74: every admin endpoint refuses an administrator without a second factor", async () => {
  const owner = await site.asAdmin("superadmin");
  expect((await owner.call(me)).user).toMatchObject({
    role: "superadmin",
    secondFactor: false,
    secondFactorRequired: true,
  });
  for (const endpoint of administration) {
    const { status, body } = await owner.request(endpoint);
    const name = `${endpoint.method} ${endpoint.path}`;
    expect({ name, status, code: body.code }).toEqual({ name, status: 403, code: "SECOND_FACTOR_REQUIRED" });
  }
});

test("drafts and admin events also require the second factor", async () => {
  const admin = await site.asAdmin();
  const drafts = () => admin.request(contentEndpoints.posts, { query: { published: "false" } });
  const witness = await site.asAdmin();
  await addTotp(site, witness);
  const sockets = [admin, witness].map(({ token }) => openSocket(address, token));
  const [mine, theirs] = sockets;
  if (!mine || !theirs) throw new Error("Expected two sockets.");
  const events: string[] = [];
  mine.onAny((name: string) => events.push(name));
  await Promise.all(sockets.map((socket) => waitForEvent(socket, "connect")));
  const announce = async (heard: typeof mine) => {
    let isTold = false;
    heard.once("presence:changed", () => (isTold = true));
    const tell = async () => {
      site.ctx.sockets.toAdmins("presence:changed", { userId: 1, status: "ONLINE" });
      return isTold;
    };
    // It is repeated because events may be lost.
    expect(await eventually(tell, Boolean)).toBe(true);
  };
  await announce(theirs);
  expect(events).toEqual([]);
  expect((await drafts()).status).toBe(403);
  await addTotp(site, admin);
  await announce(mine);
  expect((await drafts()).status).toBe(200);
  for (const socket of sockets) socket.close();
});

test("the same session has access once it has a second factor", async () => {
  const admin = await site.asAdmin();
  await addTotp(site, admin);
  expect((await admin.request(adminUserEndpoints.stats)).status).toBe(200);
  expect((await admin.request(releasesEndpoints.status)).status).toBe(200);
  expect((await admin.call(me)).user).toMatchObject({ secondFactor: true, secondFactorRequired: true });
});

test("an administrator's last factor stays, even if two are removed in parallel", async () => {
  const admin = await site.asAdmin();
  await addTotp(site, admin);
  expect((await admin.request(removeTotp)).status).toBe(409);
  const { id } = await addPasskeyTo(site, admin);
  const both = await Promise.all([
    admin.request(removeTotp),
    admin.request(removePasskey, { params: { id } }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await admin.call(list);
  expect(data.passkeys.length + Number(data.totp)).toBe(1);
  expect(data).toMatchObject({ required: true, recoveryCodesLeft: 10 });
});

test("users need no second factor until they become administrators", async () => {
  const [owner, user] = [await site.asAdmin("superadmin"), await site.asUser()];
  await addTotp(site, owner);
  expect((await user.call(me)).user).toMatchObject({ secondFactorRequired: false });
  await owner.call(adminUserEndpoints.setRole, { params: { id: user.id }, body: { role: "admin" } });
  expect((await user.request(adminUserEndpoints.stats)).body.code).toBe("SECOND_FACTOR_REQUIRED");
  expect((await user.call(me)).user).toMatchObject({ secondFactorRequired: true, secondFactor: false });
});
