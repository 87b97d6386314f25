import { presenceEndpoints } from "@listwise/contracts/account";
import { authEndpoints } from "@listwise/contracts/auth";
import { bus, signOut, storage } from "@listwise/shared-auth";
import { answerWith, failWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { HttpResponse } from "msw";
import { setupSite } from "../../../testing/setup-site";
import { startPresence } from "./start-presence";

const server = setupSite();
let reports: unknown[] = [];
let stop = () => {};

const realTimeout = setTimeout;

/** Advances the page's clock and then waits briefly for responses. */
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => realTimeout(resolve, 10));
}

beforeEach(() => {
  reports = [];
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
  jest.spyOn(console, "warn").mockImplementation(() => {});
  server.use(
    handle(presenceEndpoints.report, async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  window.history.replaceState(null, "", "/keywords?secret=1");
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

async function settled(count: number): Promise<void> {
  for (let times = 0; times < 50 && reports.length < count; times += 1) await pass(0);
}

test("the first report comes after a second with the path, without the query", async () => {
  signInAs("user");
  stop = startPresence();
  await pass(900);
  expect(reports).toEqual([]);
  await pass(200);
  await settled(1);

  expect(reports).toEqual([
    {
      currentPage: "/keywords",
      browser: expect.any(String),
      os: expect.any(String),
      fingerprint: storage.get("fingerprint"),
      hidden: false,
    },
  ]);
});

test("many pages in five seconds cause two reports; a visible page reports every 30 seconds", async () => {
  signInAs("user");
  stop = startPresence();
  await pass(1_100);
  await settled(1);
  for (let page = 0; page < 20; page += 1) {
    bus.emit("route:changed", { pathname: `/page-${page}` });
    await pass(100);
  }
  await pass(4_000);
  await settled(2);
  expect(reports).toHaveLength(2);
  await pass(30_000);
  await settled(3);
  expect(reports).toHaveLength(3);
});

test("a hidden tab reports once and then stops", async () => {
  signInAs("user");
  stop = startPresence();
  await pass(7_000);
  await settled(1);
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(10);
  await settled(2);
  await pass(120_000);

  expect(reports).toHaveLength(2);
  expect(reports[1]).toMatchObject({ hidden: true });
});

test("nothing is reported without a login or after logout", async () => {
  stop = startPresence();
  await pass(60_000);
  expect(reports).toEqual([]);

  signInAs("user");
  server.use(answerWith(authEndpoints.logout, { success: true }));
  stop = startPresence();
  await pass(1_100);
  await settled(1);
  void signOut();
  await pass(120_000);
  expect(reports).toHaveLength(1);
});

test("an expired session ends the reports", async () => {
  signInAs("user");
  let refused = 0;
  server.use(failWith(presenceEndpoints.report, "SESSION_TERMINATED", "Over."));
  server.events.on("response:mocked", ({ response }) => {
    if (response.status === 401) refused += 1;
  });
  stop = startPresence();
  await pass(1_100);
  for (let times = 0; times < 20 && refused === 0; times += 1) await pass(0);
  await pass(120_000);

  expect(refused).toBe(1);
});
